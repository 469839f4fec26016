import { isChance, printLog } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import { wording } from '@orrery/startrek/words';
import { expect, test } from 'vitest';
import type { Lesson, LessonStep } from '../../games/lesson.ts';
import { goldenLog } from '../result/testing/golden.ts';
import { LessonSession } from './lesson-session.ts';
import { lessonSuite } from './testing/suite.ts';

const SEAT = 0;
const log = goldenLog();
const entries = log.entries.slice(0, 90);
const { seats } = log.header;

/** A lesson made of a golden game: something to read at the start, and a word before each move of the first seat. */
const first = entries.findIndex((entry) => !isChance(entry));
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

await lessonSuite({ lesson, texts: { en: texts, de: texts, nl: texts } });

const open = (step: number, kept: number[] = []) => {
  const opened = LessonSession.open(startrek, wording, lesson, {
    clock: { now: () => 0, date: () => 0, wait: () => Promise.resolve() },
    pace: () => 0,
    progress: { step },
    keep: (progress) => kept.push(progress.step),
  });
  if (!opened.ok) throw new Error(opened.problem.text);
  return opened.value;
};

test('nothing is asked of somebody who has yet to read, and what was read is kept', () => {
  const kept: number[] = [];
  const session = open(0, kept);
  expect(session.guidance).toMatchObject({ waits: 'next', line: { number: 0 } });
  expect(session.moment.request).toBeNull();
  session.next();
  expect(session.guidance).toMatchObject({ waits: 'next', line: { number: 1 } });
  expect(kept).toEqual([1]);
});

test('a lesson that was left goes on where it was left', async () => {
  const before = open(0);
  before.goTo(4);
  const after = open(4);
  expect(after.moment.view).toEqual(before.moment.view);
  expect(after.guidance.line).toEqual(before.guidance.line);
});

test('a move that the rules refuse is refused here as well, and nothing happens', async () => {
  const session = open(2);
  const { request } = session.moment;
  expect(await session.choose(request?.id ?? 0, { kind: 'end' })).not.toEqual([]);
  expect(session.guidance.waits).toBe('move');
});

test('a log that is none is said to be none', () => {
  const opened = LessonSession.open(
    startrek,
    wording,
    { ...lesson, log: 'no log' },
    {
      clock: { now: () => 0, date: () => 0, wait: () => Promise.resolve() },
      pace: () => 0,
      progress: { step: 0 },
      keep: () => undefined,
    },
  );
  expect(opened.ok).toBe(false);
});
