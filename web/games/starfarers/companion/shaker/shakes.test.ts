import { expect, test } from 'vitest';
import { newTable, withFitting, withFriends } from '../../../../companion/table/table-notes.ts';
import { STARFARERS_COMPANION_RULES } from '../companion-rules.ts';
import { isBlack, NEW_SHAKES, SHAKE_ODDS, shakeTally, speedAfter, withShake } from './shakes.ts';

const RED_AND_BLUE = 3;
const BLACK_AND_YELLOW = 6;
const FIRST_SCIENTISTS = 1 << 5;

test('two of five balls fall in ten ways, four of which bring an encounter', () => {
  expect(SHAKE_ODDS).toEqual({ speeds: [3, 4, 5], chances: [2, 2, 2, 4], of: 10 });
});

test('SF-FLIGHT-02: red and blue with one booster fly 5', () => {
  const player = withFitting(newTable(STARFARERS_COMPANION_RULES, 3), STARFARERS_COMPANION_RULES, 0, 0, 1).players[0];
  if (player === undefined) throw new Error('no player');
  expect(speedAfter(RED_AND_BLUE, player)).toEqual({ base: 4, boosters: 1, scientists: 0 });
});

test('SF-FLIGHT-03: the black ball is an encounter at base speed 3; boosters and Scientists still count', () => {
  const table = withFriends(
    withFitting(newTable(STARFARERS_COMPANION_RULES, 3), STARFARERS_COMPANION_RULES, 0, 0, 2),
    0,
    FIRST_SCIENTISTS,
  );
  const [player] = table.players;
  if (player === undefined) throw new Error('no player');
  expect(isBlack(BLACK_AND_YELLOW)).toBe(true);
  expect(speedAfter(BLACK_AND_YELLOW, player)).toEqual({ base: 3, boosters: 2, scientists: 1 });
});

test('each shake is noted and counted', () => {
  let i = 0;
  let notes = NEW_SHAKES;
  for (let n = 0; n < 10; n++) notes = withShake(notes, () => [i++]);
  expect(shakeTally(notes.shakes)).toEqual(SHAKE_ODDS.chances);
});
