import { DUEL } from '@orrery/duel/facts';
import { STARSHIP } from '@orrery/starship/facts';
import { expect, test } from 'vitest';
import {
  cardPlaceOf,
  groupOf,
  newSectorNotes,
  nextReserveGroup,
  positionOf,
  SECTOR_NOTES_SHAPE,
  sectorSize,
  variantCards,
  withCardForgotten,
  withCardPlaced,
  withCardSeen,
  withCardTaken,
  withReserveCard,
  withSectorShuffled,
} from './notes.ts';

const card = (id: string): number => STARSHIP.cards.findIndex((each) => each.id === id);
const ORE = card('B-TP-OR1');
const PIRATE = card('B-PI-2');
const COLONY = card('B-CO-1');
const GREEN = card('R1-GR');
const fresh = () => newSectorNotes(STARSHIP, 'open');

test('SS-SETUP-07, DU-SET-15: four stacks of ten in 2001, of nine in Duel', () => {
  expect(fresh().sectors.map(sectorSize)).toEqual([10, 10, 10, 10]);
  expect(newSectorNotes(DUEL, 'open').sectors.map(sectorSize)).toEqual([9, 9, 9, 9]);
  expect(variantCards(DUEL)).toHaveLength(36 + 28);
});

test('a seen card reduces the unknown cards there and is nowhere else', () => {
  const first = withCardSeen(fresh(), STARSHIP, 0, ORE);
  expect(first.sectors[0]).toMatchObject({ seen: [ORE], unknown: 9 });
  const corrected = withCardSeen(first, STARSHIP, 2, ORE);
  expect(corrected.sectors.map(({ unknown }) => unknown)).toEqual([10, 10, 9, 10]);
  expect(cardPlaceOf(corrected, ORE)).toBe(2);
  expect(withCardForgotten(corrected, STARSHIP, ORE)).toEqual(fresh());
});

test('SS-MOD-03: what is put back on top or under keeps its order until the stack is shuffled', () => {
  const seen = [ORE, PIRATE, COLONY].reduce((notes, each) => withCardSeen(notes, STARSHIP, 1, each), fresh());
  const put = withCardPlaced(withCardPlaced(withCardPlaced(seen, PIRATE, 'under'), ORE, 'top'), COLONY, 'under');
  expect(put.sectors[1]).toMatchObject({ top: [ORE], under: [PIRATE, COLONY] });
  expect(positionOf(put, COLONY)).toBe('under');
  const flown = withSectorShuffled(put, 1);
  expect(flown.sectors[1]).toMatchObject({ top: [], under: [], seen: [ORE, PIRATE, COLONY] });
});

test('a card that goes to a player is followed by one of the reserve, group I first', () => {
  const gone = withCardTaken(withCardSeen(fresh(), STARSHIP, 3, COLONY), STARSHIP, COLONY);
  expect(cardPlaceOf(gone, COLONY)).toBe('taken');
  expect(gone.sectors[3]).toMatchObject({ seen: [], due: 1 });
  expect(nextReserveGroup(gone, STARSHIP)).toBe(1);
  const filled = withReserveCard(gone, STARSHIP, 3, GREEN);
  expect(filled.sectors[3]).toMatchObject({ seen: [GREEN], due: 0 });
  expect(filled.sectors.map(sectorSize)).toEqual([10, 10, 10, 10]);
});

test('SS-VAR-01, DU-VAR-01: a card that comes face down is unseen until a later flight turns it up', () => {
  const hidden = newSectorNotes(STARSHIP, 'hidden');
  const gone = withCardTaken(withCardSeen(hidden, STARSHIP, 0, COLONY), STARSHIP, COLONY);
  expect(gone.sectors[0]).toMatchObject({ veiled: [1], due: 0 });
  expect(sectorSize(gone.sectors[0] ?? fail())).toBe(10);
  const turned = withCardSeen(gone, STARSHIP, 0, GREEN);
  expect(turned.sectors[0]).toMatchObject({ veiled: [], seen: [GREEN], unknown: 9 });
});

test('when all seven of group I have come, group II is next, and an empty reserve fills nothing', () => {
  let notes = newSectorNotes(STARSHIP, 'hidden');
  const base = variantCards(STARSHIP).filter((each) => groupOf(STARSHIP, each) === 0);
  for (const [i, each] of base.slice(0, 28).entries()) {
    expect(nextReserveGroup(notes, STARSHIP)).toBe(1 + Math.floor(i / 7));
    notes = withCardTaken(withCardSeen(notes, STARSHIP, 0, each), STARSHIP, each);
  }
  expect(nextReserveGroup(notes, STARSHIP)).toBeNull();
  const size = notes.sectors.map(sectorSize);
  const [last = 0] = base.slice(28);
  const after = withCardTaken(withCardSeen(notes, STARSHIP, 1, last), STARSHIP, last);
  expect(sectorSize(after.sectors[1] ?? fail())).toBe((size[1] ?? 0) - 1);
});

test('notes are read back as they were written', () => {
  const notes = withCardPlaced(withCardSeen(fresh(), STARSHIP, 1, ORE), ORE, 'top');
  expect(SECTOR_NOTES_SHAPE(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
  expect(SECTOR_NOTES_SHAPE({ ...notes, refill: 'maybe' })).toBeUndefined();
});

function fail(): never {
  throw new Error('no such sector');
}
