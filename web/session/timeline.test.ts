import {
  fastRng,
  type Game,
  type GameLog,
  isUndoEntry,
  type Kinded,
  Match,
  replay,
  seededChance,
  standardOptions,
} from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { startrek } from '@orrery/startrek';
import { gameMessages } from '@orrery/startrek/words';
import { expect, test } from 'vitest';
import { Timeline } from './timeline.ts';

/** A game of random moves with occasional undos. */
function strolled<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seats: number,
  seed: number,
  bound: number,
): GameLog<M, O> {
  const rng = fastRng(seed);
  const match = Match.start(game, {
    id: `stroll-${seed}`,
    options: standardOptions(game.options),
    seats,
    chance: seededChance(seed),
  });
  while (match.seq < bound && match.awaiting.who === 'seats') {
    const seat = Array.from({ length: seats }, (_, q) => q).find((q) => match.request(q)?.must) ?? 0;
    const request = match.request(seat);
    const moves = match.moves(seat, 4);
    const move = moves[rng(moves.length)];
    if (request === null || move === undefined) throw new Error('no legal move');
    match.choose(seat, request.id, move);
    if (match.undoable(seat) > 0 && rng(5) === 0) match.undo(seat);
  }
  return match.toLog();
}

function reelOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: GameLog<M, O>,
): Timeline<T, H, B, M, E, O, K> {
  const timeline = Timeline.fromLog(game, null, log);
  if (!timeline.ok) throw new Error(timeline.problem.text);
  return timeline.value;
}

test('every state of a timeline equals a straight replay, in any order of access', () => {
  const log = strolled(comet, 3, 5, 400);
  expect(log.entries.some((entry) => isUndoEntry(entry))).toBe(true);
  const timeline = reelOf(comet, log);
  const after = new Map<number, string>();
  replay(comet, log, (match) => after.set(match.steps.length, JSON.stringify(match.state)), { history: true });
  const rng = fastRng(9);
  for (let i = 0; i < 300; i++) {
    const step = 1 + rng(timeline.length);
    expect(JSON.stringify(timeline.state(step))).toBe(after.get(step));
  }
});

test('a timeline that grows entry by entry equals one made of the whole log, undos included', () => {
  const log = strolled(comet, 4, 11, 300);
  const growing = new Timeline(comet, null, log.header);
  const match = new Match(comet, log.header);
  for (const [i, entry] of log.entries.entries()) {
    growing.follow(match, match.applyChecked(entry));
    if (i % 7 === 0) growing.view(Math.floor(growing.length / 2), 0);
    if (i % 5 === 0) growing.story(1);
  }
  const whole = reelOf(comet, log);
  expect(growing.length).toBe(whole.length);
  expect(growing.story(1)).toEqual(whole.story(1));
  expect(growing.steps(0, 2)).toEqual(whole.steps(0, 2));
});

test('steps and entries are counted separately: an undo belongs to the step before', () => {
  const log = strolled(comet, 2, 3, 200);
  const timeline = reelOf(comet, log);
  for (let step = 1; step <= timeline.length; step++) expect(timeline.stepAt(timeline.seqAt(step))).toBe(step);
  expect(timeline.stepAt(0)).toBe(0);
  expect(timeline.stepAt(log.entries.length)).toBe(timeline.length);
  expect(timeline.seq).toBe(log.entries.length);
});

test('a seat sees its own hand and events; a spectator sees the open part', () => {
  const timeline = reelOf(comet, strolled(comet, 3, 2, 60));
  expect(timeline.view(timeline.length, null)).not.toHaveProperty('hand');
  const drew = (reader: number | null | 'everything'): (number | null)[] =>
    Array.from({ length: timeline.length }, (_, i) => timeline.events(i + 1, reader))
      .flat()
      .flatMap((event) => (event.kind === 'drew' && event.seat === 0 ? [event.good] : []));
  expect(drew(1).every((good) => good === null)).toBe(true);
  expect(drew(null)).toEqual(drew(1));
  expect(drew(0).every((good) => good !== null)).toBe(true);
  expect(drew('everything')).toEqual(drew(0));
});

test('a copy given out does not change when the timeline grows', () => {
  const log = strolled(comet, 2, 8, 120);
  const timeline = new Timeline(comet, null, log.header);
  const match = new Match(comet, log.header);
  for (const entry of log.entries.slice(0, 60)) timeline.follow(match, match.applyChecked(entry));
  const view = timeline.view(timeline.length, 0);
  const before = JSON.stringify(view);
  for (const entry of log.entries.slice(60)) timeline.follow(match, match.applyChecked(entry));
  timeline.state(3);
  expect(JSON.stringify(view)).toBe(before);
});

test('a log that breaks the rules gives no timeline and names the place', () => {
  const log = strolled(comet, 2, 4, 80);
  const entries = log.entries.with(7, { by: 'chance', secret: false, outcome: [99] });
  const timeline = Timeline.fromLog(comet, null, { ...log, entries });
  expect(timeline.ok ? '' : timeline.problem.text).toMatch(/^entry 8 /);
});

test('chapters and turns of a game in words are found, and its story is told to each in the words of the moment', () => {
  const log = strolled(startrek, 3, 21, 900);
  const timeline = Timeline.fromLog(startrek, gameMessages, log);
  if (!timeline.ok) throw new Error(timeline.problem.text);
  const story = timeline.value.story(0);
  expect(story.length).toBeGreaterThan(100);
  expect(story.filter(({ words }) => words !== null).length).toBeGreaterThan(100);
  expect(timeline.value.chapterSteps().length).toBe(new Set(story.filter((l) => l.isChapter).map((l) => l.seq)).size);
  const turns = timeline.value.stepsChanging(({ turn }) => turn);
  for (const step of turns.slice(1)) {
    expect(timeline.value.events(step, null).some(({ kind }) => kind === 'turn')).toBe(true);
  }
});
