import { DUEL } from '@orrery/duel/facts';
import { STARSHIP } from '@orrery/starship/facts';
import { expect, test } from 'vitest';
import {
  cardsOf,
  forgotten,
  freshNotes,
  groupOf,
  laid,
  NOTES_SHAPE,
  nextGroup,
  placeOf,
  positionOf,
  refilled,
  seenIn,
  shuffled,
  sizeOf,
  taken,
} from './notes.ts';

const card = (id: string): number => STARSHIP.cards.findIndex((each) => each.id === id);
const ORE = card('B-TP-OR1');
const PIRATE = card('B-PI-2');
const COLONY = card('B-CO-1');
const GREEN = card('R1-GR');
const fresh = () => freshNotes(STARSHIP, 'open');

test('SS-SETUP-07, DU-SET-15: four stacks of ten in 2001, of nine in Duel', () => {
  expect(fresh().sectors.map(sizeOf)).toEqual([10, 10, 10, 10]);
  expect(freshNotes(DUEL, 'open').sectors.map(sizeOf)).toEqual([9, 9, 9, 9]);
  expect(cardsOf(DUEL)).toHaveLength(36 + 28);
});

test('a card that was seen is one unknown card less there, and lies nowhere else', () => {
  const first = seenIn(fresh(), STARSHIP, 0, ORE);
  expect(first.sectors[0]).toMatchObject({ seen: [ORE], unknown: 9 });
  const corrected = seenIn(first, STARSHIP, 2, ORE);
  expect(corrected.sectors.map(({ unknown }) => unknown)).toEqual([10, 10, 9, 10]);
  expect(placeOf(corrected, ORE)).toBe(2);
  expect(forgotten(corrected, STARSHIP, ORE)).toEqual(fresh());
});

test('SS-MOD-03: what is put back on top or under keeps its order until the stack is shuffled', () => {
  const seen = [ORE, PIRATE, COLONY].reduce((notes, each) => seenIn(notes, STARSHIP, 1, each), fresh());
  const put = laid(laid(laid(seen, PIRATE, 'under'), ORE, 'top'), COLONY, 'under');
  expect(put.sectors[1]).toMatchObject({ top: [ORE], under: [PIRATE, COLONY] });
  expect(positionOf(put, COLONY)).toBe('under');
  const flown = shuffled(put, 1);
  expect(flown.sectors[1]).toMatchObject({ top: [], under: [], seen: [ORE, PIRATE, COLONY] });
});

test('a card that goes to a player is followed by one of the reserve, group I first', () => {
  const gone = taken(seenIn(fresh(), STARSHIP, 3, COLONY), STARSHIP, COLONY);
  expect(placeOf(gone, COLONY)).toBe('taken');
  expect(gone.sectors[3]).toMatchObject({ seen: [], due: 1 });
  expect(nextGroup(gone, STARSHIP)).toBe(1);
  const filled = refilled(gone, STARSHIP, 3, GREEN);
  expect(filled.sectors[3]).toMatchObject({ seen: [GREEN], due: 0 });
  expect(filled.sectors.map(sizeOf)).toEqual([10, 10, 10, 10]);
});

test('SS-VAR-01, DU-VAR-01: a card that comes face down is unseen until a later flight turns it up', () => {
  const hidden = freshNotes(STARSHIP, 'hidden');
  const gone = taken(seenIn(hidden, STARSHIP, 0, COLONY), STARSHIP, COLONY);
  expect(gone.sectors[0]).toMatchObject({ veiled: [1], due: 0 });
  expect(sizeOf(gone.sectors[0] ?? fail())).toBe(10);
  const turned = seenIn(gone, STARSHIP, 0, GREEN);
  expect(turned.sectors[0]).toMatchObject({ veiled: [], seen: [GREEN], unknown: 9 });
});

test('when all seven of group I have come, group II is next, and an empty reserve fills nothing', () => {
  let notes = freshNotes(STARSHIP, 'hidden');
  const base = cardsOf(STARSHIP).filter((each) => groupOf(STARSHIP, each) === 0);
  for (const [i, each] of base.slice(0, 28).entries()) {
    expect(nextGroup(notes, STARSHIP)).toBe(1 + Math.floor(i / 7));
    notes = taken(seenIn(notes, STARSHIP, 0, each), STARSHIP, each);
  }
  expect(nextGroup(notes, STARSHIP)).toBeNull();
  const size = notes.sectors.map(sizeOf);
  const [last = 0] = base.slice(28);
  const after = taken(seenIn(notes, STARSHIP, 1, last), STARSHIP, last);
  expect(sizeOf(after.sectors[1] ?? fail())).toBe((size[1] ?? 0) - 1);
});

test('notes are read back as they were written', () => {
  const notes = laid(seenIn(fresh(), STARSHIP, 1, ORE), ORE, 'top');
  expect(NOTES_SHAPE(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
  expect(NOTES_SHAPE({ ...notes, refill: 'maybe' })).toBeUndefined();
});

function fail(): never {
  throw new Error('there is no such sector');
}
