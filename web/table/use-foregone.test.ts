import { comet, type Hand, type Move, type Table, type Event as Told } from '@orrery/kernel/example';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Furniture } from './furniture.ts';
import { cometFurniture } from './testing/comet-furniture.tsx';
import { COMET_TEXTS, cometWording } from './testing/comet-words.ts';
import { FakeSession } from './testing/fake-session.ts';
import { helmOf, setTable } from './testing/helm.ts';
import { foregoneAnswer, unlessTouched, waitOf } from './use-foregone.ts';

const ROLL: Move = { kind: 'roll' };

/** A table whose first question leaves no choice, or none that does. */
function helm(foregone: () => Move | null) {
  const furniture: Furniture<Table, Hand, Move, Told> = { ...cometFurniture, foregone };
  const session = new FakeSession();
  const setting = setTable<Table, Hand, Move, Told>({ rules: comet, furniture, session });
  return helmOf({ rules: comet, voice: cometWording, furniture, session, texts: COMET_TEXTS }, setting);
}

test('an answer is given in place of the one who looks where the game says that there is no choice', () => {
  expect(foregoneAnswer(helm(() => ROLL))).toEqual(ROLL);
  expect(foregoneAnswer(helm(() => null))).toBeNull();
});

test('nothing is answered for somebody who is not waited for', () => {
  const asked = helm(() => ROLL);
  expect(foregoneAnswer({ ...asked, turn: null })).toBeNull();
  const { asking } = asked.play;
  if (asking === null) throw new Error('nobody is asked');
  expect(foregoneAnswer({ ...asked, play: { ...asked.play, asking: { ...asking, must: 0, may: 1 } } })).toBeNull();
});

test('nothing is answered by itself on a device that goes round, nor at a table that was broken off', () => {
  const asked = helm(() => ROLL);
  const session = Object.assign(new FakeSession(), { lend: () => undefined });
  expect(foregoneAnswer({ ...asked, session })).toBeNull();
  const beside = (isBrokenOff: boolean) => {
    const company = { isLinked: true, presence: [], spectators: 0, isBrokenOff, clocks: null };
    return foregoneAnswer({ ...asked, moment: { ...asked.moment, company } });
  };
  expect([beside(false), beside(true)]).toEqual([ROLL, null]);
});

test('where people look on, it takes as long as somebody needs who has a choice', () => {
  expect(waitOf(false)).toBe(1500);
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1);
  expect([waitOf(true), waitOf(true)]).toEqual([2500, 6500]);
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

test('after a while it is done, once', () => {
  const act = vi.fn();
  unlessTouched(1500, act);
  vi.advanceTimersByTime(1499);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown'])('whoever touches the table (%s) answers in person', (touch) => {
  const act = vi.fn();
  unlessTouched(1500, act);
  page.dispatchEvent(new Event(touch));
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});

test('what was called off does not happen', () => {
  const act = vi.fn();
  unlessTouched(1500, act)();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});
