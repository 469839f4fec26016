import { rulingsMark } from '@orrery/common';
import type { Mark, Words } from '@orrery/kernel';
import { type Provenance, STOCKS } from '../data.ts';
import type { Kit } from '../kit.ts';
import type { Variant } from '../variant.ts';
import { words } from './say.ts';
import { card, task } from './things.ts';

const markOf = (subject: Words, provenance: Provenance, note: Words): Mark => ({
  subject,
  provenance: { key: `provenance.${provenance}`, values: {} },
  note,
});

const isMarked = ({ provenance }: { readonly provenance: Provenance }): boolean => provenance !== 'book';

/** What a trade card says, for a list of cards: its goods and its price. */
function noteOf({ variant }: Kit, number: number): Words {
  const each = variant.cards[number];
  if (each?.kind === 'planet') {
    return words('origin.planet', { goods: words(`stock.${STOCKS[each.goods] ?? 'ore'}`), price: each.price });
  }
  if (each?.kind === 'pirate') return words('origin.pirate', { demand: each.demand, loss: words(`loss.${each.loss}`) });
  return words('origin.card');
}

const ownMarks = ({ provenance, id }: Variant): readonly Mark[] =>
  provenance.map(({ key, provenance: word, rule }) => ({
    ...markOf({ key: `origin.${id}.${key}`, values: {} }, word, { key: `origin.${id}.${key}.note`, values: {} }),
    rule,
  }));

/** What does not come straight from the books, and how sure it is: parts of the game, then cards, then tasks. */
export const marksOf = (kit: Kit): readonly Mark[] => [
  ...ownMarks(kit.variant),
  ...kit.variant.cards.flatMap((each, i) =>
    isMarked(each)
      ? [markOf(words('origin.named', { id: each.id, card: card(kit, i) }), each.provenance, noteOf(kit, i))]
      : [],
  ),
  ...kit.variant.tasks.flatMap((each, i) =>
    isMarked(each)
      ? [markOf(words('origin.named', { id: each.id, card: task(kit, i) }), each.provenance, words('origin.task'))]
      : [],
  ),
  rulingsMark(kit.variant.rulings),
];
