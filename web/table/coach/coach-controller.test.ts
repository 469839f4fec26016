import { expect, test } from 'vitest';
import type { CoachAdvice, MoveAdvice } from '../../session/coach.ts';
import { CoachController, type CoachLevel, type MoveAftermath } from './coach-controller.ts';

const opinion = (move: string, ...winChances: number[]): MoveAdvice<string> => ({
  move,
  winChances,
  winChance: winChances.reduce((a, b) => a + b, 0) / winChances.length,
  reasons: [],
});

const advice = (
  chapter: number,
  best: MoveAdvice<string>,
  ...others: MoveAdvice<string>[]
): CoachAdvice<string, string> => ({
  table: 'table',
  best,
  others,
  chapter,
  iterations: 500,
});

const CLEAR = advice(1, opinion('build', 0.5, 0.52), opinion('swap', 0.41, 0.4), opinion('end', 0.4, 0.38));
const EVEN = advice(1, opinion('build', 0.5, 0.5), opinion('end', 0.49, 0.49));

const GONE: MoveAftermath<string> = { isOnTurn: false, isAsked: false, isPossible: () => true };

/** A coach whose answers the test resolves. */
function table(seats = 2) {
  const waiting: ((advice: CoachAdvice<string, string> | null) => void)[] = [];
  const calls = { thought: 0, cancelled: 0 };
  const tutor = new CoachController<string, string>({
    think: () => {
      calls.thought++;
      return new Promise((resolve) => waiting.push(resolve));
    },
    cancel: () => calls.cancelled++,
    isSame: (a, b) => a === b,
    recordProposal: () => undefined,
    seats,
  });
  const finish = async (thoughts: CoachAdvice<string, string> | null) => {
    waiting.pop()?.(thoughts);
    await Promise.resolve();
    await Promise.resolve();
  };
  /** A request that is considered, answered and gone. */
  const round = async (question: number, level: CoachLevel, thoughts: CoachAdvice<string, string>, move: string) => {
    tutor.setQuestion(question, level);
    await finish(thoughts);
    tutor.setQuestion(null, level);
    tutor.questionAnswered(question, move);
    tutor.setAftermath(GONE);
    return tutor.talk.remark;
  };
  return { tutor, calls, finish, round };
}

test('a quiet coach neither thinks nor speaks until asked', async () => {
  const { tutor, calls, finish } = table();
  tutor.setQuestion(1, 'quiet');
  expect(calls.thought).toBe(0);
  expect(tutor.talk.isOpen).toBe(false);
  tutor.ask();
  expect(tutor.talk).toMatchObject({ isOpen: true, advice: { state: 'thinking' } });
  await finish(EVEN);
  expect(tutor.talk.advice).toEqual({ state: 'ready', advice: EVEN });
  tutor.setQuestion(2, 'quiet');
  expect(tutor.talk).toMatchObject({ isOpen: false, advice: { state: 'idle' } });
});

test('at the middle level the coach speaks only where much is at stake', async () => {
  const { tutor, finish } = table();
  tutor.setQuestion(1, 'some');
  expect(tutor.talk.isOpen).toBe(false);
  await finish(EVEN);
  expect(tutor.talk.isOpen).toBe(false);
  tutor.setQuestion(2, 'some');
  await finish(CLEAR);
  expect(tutor.talk.isOpen).toBe(true);
});

test('a talkative coach comments on every question until dismissed', async () => {
  const { tutor, finish } = table();
  tutor.setQuestion(1, 'talkative');
  expect(tutor.talk.isOpen).toBe(true);
  await finish(EVEN);
  expect(tutor.talk.isOpen).toBe(true);
  tutor.dismiss();
  expect(tutor.talk.isOpen).toBe(false);
  tutor.setQuestion(2, 'talkative');
  expect(tutor.talk.isOpen).toBe(true);
});

test('a new question cancels the one before, whose answer is ignored', async () => {
  const { tutor, calls, finish } = table();
  tutor.setQuestion(1, 'talkative');
  tutor.setQuestion(2, 'talkative');
  expect(calls.thought).toBe(2);
  await finish(CLEAR);
  expect(tutor.talk.advice.state).toBe('ready');
  await finish(EVEN);
  expect(tutor.talk.advice).toEqual({ state: 'ready', advice: CLEAR });
});

test('a remark is made when a much better move existed, and not for trifles', async () => {
  expect(await table().round(1, 'talkative', CLEAR, 'end')).toMatchObject({ better: { move: 'build' } });
  expect(await table().round(1, 'talkative', EVEN, 'end')).toBeNull();
  expect(await table().round(1, 'talkative', CLEAR, 'build')).toBeNull();
});

test('when the two searches disagree, there is no remark', async () => {
  const unsure = advice(1, opinion('build', 0.6, 0.42), opinion('end', 0.4, 0.4));
  expect(await table().round(1, 'talkative', unsure, 'end')).toBeNull();
});

test('after little thinking there is no remark', async () => {
  expect(await table().round(1, 'talkative', { ...CLEAR, iterations: 3 }, 'end')).toBeNull();
  expect(await table().round(1, 'talkative', CLEAR, 'something else')).toBeNull();
});

test('a move that is still possible was not missed', async () => {
  const { tutor, finish } = table();
  tutor.setQuestion(1, 'talkative');
  await finish(CLEAR);
  tutor.questionAnswered(1, 'swap');
  tutor.setAftermath({ isOnTurn: true, isAsked: false, isPossible: () => false });
  expect(tutor.talk.remark).toBeNull();
  tutor.setAftermath({ isOnTurn: true, isAsked: true, isPossible: (move) => move === 'build' });
  tutor.setAftermath(GONE);
  expect(tutor.talk.remark).toBeNull();
});

test('a player quicker than the coach gets the remark when it has thought', async () => {
  const { tutor, finish } = table();
  tutor.setQuestion(1, 'talkative');
  tutor.setQuestion(null, 'talkative');
  tutor.questionAnswered(1, 'end');
  tutor.setAftermath(GONE);
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

test('undone moves get no remark', async () => {
  const { tutor, finish } = table();
  tutor.setQuestion(1, 'talkative', 0);
  await finish(CLEAR);
  tutor.questionAnswered(1, 'end');
  tutor.setAftermath(GONE);
  expect(tutor.talk.remark).not.toBeNull();
  tutor.setQuestion(1, 'talkative', 1);
  expect(tutor.talk.remark).toBeNull();
  expect(tutor.talk.advice.state).toBe('thinking');
});

test('a coach that is switched off stops thinking and is silent', async () => {
  const { tutor, calls } = table();
  tutor.setQuestion(1, 'talkative');
  tutor.setQuestion(1, 'off');
  expect(calls.cancelled).toBeGreaterThan(0);
  expect(tutor.talk).toEqual({ advice: { state: 'idle' }, isOpen: false, remark: null });
  tutor.ask();
  expect(tutor.talk.isOpen).toBe(false);
});
