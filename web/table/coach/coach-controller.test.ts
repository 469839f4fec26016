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
  const coachController = new CoachController<string, string>({
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
    coachController.setQuestion(question, level);
    await finish(thoughts);
    coachController.setQuestion(null, level);
    coachController.questionAnswered(question, move);
    coachController.setAftermath(GONE);
    return coachController.state.remark;
  };
  return { coachController: coachController, calls, finish, round };
}

test('a quiet coach neither thinks nor speaks until asked', async () => {
  const { coachController, calls, finish } = table();
  coachController.setQuestion(1, 'quiet');
  expect(calls.thought).toBe(0);
  expect(coachController.state.isOpen).toBe(false);
  coachController.ask();
  expect(coachController.state).toMatchObject({ isOpen: true, advice: { state: 'thinking' } });
  await finish(EVEN);
  expect(coachController.state.advice).toEqual({ state: 'ready', advice: EVEN });
  coachController.setQuestion(2, 'quiet');
  expect(coachController.state).toMatchObject({ isOpen: false, advice: { state: 'idle' } });
});

test('at the middle level the coach speaks only where much is at stake', async () => {
  const { coachController, finish } = table();
  coachController.setQuestion(1, 'some');
  expect(coachController.state.isOpen).toBe(false);
  await finish(EVEN);
  expect(coachController.state.isOpen).toBe(false);
  coachController.setQuestion(2, 'some');
  await finish(CLEAR);
  expect(coachController.state.isOpen).toBe(true);
});

test('a talkative coach comments on every question until dismissed', async () => {
  const { coachController, finish } = table();
  coachController.setQuestion(1, 'talkative');
  expect(coachController.state.isOpen).toBe(true);
  await finish(EVEN);
  expect(coachController.state.isOpen).toBe(true);
  coachController.dismiss();
  expect(coachController.state.isOpen).toBe(false);
  coachController.setQuestion(2, 'talkative');
  expect(coachController.state.isOpen).toBe(true);
});

test('a new question cancels the one before, whose answer is ignored', async () => {
  const { coachController, calls, finish } = table();
  coachController.setQuestion(1, 'talkative');
  coachController.setQuestion(2, 'talkative');
  expect(calls.thought).toBe(2);
  await finish(CLEAR);
  expect(coachController.state.advice.state).toBe('ready');
  await finish(EVEN);
  expect(coachController.state.advice).toEqual({ state: 'ready', advice: CLEAR });
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
  const { coachController, finish } = table();
  coachController.setQuestion(1, 'talkative');
  await finish(CLEAR);
  coachController.questionAnswered(1, 'swap');
  coachController.setAftermath({ isOnTurn: true, isAsked: false, isPossible: () => false });
  expect(coachController.state.remark).toBeNull();
  coachController.setAftermath({ isOnTurn: true, isAsked: true, isPossible: (move) => move === 'build' });
  coachController.setAftermath(GONE);
  expect(coachController.state.remark).toBeNull();
});

test('a player quicker than the coach gets the remark when it has thought', async () => {
  const { coachController, finish } = table();
  coachController.setQuestion(1, 'talkative');
  coachController.setQuestion(null, 'talkative');
  coachController.questionAnswered(1, 'end');
  coachController.setAftermath(GONE);
  expect(coachController.state.remark).toBeNull();
  await finish(CLEAR);
  expect(coachController.state).toMatchObject({ isOpen: false, remark: { better: { move: 'build' } } });
});

test('at the middle level some rounds pass between two remarks', async () => {
  const { round } = table(2);
  expect(await round(1, 'some', CLEAR, 'end')).not.toBeNull();
  expect(await round(2, 'some', { ...CLEAR, chapter: 5 }, 'end')).toBeNull();
  expect(await round(3, 'some', { ...CLEAR, chapter: 7 }, 'end')).not.toBeNull();
});

test('undone moves get no remark', async () => {
  const { coachController, finish } = table();
  coachController.setQuestion(1, 'talkative', 0);
  await finish(CLEAR);
  coachController.questionAnswered(1, 'end');
  coachController.setAftermath(GONE);
  expect(coachController.state.remark).not.toBeNull();
  coachController.setQuestion(1, 'talkative', 1);
  expect(coachController.state.remark).toBeNull();
  expect(coachController.state.advice.state).toBe('thinking');
});

test('a coach that is switched off stops thinking and is silent', async () => {
  const { coachController, calls } = table();
  coachController.setQuestion(1, 'talkative');
  coachController.setQuestion(1, 'off');
  expect(calls.cancelled).toBeGreaterThan(0);
  expect(coachController.state).toEqual({ advice: { state: 'idle' }, isOpen: false, remark: null });
  coachController.ask();
  expect(coachController.state.isOpen).toBe(false);
});
