import type { Event } from '@orrery/ship/facts';
import { expect, test } from 'vitest';
import type { StoryLine } from '../../../session/session.ts';
import { fightMoment, latestFight } from './fights.ts';
import { type AskedSeatCase, playRandomGame } from './testing/games.ts';

const told = (events: readonly Event[]): readonly StoryLine<Event>[] =>
  events.map((event, seq) => ({ event, seq, words: null, isChapter: false }));

/** The requests to those who have just fought, with what followed from the fight. */
function requestsAfterFights(): readonly AskedSeatCase[] {
  const found: AskedSeatCase[] = [];
  for (const seed of [31, 32, 33]) {
    playRandomGame({ game: 'starship', seed, maxEntries: 600 }, (request) => {
      if (latestFight(request.story) !== null)
        found.push({ ...request, view: structuredClone(request.view), story: [...request.story] });
    });
  }
  return found;
}

test('both players see the result of a fight before the next decision, also when nothing was lost', () => {
  const decisions = requestsAfterFights().filter(({ asking }) => !['reward', 'lose'].includes(asking.question));
  const own = decisions.filter(({ view, story }) => latestFight(story)?.fight.seat === view.seat);
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter(({ view, story }) => fightMoment(view, story) === null)).toEqual([]);
  const isUnharmed = ({ story }: AskedSeatCase) =>
    latestFight(story)?.aftermath.every(({ kind }) => !kind.startsWith('lost-')) === true;
  expect(own.some(isUnharmed)).toBe(true);
});

test('a fight that was followed by something else is not shown again', () => {
  const [request] = requestsAfterFights();
  if (request === undefined) throw new Error('nobody fought');
  const events = request.story.map(({ event }) => event);
  expect(latestFight(told([...events, { kind: 'turn', seat: 0, turn: 9 }]))).toBeNull();
});
