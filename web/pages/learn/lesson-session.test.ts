import { isChanceEntry, printLog } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import { gameMessages } from '@orrery/startrek/words';
import { expect, test } from 'vitest';
import type { Lesson, LessonStep } from '../../games/lesson.ts';
import { catalogue } from '../../texts/catalogue.ts';
import { goldenLog } from '../result/testing/golden.ts';
import { LessonSession } from './lesson-session.ts';
import { testLesson } from './testing/suite.ts';

const SEAT = 0;
const log = goldenLog();
const entries = log.entries.slice(0, 90);
const { seats } = log.header;

/** A lesson made from a golden game: a text at the start, and one before each move of the first seat. */
const first = entries.findIndex((entry) => !isChanceEntry(entry));
const own = entries.flatMap((entry, at) => (entry.by === SEAT ? [at] : []));
const steps: readonly LessonStep[] = [
  { at: first, say: 'read', point: { part: 'prompt' } },
  { at: first, say: 'more' },
  ...own.map((at) => ({ at, say: 'do' })),
];
const texts = { title: 'A game', read: 'Look at the board.', more: 'And at your hand.', do: 'Do this.' };
const lesson: Lesson = {
  game: 'startrek',
  edition: startrek.edition,
  seat: SEAT,
  sitters: Array.from({ length: seats }, (_, seat) =>
    seat === SEAT ? { kind: 'person', name: '' } : { kind: 'bot', name: 'Vega', level: 'cadet' },
  ),
  log: printLog(startrek.notation, { ...log, entries, checks: [], places: null, serverSeed: null }),
  chapters: [{ key: 'game', title: 'title', steps }],
};

await testLesson({ lesson, texts: catalogue({ en: texts }) });

const open = (step: number, kept: number[] = []) => {
  const opened = LessonSession.open(startrek, gameMessages, lesson, {
    clock: { now: () => 0, date: () => 0, wait: () => Promise.resolve() },
    pace: () => 0,
    progress: { step },
    saveProgress: (progress) => kept.push(progress.step),
  });
  if (!opened.ok) throw new Error(opened.problem.text);
  return opened.value;
};

test('a lesson asks nothing before its text is read, and remembers what was read', () => {
  const kept: number[] = [];
  const session = open(0, kept);
  expect(session.state).toMatchObject({ waitsFor: 'next', step: { number: 0 } });
  expect(session.snapshot.request).toBeNull();
  session.next();
  expect(session.state).toMatchObject({ waitsFor: 'next', step: { number: 1 } });
  expect(kept).toEqual([1]);
});

test('a lesson continues where it was left', async () => {
  const before = open(0);
  before.goTo(4);
  const after = open(4);
  expect(after.snapshot.view).toEqual(before.snapshot.view);
  expect(after.state.step).toEqual(before.state.step);
});

test('a move that the rules refuse is refused in a lesson too, and changes nothing', async () => {
  const session = open(2);
  const { request } = session.snapshot;
  expect(await session.choose(request?.id ?? 0, { kind: 'end' })).not.toEqual([]);
  expect(session.state.waitsFor).toBe('move');
});

test('an invalid log is reported as invalid', () => {
  const opened = LessonSession.open(
    startrek,
    gameMessages,
    { ...lesson, log: 'no log' },
    {
      clock: { now: () => 0, date: () => 0, wait: () => Promise.resolve() },
      pace: () => 0,
      progress: { step: 0 },
      saveProgress: () => undefined,
    },
  );
  expect(opened.ok).toBe(false);
});
