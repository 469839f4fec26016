import { shipSubject } from '@orrery/ship/testing';
import { STARSHIP } from './data.ts';
import { starship } from './game.ts';

/** Sternenschiff Catan as a subject of the laws: what only this game can specify. */
export const subject = shipSubject(starship, STARSHIP, {
  // Long games empty the reserve.
  more: [
    { target: 15, bank: 'counted' },
    { target: 15, reward: 'other' },
  ],
  menu: 3,
  rare: {
    next: 'there is always a third phase; the first mission of the Duel has none',
    'lost-booster': 'no pirate of 2001 takes a booster; pirates.test.ts',
    spared: 'a strong pirate meets a ship without a centre; pirates.test.ts',
    'refused-before': 'an offer thrown again by chance; barter.test.ts',
    barred: 'one option and three tasks; tasks.test.ts',
    'task-locked': 'a task that replaces one for the same planet in the same flight; tasks.test.ts',
    'not-now.lose': 'the moment of a lost fight; out-of-place.test.ts',
  },
});
