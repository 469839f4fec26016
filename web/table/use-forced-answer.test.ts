import { comet, type Hand, type Move, type Table, type Event as Told } from '@orrery/kernel/example';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameUi } from './game-ui.ts';
import { COMET_TEXTS, cometWording } from './testing/comet-messages.ts';
import { cometUi } from './testing/comet-ui.tsx';
import { makeTestController, makeTestTable, withTableState } from './testing/controller.ts';
import { FakeSession } from './testing/fake-session.ts';
import { answerDelayMs, delayUnlessTouched, forcedAnswerOf } from './use-forced-answer.ts';

const ROLL: Move = { kind: 'roll' };

/** A table whose first request leaves no choice, or one without such a request. */
function helm(foregone: () => Move | null) {
  const ui: GameUi<Table, Hand, Move, Told> = { ...cometUi, forcedAnswer: foregone };
  const session = new FakeSession();
  const setting = makeTestTable<Table, Hand, Move, Told>({ rules: comet, ui, session });
  return makeTestController({ rules: comet, messages: cometWording, ui, session, texts: COMET_TEXTS }, setting);
}

test('an answer is given for the viewer where the game says that there is no choice', () => {
  expect(forcedAnswerOf(helm(() => ROLL))).toEqual(ROLL);
  expect(forcedAnswerOf(helm(() => null))).toBeNull();
});

test('nothing is answered for a player who is not waited for', () => {
  const asked = helm(() => ROLL);
  expect(forcedAnswerOf(withTableState(asked, { pendingTurn: null }))).toBeNull();
  const { play } = asked.state.get();
  const { asking } = play;
  if (asking === null) throw new Error('no request');
  expect(
    forcedAnswerOf(withTableState(asked, { play: { ...play, asking: { ...asking, must: 0, may: 1 } } })),
  ).toBeNull();
});

test('nothing is answered automatically on a shared device, nor at a cancelled table', () => {
  const asked = helm(() => ROLL);
  const { play } = asked.state.get();
  expect(forcedAnswerOf(withTableState(asked, { play: { ...play, lendDevice: () => undefined } }))).toBeNull();
  const beside = (isBrokenOff: boolean) => {
    const company = { isConnected: true, presence: [], spectators: 0, isAbandoned: isBrokenOff, clocks: null };
    return forcedAnswerOf(withTableState(asked, { snapshot: { ...asked.session.snapshot, online: company } }));
  };
  expect([beside(false), beside(true)]).toEqual([ROLL, null]);
});

test('where others watch, a forced answer takes as long as a real choice', () => {
  expect(answerDelayMs(false)).toBe(700);
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1);
  expect([answerDelayMs(true), answerDelayMs(true)]).toEqual([2500, 6500]);
});

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a forced answer is given once, after its delay', () => {
  const act = vi.fn();
  delayUnlessTouched(700, act);
  vi.advanceTimersByTime(699);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown'])('a player who touches the table (%s) answers in person', (touch) => {
  const act = vi.fn();
  delayUnlessTouched(700, act);
  page.dispatchEvent(new Event(touch));
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});

test('a cancelled forced answer is not given', () => {
  const act = vi.fn();
  delayUnlessTouched(700, act)();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});
