import { cataloguesSuite } from '@orrery/common/testing';
import { fastRng, type Words } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { BOTH_GAMES, type Id, position } from '../testing/position.ts';
import { eventsOf, questionsOf, refusalsOf, standingsOf, wordingOf } from '../testing/sayings.ts';
import { CATALOGUES } from '../testing/speech.ts';
import { texts } from '../texts.ts';
import { herePlace, holdPlace, mountPlace, roomPlace, sectorPlace } from './places.ts';

const SILENT = ['used-station', 'ended'];

/** Whatever can be pointed at. */
const placesOf = ({ kit, table }: ReturnType<typeof position>): readonly Words[] => [
  sectorPlace(table, 0),
  holdPlace(table, 0, 5),
  ...[0, 1, 2, 3, 4, 5].map((room) => roomPlace(kit, table, 0, room)),
  herePlace(kit, 0),
  ...(['bay', 'booster', 'booster-2', 'cannon', 'cannon-2'] as const).map(mountPlace),
];

function everythingOf(id: Id): readonly Words[] {
  const t = position(id);
  const wording = wordingOf(id);
  const rng = fastRng(1);
  const events = Object.values(eventsOf(t)).flat();
  const options = Object.values(wording.options);
  return [
    ...events.flatMap((event) => wording.event(event, { seat: null, table: t.table }) ?? []),
    ...t.game.vocabulary.moves.flatMap(({ any }) =>
      Array.from({ length: 300 }, () => wording.move(any(t.table, rng), t.table)),
    ),
    ...refusalsOf(t).map((refusal) => wording.refusal(refusal)),
    ...questionsOf(id),
    ...standingsOf(id),
    ...options.flatMap(({ name, help, values }) => [name, help, ...values]),
    ...wording.marks.flatMap(({ subject, provenance, note }) => [subject, provenance, note]),
    ...(wording.legend === null ? [] : [wording.legend]),
    ...placesOf(t),
  ];
}

cataloguesSuite({
  catalogues: CATALOGUES,
  texts,
  everything: BOTH_GAMES.flatMap(everythingOf),
  seats: 2,
  lent: ['stock.astro'], // for whoever labels the stores
});

test.each(BOTH_GAMES)('every event of %s is said, but for those that others say already', (id) => {
  const t = position(id);
  for (const [kind, forms] of Object.entries(eventsOf(t))) {
    for (const form of forms) {
      const said = wordingOf(id).event(form, { seat: null, table: t.table });
      expect(said === null, kind).toBe(SILENT.includes(kind));
    }
  }
});

test.each(BOTH_GAMES)('whatever is marked in the data of %s is listed with its provenance and a note', (id) => {
  const { variant } = position(id).kit;
  const marked = [...variant.cards, ...variant.tasks].filter(({ provenance }) => provenance !== 'book');
  const rulings = 1; // one mark counts them all
  expect(wordingOf(id).marks).toHaveLength(marked.length + variant.provenance.length + rulings);
});
