import { duel } from '@orrery/duel';
import { gameMessages as duelWording } from '@orrery/duel/words';
import { isUndoEntry, parseLog } from '@orrery/kernel';
import { withCallCounts } from '@orrery/kernel/laws';
import { startrek } from '@orrery/startrek';
import { gameMessages } from '@orrery/startrek/words';
import { expect, test } from 'vitest';
import type { Sitter } from '../../session/session.ts';
import { Timeline, type Viewer } from '../../session/timeline.ts';
import { goldenLog } from '../result/testing/golden.ts';
import { ReplaySession } from './replay-session.ts';
import { viewersOf } from './viewers.ts';

const loaded = Timeline.fromLog(startrek, gameMessages, goldenLog());
if (!loaded.ok) throw new Error(loaded.problem.text);
const record = loaded.value;

const ANNA: Sitter = { kind: 'person', name: 'Anna' };
const BOT: Sitter = { kind: 'bot', name: 'Vega', level: 'captain' };

const showing = (step: number, reader: Viewer = null) =>
  new ReplaySession(record, { id: 'a', sitters: [ANNA, BOT, BOT, BOT], reader, step });

test('a replay shows the view after the step, and only events up to then', () => {
  const session = showing(100, 1);
  const { snapshot } = session;
  expect(snapshot.view).toEqual(record.view(100, 1));
  expect(snapshot.seq).toBe(record.seqAt(100));
  expect(snapshot.story.at(-1)?.seq).toBeLessThanOrEqual(snapshot.seq);
  expect(snapshot.story.length).toBe(record.story(1).filter(({ seq }) => seq <= snapshot.seq).length);
  expect(snapshot.request).toBeNull();
});

test('going forward shows the steps between; going back or jumping does not', () => {
  const session = showing(100);
  const { seq, historyVersion } = session.snapshot;
  session.goTo(103, 'seen');
  expect(session.snapshot.historyVersion).toBe(historyVersion);
  expect(session.steps(seq).map((step) => step.seq)).toEqual([101, 102, 103].map((step) => record.seqAt(step)));
  session.goTo(102, 'seen');
  expect(session.snapshot.historyVersion).toBe(historyVersion + 1);
  session.goTo(110, 'at-once');
  expect(session.snapshot.historyVersion).toBe(historyVersion + 2);
  expect(session.snapshot.lastSeenSeq).toBe(record.seqAt(110));
});

test('changing the seat shows its hand and starts the past anew', () => {
  const session = showing(200, 0);
  const { historyVersion } = session.snapshot;
  session.lookAs(2);
  expect(session.snapshot.view).toEqual(record.view(200, 2));
  expect(session.snapshot.historyVersion).toBe(historyVersion + 1);
});

test('the same moment is the same value until something changes', () => {
  const session = showing(50);
  const { snapshot } = session;
  expect(session.snapshot).toBe(snapshot);
  session.goTo(50, 'seen');
  expect(session.snapshot).toBe(snapshot);
});

test('nobody can play in a replay', async () => {
  expect(await showing(10).choose()).not.toEqual([]);
});

test('a finished game can be watched from every seat, with open cards first', () => {
  expect(viewersOf([ANNA, BOT, BOT], true)).toEqual(['everything', 0, 1, 2, null]);
});

test('a running game shows the hand of the only person at this device, and no hand where several share it', () => {
  expect(viewersOf([BOT, ANNA, BOT], false)).toEqual([1, null]);
  expect(viewersOf([ANNA, ANNA, BOT], false)).toEqual([null]);
  expect(viewersOf([BOT, BOT, BOT], false)).toEqual([null]);
});

test('opening a replay runs the rules once, including its log', () => {
  const { game, calls } = withCallCounts(startrek);
  const log = goldenLog();
  const opened = Timeline.fromLog(game, gameMessages, log, [1]);
  if (!opened.ok) throw new Error(opened.problem.text);
  const { snapshot } = new ReplaySession(opened.value, { id: 'a', sitters: [], reader: 1, step: opened.value.length });
  expect(snapshot.story).toEqual(record.story(1));
  const draws = log.entries.filter(({ by }) => by === 'chance').length;
  expect(log.entries.some(isUndoEntry)).toBe(false);
  expect(calls).toMatchObject({ refuse: log.entries.length - draws, play: log.entries.length - draws, resolve: draws });
  expect(calls.setup).toBeLessThan(log.entries.length / 4); // scratch states for the timeline
});

const files = import.meta.glob<string>('../../../games/duel/golden/*.log', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The first stored game of Duel without the memory aid, cut after this many entries. */
function duelAfter(entries: number) {
  const texts = Object.values(files).flatMap((text) => text.split(/^(?=orrery log )/m));
  const log = parseLog(duel, texts.find((text) => text.includes('"aid":"off"') && text.includes('"mission":0')) ?? '');
  if (!log.ok) throw new Error(log.problem.text);
  const part = { ...log.value, entries: log.value.entries.slice(0, entries), places: null };
  const read = Timeline.fromLog(duel, duelWording, part);
  if (!read.ok) throw new Error(read.problem.text);
  return read.value;
}

test('DU-GEN-03 · a replay of a running game hides past flights; a replay of a finished game shows all of them', () => {
  const runs = duelAfter(220);
  const over = duelAfter(Number.POSITIVE_INFINITY);
  expect([runs, over].map((timeline) => timeline.awaiting(timeline.length).who === 'over')).toEqual([false, true]);
  let flights = 0;
  for (let step = 1; step < runs.length; step++) {
    const { table } = runs.view(step, 0);
    if (table.row.length < 2 || table.turn === runs.view(runs.length, 0).table.turn) continue;
    flights++;
    const watched = (timeline: typeof runs) =>
      new ReplaySession(timeline, { id: 'a', sitters: [ANNA, BOT], reader: 0, step });
    const [closed, open] = [watched(runs), watched(over)];
    expect(closed.snapshot.view.table.sector).toBe(-1);
    expect(open.snapshot.view).toEqual(over.view(step, 0));
    expect(open.snapshot.story).toEqual(over.story(0).filter(({ seq }) => seq <= over.seqAt(step)));
    const named = (session: typeof closed) =>
      session.snapshot.story.flatMap(({ event }) => (event.kind === 'revealed' ? [event.card] : []));
    expect(named(open)).not.toContain(null);
    expect(named(closed).filter((card) => card !== null).length).toBeLessThan(named(open).length);
  }
  expect(flights).toBeGreaterThan(3);
});
