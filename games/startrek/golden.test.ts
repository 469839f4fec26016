import { changeBetween, firstChange, narratorOf } from '@orrery/common/testing';
import { eraseWithMessages } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { ENTRY } from './entry.ts';
import { startrek } from './game.ts';
import first from './golden/01.log?raw';
import { goldenGame } from './testing/golden.ts';
import { gameMessages } from './words/index.ts';

test('the golden games are the ones that `npm run golden` makes', () => {
  expect(first.startsWith(goldenGame(1))).toBe(true);
});

const narrator = await narratorOf(ENTRY.present);
const [log = ''] = first.split(/^(?=orrery log )/m).filter((text) => text !== '');

test('a golden game replayed with unchanged rules reports no change', () => {
  expect(firstChange(narrator, log)).toBeNull();
  expect(changeBetween(narrator, narrator, log)).toBeNull();
});

test('the first different event is reported in words, with its turn and its line', () => {
  const loaded: typeof startrek = {
    ...startrek,
    resolve: (state, outcome, tell) => startrek.resolve(state, state.table.turn === 2 ? [0, 0] : outcome, tell),
  };
  const present = { ...narrator, rules: eraseWithMessages(loaded, gameMessages) };
  expect(firstChange(present, log)).toMatch(/^line \d+ \(\d+ \* \d \d\), turn 2\n {2}now: +\w+ rolls 1 \+ 1 = 2\./);
  expect(changeBetween(narrator, present, log)).toMatch(
    /recorded: \w+ rolls .*\n(.*\n)* {2}now: +\w+ rolls 1 \+ 1 = 2/,
  );
});

test('if events agree but states differ, the report shows where', () => {
  const thievish: typeof startrek = {
    ...startrek,
    play(state, seat, move, tell) {
      startrek.play(state, seat, move, tell);
      if (move.kind === 'end') state.table.bank[0] = (state.table.bank[0] ?? 0) - 1;
    },
  };
  const present = { ...narrator, rules: eraseWithMessages(thievish, gameMessages) };
  expect(changeBetween(narrator, present, log)).toMatch(
    /the same is told, but the state differs: bank\[0\]: (\d+) against \d+$/,
  );
});

test('a move that is now refused is reported with the reason and its rule', () => {
  const strict: typeof startrek = {
    ...startrek,
    refuse: (view, move) =>
      move.kind === 'end' ? [{ code: 'must-roll', rule: 'ST-TURN-01', numbers: {} }] : startrek.refuse(view, move),
  };
  const present = { ...narrator, rules: eraseWithMessages(strict, gameMessages) };
  expect(changeBetween(narrator, present, log)).toMatch(/now: .* \(ST-TURN-01\)$/);
});
