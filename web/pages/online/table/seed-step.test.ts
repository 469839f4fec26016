import { fingerprintOf } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { KeptDice } from '../../../session/kept-dice.ts';
import { makeTableSummary } from '../testing/fake-server.ts';
import { nextSeedStep, withWords } from './seed-step.ts';

const OWN = 'a number of my own';
const OTHER = fingerprintOf('a number of somebody else');
const drawing = { draw: () => OWN, isMine: false };

/** A table with these fingerprints at its seats. */
function tableWith(commitments: readonly (string | null)[], changes: Partial<TableSummary> = {}): TableSummary {
  const summary = makeTableSummary('comet', commitments.length);
  const chairs = summary.chairs.map((chair, seat) => ({ ...chair, commitment: commitments[seat] ?? null }));
  return { ...summary, state: 'gathering', commitment: 'of the server', chairs, ...changes };
}

const kept: KeptDice = {
  table: makeTableSummary('comet', 2).id,
  commitment: 'of the server',
  seed: OWN,
  seats: null,
  rounds: 0,
};
const both = [fingerprintOf(OWN), OTHER] as const;

test('a page draws a seed, stores it, and commits to it once', () => {
  const first = nextSeedStep(tableWith([null, null]), 0, null, drawing);
  expect(first).toEqual({ does: 'commit', kept, commitment: fingerprintOf(OWN) });
  expect(nextSeedStep(tableWith([fingerprintOf(OWN), null]), 0, kept, drawing)).toEqual({ does: 'wait' });
});

test('after a reload the stored seed is committed and revealed, and no other', () => {
  const draw = () => 'another number';
  expect(nextSeedStep(tableWith([null, null]), 0, kept, { draw, isMine: false })).toMatchObject({
    does: 'commit',
    kept,
  });
  const opening = tableWith(both, { revealUntil: 1 });
  expect(nextSeedStep(opening, 0, kept, { draw, isMine: false })).toEqual({
    does: 'open',
    kept: { ...kept, seats: both },
  });
  // The page was reloaded just before the reveal.
  const about = { ...kept, seats: both };
  expect(nextSeedStep(opening, 0, about, { draw, isMine: false })).toEqual({ does: 'open', kept: about });
});

test('nothing is revealed before all commitments are known, nor twice', () => {
  expect(nextSeedStep(tableWith(both), 0, kept, drawing)).toEqual({ does: 'wait' });
  expect(nextSeedStep(tableWith([both[0], null], { revealUntil: 1 }), 0, kept, drawing)).toEqual({ does: 'refuse' });
  const summary = tableWith(both, { revealUntil: 1 });
  const chairs = summary.chairs.map((chair) => ({ ...chair, hasRevealed: true }));
  expect(nextSeedStep({ ...summary, chairs }, 0, kept, drawing)).toEqual({ does: 'wait' });
});

test('a server that shows other commitments than before gets no seed', () => {
  const changed = tableWith(both, { revealUntil: 1, commitment: 'of another number' });
  expect(nextSeedStep(changed, 0, kept, drawing)).toEqual({ does: 'refuse' });
  const opened = { ...kept, seats: both };
  const others = tableWith([both[0], fingerprintOf('drawn when all was known')], { revealUntil: 1 });
  expect(nextSeedStep(others, 0, opened, drawing)).toEqual({ does: 'refuse' });
});

test('a seed revealed in vain is replaced, and counted', () => {
  const opened = { ...kept, seats: both };
  const draw = () => 'a new number';
  expect(nextSeedStep(tableWith([null, OTHER]), 0, opened, { draw, isMine: true })).toEqual({
    does: 'commit',
    kept: { ...kept, seed: 'a new number', rounds: 1 },
    commitment: fingerprintOf('a new number'),
  });
});

test('of two devices of a person the last one commits, and they do not alternate', () => {
  const fixedElsewhere = tableWith([OTHER, null]);
  expect(nextSeedStep(fixedElsewhere, 0, kept, { ...drawing, isMine: true })).toEqual({ does: 'wait' });
  expect(nextSeedStep(fixedElsewhere, 0, kept, drawing)).toMatchObject({ does: 'commit' });
  expect(nextSeedStep(tableWith([OTHER, OTHER], { revealUntil: 1 }), 0, kept, drawing)).toEqual({ does: 'wait' });
});

test('a text is added to the random number and never replaces it', () => {
  expect(withWords('0123', 'my luck')).toBe('0123 my luck');
  expect(withWords('0123 my luck', 'no luck')).toBe('0123 no luck');
  expect(withWords('0123 my luck', '')).toBe('0123');
});
