import { replay } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import type { Event } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import type { StoryLine } from '../../../../session/session.ts';
import { goldenLogs } from '../testing/golden.ts';
import { encountersIn } from './record.ts';

const GAMES = goldenLogs(3);

/** A golden game as one seat was told it. */
function storyOf(seat: number, game = 3): readonly StoryLine<Event>[] {
  const log = GAMES[game];
  if (log === undefined) throw new Error(`no golden game ${game}`);
  const played = replay(starfarers, { ...log, checks: [] }, undefined, { history: true });
  if (!played.ok) throw new Error(played.problem.text);
  return played.value
    .heardBy(seat)
    .flatMap(({ seq, events }) => events.map((event) => ({ seq, event, words: null, isChapter: false })));
}

test('every encounter is a page of the book, and all but the last are closed', () => {
  const story = storyOf(0);
  const meetings = encountersIn(story);
  expect(meetings).toHaveLength(story.filter(({ event }) => event.kind === 'met').length);
  expect(meetings.every(({ isOver, turn }) => isOver && turn > 0)).toBe(true);
});

test('only the reader knows the card before it is read out', () => {
  const story = storyOf(0);
  for (const [i, { event }] of story.entries()) {
    if (event.kind !== 'met') continue;
    const page = encountersIn(story.slice(0, i + 1)).at(-1);
    if (event.reader === 0) expect(page?.card).not.toBeNull();
    else expect(page?.card).toBeNull();
  }
});

test('answers, contests and results are on the page of their encounter', () => {
  const meetings = GAMES.flatMap((_, game) => encountersIn(storyOf(1, game)));
  const kinds = new Set(meetings.flatMap(({ lines }) => lines.map(({ event }) => event.kind)));
  expect([...kinds]).toEqual(expect.arrayContaining(['contest', 'outcome', 'fame', 'gained', 'dropped', 'grounded']));
  expect(meetings.some(({ isUnmasked }) => isUnmasked)).toBe(true);
  expect(meetings.flatMap(({ answers }) => answers).length).toBeGreaterThan(5);
});
