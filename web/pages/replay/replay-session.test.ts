import { duel } from '@orrery/duel';
import { wording as duelWording } from '@orrery/duel/words';
import { isUndo, parseLog } from '@orrery/kernel';
import { counted } from '@orrery/kernel/laws';
import { startrek } from '@orrery/startrek';
import { wording } from '@orrery/startrek/words';
import { expect, test } from 'vitest';
import { type Reader, Reel } from '../../session/reel.ts';
import type { Sitter } from '../../session/session.ts';
import { goldenLog } from '../result/testing/golden.ts';
import { readersOf } from './lookers.ts';
import { ReplaySession } from './replay-session.ts';

const reel = Reel.of(startrek, wording, goldenLog());
if (!reel.ok) throw new Error(reel.problem.text);
const record = reel.value;

const ANNA: Sitter = { kind: 'person', name: 'Anna' };
const BOT: Sitter = { kind: 'bot', name: 'Vega', level: 'captain' };

const showing = (step: number, reader: Reader = null) =>
  new ReplaySession(record, { id: 'a', sitters: [ANNA, BOT, BOT, BOT], reader, step });

test('it shows what was seen after the step, and only what was told by then', () => {
  const session = showing(100, 1);
  const { moment } = session;
  expect(moment.view).toEqual(record.view(100, 1));
  expect(moment.seq).toBe(record.seqAt(100));
  expect(moment.story.at(-1)?.seq).toBeLessThanOrEqual(moment.seq);
  expect(moment.story.length).toBe(record.story(1).filter(({ seq }) => seq <= moment.seq).length);
  expect(moment.request).toBeNull();
});

test('forward the steps between are there to be shown; back or at once there are none', () => {
  const session = showing(100);
  const { seq, past } = session.moment;
  session.go(103, 'seen');
  expect(session.moment.past).toBe(past);
  expect(session.steps(seq).map((step) => step.seq)).toEqual([101, 102, 103].map((step) => record.seqAt(step)));
  session.go(102, 'seen');
  expect(session.moment.past).toBe(past + 1);
  session.go(110, 'at-once');
  expect(session.moment.past).toBe(past + 2);
  expect(session.moment.seen).toBe(record.seqAt(110));
});

test('another seat looks: another hand, and the past begins anew', () => {
  const session = showing(200, 0);
  const { past } = session.moment;
  session.look(2);
  expect(session.moment.view).toEqual(record.view(200, 2));
  expect(session.moment.past).toBe(past + 1);
});

test('the same moment stays the same value until something changes', () => {
  const session = showing(50);
  const { moment } = session;
  expect(session.moment).toBe(moment);
  session.go(50, 'seen');
  expect(session.moment).toBe(moment);
});

test('nobody can play in it', async () => {
  expect(await showing(10).choose()).not.toEqual([]);
});

test('a game that is over can be seen from everywhere, with open cards first', () => {
  expect(readersOf([ANNA, BOT, BOT], true)).toEqual(['everything', 0, 1, 2, null]);
});

test('a running game shows the hand of the one person at this device, and no hand where several share it', () => {
  expect(readersOf([BOT, ANNA, BOT], false)).toEqual([1, null]);
  expect(readersOf([ANNA, ANNA, BOT], false)).toEqual([null]);
  expect(readersOf([BOT, BOT, BOT], false)).toEqual([null]);
});

test('a replay opens with one run of the rules, its story included', () => {
  const { game, calls } = counted(startrek);
  const log = goldenLog();
  const opened = Reel.of(game, wording, log, [1]);
  if (!opened.ok) throw new Error(opened.problem.text);
  const { moment } = new ReplaySession(opened.value, { id: 'a', sitters: [], reader: 1, step: opened.value.length });
  expect(moment.story).toEqual(record.story(1));
  const draws = log.entries.filter(({ by }) => by === 'chance').length;
  expect(log.entries.some(isUndo)).toBe(false);
  expect(calls).toMatchObject({ refuse: log.entries.length - draws, play: log.entries.length - draws, resolve: draws });
  expect(calls.setup).toBeLessThan(log.entries.length / 4); // places for the states that are kept
});

const files = import.meta.glob<string>('../../../games/duel/golden/*.log', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The first kept game of the Duel without the memory aid, as far as it had come after so many entries. */
function duelAfter(entries: number) {
  const texts = Object.values(files).flatMap((text) => text.split(/^(?=orrery log )/m));
  const log = parseLog(duel, texts.find((text) => text.includes('"aid":"off"') && text.includes('"mission":0')) ?? '');
  if (!log.ok) throw new Error(log.problem.text);
  const part = { ...log.value, entries: log.value.entries.slice(0, entries), places: null };
  const read = Reel.of(duel, duelWording, part);
  if (!read.ok) throw new Error(read.problem.text);
  return read.value;
}

test('DU-GEN-03 · whoever watches a running game again sees no flight that is over; of a finished one all of them', () => {
  const runs = duelAfter(220);
  const over = duelAfter(Number.POSITIVE_INFINITY);
  expect([runs, over].map((reel) => reel.awaiting(reel.length).who === 'over')).toEqual([false, true]);
  let flights = 0;
  for (let step = 1; step < runs.length; step++) {
    const { table } = runs.view(step, 0);
    if (table.row.length < 2 || table.turn === runs.view(runs.length, 0).table.turn) continue;
    flights++;
    const watched = (reel: typeof runs) => new ReplaySession(reel, { id: 'a', sitters: [ANNA, BOT], reader: 0, step });
    const [closed, open] = [watched(runs), watched(over)];
    expect(closed.moment.view.table.sector).toBe(-1);
    expect(open.moment.view).toEqual(over.view(step, 0));
    expect(open.moment.story).toEqual(over.story(0).filter(({ seq }) => seq <= over.seqAt(step)));
    const named = (session: typeof closed) =>
      session.moment.story.flatMap(({ event }) => (event.kind === 'revealed' ? [event.card] : []));
    expect(named(open)).not.toContain(null);
    expect(named(closed).filter((card) => card !== null).length).toBeLessThan(named(open).length);
  }
  expect(flights).toBeGreaterThan(3);
});
