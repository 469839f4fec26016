import { fingerprintOf } from '@orrery/kernel';
import type { TableCard } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { KeptDice } from '../../../session/kept-dice.ts';
import { cardOf } from '../testing/fake-server.ts';
import { sealing, withWords } from './sealing.ts';

const OWN = 'a number of my own';
const OTHER = fingerprintOf('a number of somebody else');
const drawing = { draw: () => OWN, isMine: false };

/** A table with these fingerprints at its seats. */
function tableWith(commitments: readonly (string | null)[], changes: Partial<TableCard> = {}): TableCard {
  const card = cardOf('comet', commitments.length);
  const chairs = card.chairs.map((chair, seat) => ({ ...chair, commitment: commitments[seat] ?? null }));
  return { ...card, state: 'gathering', commitment: 'of the server', chairs, ...changes };
}

const kept: KeptDice = { table: cardOf('comet', 2).id, commitment: 'of the server', seed: OWN, seats: null, rounds: 0 };
const both = [fingerprintOf(OWN), OTHER] as const;

test('a page draws a number, keeps it, and fixes it once', () => {
  const first = sealing(tableWith([null, null]), 0, null, drawing);
  expect(first).toEqual({ does: 'commit', kept, commitment: fingerprintOf(OWN) });
  expect(sealing(tableWith([fingerprintOf(OWN), null]), 0, kept, drawing)).toEqual({ does: 'wait' });
});

test('after a reload the number that was kept is fixed and opened, and no other', () => {
  const draw = () => 'another number';
  expect(sealing(tableWith([null, null]), 0, kept, { draw, isMine: false })).toMatchObject({ does: 'commit', kept });
  const opening = tableWith(both, { opening: 1 });
  expect(sealing(opening, 0, kept, { draw, isMine: false })).toEqual({ does: 'open', kept: { ...kept, seats: both } });
  // It was about to be opened when the page was loaded anew.
  const about = { ...kept, seats: both };
  expect(sealing(opening, 0, about, { draw, isMine: false })).toEqual({ does: 'open', kept: about });
});

test('nothing is opened before the fingerprints of all seats stand, nor twice', () => {
  expect(sealing(tableWith(both), 0, kept, drawing)).toEqual({ does: 'wait' });
  expect(sealing(tableWith([both[0], null], { opening: 1 }), 0, kept, drawing)).toEqual({ does: 'refuse' });
  const card = tableWith(both, { opening: 1 });
  const chairs = card.chairs.map((chair) => ({ ...chair, isOpened: true }));
  expect(sealing({ ...card, chairs }, 0, kept, drawing)).toEqual({ does: 'wait' });
});

test('a server that shows other fingerprints than before is given nothing', () => {
  const changed = tableWith(both, { opening: 1, commitment: 'of another number' });
  expect(sealing(changed, 0, kept, drawing)).toEqual({ does: 'refuse' });
  const opened = { ...kept, seats: both };
  const others = tableWith([both[0], fingerprintOf('drawn when all was known')], { opening: 1 });
  expect(sealing(others, 0, opened, drawing)).toEqual({ does: 'refuse' });
});

test('a number that was opened in vain is drawn anew, and it is counted', () => {
  const opened = { ...kept, seats: both };
  const draw = () => 'a new number';
  expect(sealing(tableWith([null, OTHER]), 0, opened, { draw, isMine: true })).toEqual({
    does: 'commit',
    kept: { ...kept, seed: 'a new number', rounds: 1 },
    commitment: fingerprintOf('a new number'),
  });
});

test('of two devices of one person the last one to come fixes the number, and they do not quarrel', () => {
  const fixedElsewhere = tableWith([OTHER, null]);
  expect(sealing(fixedElsewhere, 0, kept, { ...drawing, isMine: true })).toEqual({ does: 'wait' });
  expect(sealing(fixedElsewhere, 0, kept, drawing)).toMatchObject({ does: 'commit' });
  expect(sealing(tableWith([OTHER, OTHER], { opening: 1 }), 0, kept, drawing)).toEqual({ does: 'wait' });
});

test('words stand beside the number, never in its place', () => {
  expect(withWords('0123', 'my luck')).toBe('0123 my luck');
  expect(withWords('0123 my luck', 'no luck')).toBe('0123 no luck');
  expect(withWords('0123 my luck', '')).toBe('0123');
});
