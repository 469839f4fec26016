import { rulingsNote } from '@orrery/common';
import type { Message, ProvenanceNote } from '@orrery/kernel';
import { type Provenance, STOCKS } from '../data.ts';
import type { ShipKit } from '../kit.ts';
import type { ShipVariant } from '../variant.ts';
import { message } from './message.ts';
import { cardMessage, taskMessage } from './names.ts';

const provenanceNote = (subject: Message, provenance: Provenance, note: Message): ProvenanceNote => ({
  subject,
  provenance: { key: `provenance.${provenance}`, values: {} },
  note,
});

const needsNote = ({ provenance }: { readonly provenance: Provenance }): boolean => provenance !== 'book';

/** A trade card in a list of cards: its goods and its price. */
function tradeNote({ variant }: ShipKit, number: number): Message {
  const each = variant.cards[number];
  if (each?.kind === 'planet') {
    return message('origin.planet', { goods: message(`stock.${STOCKS[each.goods] ?? 'ore'}`), price: each.price });
  }
  if (each?.kind === 'pirate')
    return message('origin.pirate', { demand: each.demand, loss: message(`loss.${each.loss}`) });
  return message('origin.card');
}

const ownNotes = ({ provenance, id }: ShipVariant): readonly ProvenanceNote[] =>
  provenance.map(({ key, provenance: word, rule }) => ({
    ...provenanceNote({ key: `origin.${id}.${key}`, values: {} }, word, {
      key: `origin.${id}.${key}.note`,
      values: {},
    }),
    rule,
  }));

/** What does not come directly from the books, and how certain it is: parts of the game, then cards, then tasks. */
export const provenanceNotes = (kit: ShipKit): readonly ProvenanceNote[] => [
  ...ownNotes(kit.variant),
  ...kit.variant.cards.flatMap((each, i) =>
    needsNote(each)
      ? [
          provenanceNote(
            message('origin.named', { id: each.id, card: cardMessage(kit, i) }),
            each.provenance,
            tradeNote(kit, i),
          ),
        ]
      : [],
  ),
  ...kit.variant.tasks.flatMap((each, i) =>
    needsNote(each)
      ? [
          provenanceNote(
            message('origin.named', { id: each.id, card: taskMessage(kit, i) }),
            each.provenance,
            message('origin.task'),
          ),
        ]
      : [],
  ),
  rulingsNote(kit.variant.rulings),
];
