import { expect, test } from 'vitest';
import type { Advice, Opinion } from '../../session/coach.ts';
import { type Sequel, type TalkLevel, Tutor } from './tutor.ts';

const opinion = (move: string, ...hopes: number[]): Opinion<string> => ({
  move,
  hopes,
  hope: hopes.reduce((a, b) => a + b, 0) / hopes.length,
  merits: [],
});

const advice = (chapter: number, best: Opinion<string>, ...others: Opinion<string>[]): Advice<string, string> => ({
  table: 'table',
  best,
  others,
  chapter,
  iterations: 500,
});

const CLEAR = advice(1, opinion('build', 0.5, 0.52), opinion('swap', 0.41, 0.4), opinion('end', 0.4, 0.38));
const EVEN = advice(1, opinion('build', 0.5, 0.5), opinion('end', 0.49, 0.49));

const GONE: Sequel<string> = { isOnTurn: false, isAsked: false, isPossible: () => true };

/** A coach whose thoughts come when they are let. */
function table(seats = 2) {
  const waiting: ((advice: Advice<string, string> | null) => void)[] = [];
  const calls = { thought: 0, cancelled: 0 };
  const tutor = new Tutor<string, string>({
    think: () => {
      calls.thought++;
      return new Promise((resolve) => waiting.push(resolve));
    },
    cancel: () => calls.cancelled++,
    isSame: (a, b) => a === b,
    note: () => undefined,
    seats,
  });
  const finish = async (thoughts: Advice<string, string> | null) => {
    waiting.pop()?.(thoughts);
    await Promise.resolve();
    await Promise.resolve();
  };
  /** A question that is thought over, answered and gone. */
  const round = async (question: number, level: TalkLevel, thoughts: Advice<string, string>, move: string) => {
    tutor.attend(question, level);
    await finish(thoughts);
    tutor.attend(null, level);
    tutor.answered(question, move);
    tutor.follow(GONE);
    return tutor.talk.remark;
  };
  return { tutor, calls, finish, round };
}

test('a quiet coach neither thinks nor speaks until it is asked', async () => {
  const { tutor, calls, finish } = table();
  tutor.attend(1, 'quiet');
  expect(calls.thought).toBe(0);
  expect(tutor.talk.isOpen).toBe(false);
  tutor.ask();
  expect(tutor.talk).toMatchObject({ isOpen: true, coaching: { state: 'thinking' } });
  await finish(EVEN);
  expect(tutor.talk.coaching).toEqual({ state: 'ready', advice: EVEN });
  tutor.attend(2, 'quiet');
  expect(tutor.talk).toMatchObject({ isOpen: false, coaching: { state: 'idle' } });
});

test('the middle level speaks up only where much is at stake', async () => {
  const { tutor, finish } = table();
  tutor.attend(1, 'some');
  expect(tutor.talk.isOpen).toBe(false);
  await finish(EVEN);
  expect(tutor.talk.isOpen).toBe(false);
  tutor.attend(2, 'some');
  await finish(CLEAR);
  expect(tutor.talk.isOpen).toBe(true);
});

test('a talkative coach speaks about every question until it is dismissed', async () => {
  const { tutor, finish } = table();
  tutor.attend(1, 'talkative');
  expect(tutor.talk.isOpen).toBe(true);
  await finish(EVEN);
  expect(tutor.talk.isOpen).toBe(true);
  tutor.dismiss();
  expect(tutor.talk.isOpen).toBe(false);
  tutor.attend(2, 'talkative');
  expect(tutor.talk.isOpen).toBe(true);
});

test('a new question calls off the one before, and its answer is not heard any more', async () => {
  const { tutor, calls, finish } = table();
  tutor.attend(1, 'talkative');
  tutor.attend(2, 'talkative');
  expect(calls.thought).toBe(2);
  await finish(CLEAR);
  expect(tutor.talk.coaching.state).toBe('ready');
  await finish(EVEN);
  expect(tutor.talk.coaching).toEqual({ state: 'ready', advice: CLEAR });
});

test('a remark is made when something much better was there, and not for trifles', async () => {
  expect(await table().round(1, 'talkative', CLEAR, 'end')).toMatchObject({ better: { move: 'build' } });
  expect(await table().round(1, 'talkative', EVEN, 'end')).toBeNull();
  expect(await table().round(1, 'talkative', CLEAR, 'build')).toBeNull();
});

test('where the two searches do not agree, nothing is remarked on', async () => {
  const unsure = advice(1, opinion('build', 0.6, 0.42), opinion('end', 0.4, 0.4));
  expect(await table().round(1, 'talkative', unsure, 'end')).toBeNull();
});

test('what was hardly thought about is not remarked on', async () => {
  expect(await table().round(1, 'talkative', { ...CLEAR, iterations: 3 }, 'end')).toBeNull();
  expect(await table().round(1, 'talkative', CLEAR, 'something else')).toBeNull();
});

test('what can still be done was not missed', async () => {
  const { tutor, finish } = table();
  tutor.attend(1, 'talkative');
  await finish(CLEAR);
  tutor.answered(1, 'swap');
  tutor.follow({ isOnTurn: true, isAsked: false, isPossible: () => false });
  expect(tutor.talk.remark).toBeNull();
  tutor.follow({ isOnTurn: true, isAsked: true, isPossible: (move) => move === 'build' });
  tutor.follow(GONE);
  expect(tutor.talk.remark).toBeNull();
});

test('who is quicker than the coach hears the remark when it has thought', async () => {
  const { tutor, finish } = table();
  tutor.attend(1, 'talkative');
  tutor.attend(null, 'talkative');
  tutor.answered(1, 'end');
  tutor.follow(GONE);
  expect(tutor.talk.remark).toBeNull();
  await finish(CLEAR);
  expect(tutor.talk).toMatchObject({ isOpen: false, remark: { better: { move: 'build' } } });
});

test('at the middle level some rounds pass between two remarks', async () => {
  const { round } = table(2);
  expect(await round(1, 'some', CLEAR, 'end')).not.toBeNull();
  expect(await round(2, 'some', { ...CLEAR, chapter: 5 }, 'end')).toBeNull();
  expect(await round(3, 'some', { ...CLEAR, chapter: 7 }, 'end')).not.toBeNull();
});

test('what was taken back is not remarked on', async () => {
  const { tutor, finish } = table();
  tutor.attend(1, 'talkative', 0);
  await finish(CLEAR);
  tutor.answered(1, 'end');
  tutor.follow(GONE);
  expect(tutor.talk.remark).not.toBeNull();
  tutor.attend(1, 'talkative', 1);
  expect(tutor.talk.remark).toBeNull();
  expect(tutor.talk.coaching.state).toBe('thinking');
});

test('a coach that is switched off stops thinking and says nothing', async () => {
  const { tutor, calls } = table();
  tutor.attend(1, 'talkative');
  tutor.attend(1, 'off');
  expect(calls.cancelled).toBeGreaterThan(0);
  expect(tutor.talk).toEqual({ coaching: { state: 'idle' }, isOpen: false, remark: null });
  tutor.ask();
  expect(tutor.talk.isOpen).toBe(false);
});
