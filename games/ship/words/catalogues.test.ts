import { cataloguesSuite } from '@orrery/common/testing';
import { fastRng, type Message } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { CATALOGUES } from '../testing/format.ts';
import {
  eventSamples,
  messagesOf,
  questionSamples,
  refusalSamples,
  standingSamples,
} from '../testing/message-samples.ts';
import { BOTH_GAMES, position, type ShipGameId } from '../testing/position.ts';
import { centreLabel, currentCardLabel, holdLabel, mountLabel, sectorLabel } from './places.ts';

const SILENT = ['used-station', 'ended'];

/** Everything that can be pointed at. */
const placesOf = ({ kit, table }: ReturnType<typeof position>): readonly Message[] => [
  sectorLabel(table, 0),
  holdLabel(table, 0, 5),
  ...[0, 1, 2, 3, 4, 5].map((room) => centreLabel(kit, table, 0, room)),
  currentCardLabel(kit, 0),
  ...(['bay', 'booster', 'booster-2', 'cannon', 'cannon-2'] as const).map(mountLabel),
];

function everythingOf(id: ShipGameId): readonly Message[] {
  const t = position(id);
  const gameMessages = messagesOf(id);
  const rng = fastRng(1);
  const events = Object.values(eventSamples(t)).flat();
  const options = Object.values(gameMessages.options);
  return [
    ...events.flatMap((event) => gameMessages.event(event, { seat: null, table: t.table }) ?? []),
    ...t.game.vocabulary.moves.flatMap(({ any }) =>
      Array.from({ length: 300 }, () => gameMessages.move(any(t.table, rng), t.table)),
    ),
    ...refusalSamples(t).map((refusal) => gameMessages.refusal(refusal)),
    ...questionSamples(id),
    ...standingSamples(id),
    ...options.flatMap(({ name, help, values }) => [name, help, ...values]),
    ...gameMessages.marks.flatMap(({ subject, provenance, note }) => [subject, provenance, note]),
    ...(gameMessages.legend === null ? [] : [gameMessages.legend]),
    ...placesOf(t),
  ];
}

cataloguesSuite({
  catalogues: CATALOGUES,
  everything: BOTH_GAMES.flatMap(everythingOf),
  seats: 2,
  lent: ['stock.astro'], // used as a label of the stores
});

test.each(BOTH_GAMES)('every event of %s has a text, except those reported by others', (id) => {
  const t = position(id);
  for (const [kind, forms] of Object.entries(eventSamples(t))) {
    for (const form of forms) {
      const said = messagesOf(id).event(form, { seat: null, table: t.table });
      expect(said === null, kind).toBe(SILENT.includes(kind));
    }
  }
});

test.each(BOTH_GAMES)('everything marked in the data of %s is listed with its provenance and a note', (id) => {
  const { variant } = position(id).kit;
  const marked = [...variant.cards, ...variant.tasks].filter(({ provenance }) => provenance !== 'book');
  const rulings = 1; // one mark covers them all
  expect(messagesOf(id).marks).toHaveLength(marked.length + variant.provenance.length + rulings);
});
