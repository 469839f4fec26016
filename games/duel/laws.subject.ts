import { shipSubject } from '@orrery/ship/testing';
import { DUEL } from './data.ts';
import { duel } from './game.ts';

/** Das Duell as a subject of the laws. */
export const subject = shipSubject(duel, DUEL, {
  // Long games empty the reserve, including the Median; two orders occur only in missions.
  more: [
    { target: 15, median: 'on' },
    { target: 15, median: 'on', bank: 'counted' },
    { mission: 1, start: 'first' },
    { mission: 1, start: 'second' },
    { mission: 1, start: 'moon' },
    { mission: 1, crest: 'first-sun' },
    { mission: 1, crest: 'drawn', start: 'first' },
    { mission: 2, start: 'first' },
    { mission: 2, start: 'second' },
  ],
  menu: 0,
  rare: {
    offer: 'there is no barter in the Duel',
    offered: 'there is no barter in the Duel',
    traded: 'there is no barter in the Duel',
    declined: 'there is no barter in the Duel',
    countered: 'there is no barter in the Duel',
    proposed: 'there is no barter in the Duel',
    withdrawn: 'there is no barter in the Duel',
    dismissed: 'there is no barter in the Duel',
    closed: 'there is no barter in the Duel',
    reopened: 'there is no barter in the Duel',
    spared: 'a strong pirate meets a ship without a centre; pirates.test.ts',
    'task-locked': 'a task for the planet just served; tasks.test.ts',
    'not-now.lose': 'the moment of a lost fight; out-of-place.test.ts',
  },
});
