import { afterEach, expect, test, vi } from 'vitest';
import { type BusyFlag, makeBusyFlag, raiseOnInput, YieldingClock } from './yielding-clock.ts';

const flagAt = (value: number): BusyFlag => {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  flag[0] = value;
  return flag;
};

/** A clock that returns these times in order. */
const saying = (...times: number[]): (() => number) => {
  const left = [...times];
  return () => left.shift() ?? Number.NaN;
};

afterEach(() => vi.unstubAllGlobals());

test('a thought that nobody disturbs goes by the clock', () => {
  expect(new YieldingClock(saying(5), flagAt(0)).now()).toBe(5);
  expect(new YieldingClock(saying(5), null).now()).toBe(5);
});

test('the time of a rest is not counted, and nothing is waited for twice', () => {
  const clock = new YieldingClock(saying(1_000, 1_250, 1_300, 1_400), flagAt(3));
  expect(clock.now()).toBe(1_050);
  expect(clock.now()).toBe(1_150);
});

test('an action raises the flag at once, and the task after its frame lowers it', () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  const frames: (() => void)[] = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (painted: () => void) => frames.push(painted));
  const flag = flagAt(0);
  const stop = raiseOnInput(flag);
  page.dispatchEvent(new Event('click'));
  expect(flag[0]).toBe(1);
  frames[0]?.();
  vi.advanceTimersByTime(60);
  expect(flag[0]).toBe(0);
  page.dispatchEvent(new Event('keydown'));
  expect(flag[0]).toBe(2);
  vi.advanceTimersByTime(300); // a hidden page renders no frames
  expect(flag[0]).toBe(0);
  stop();
  page.dispatchEvent(new Event('click'));
  expect(flag[0]).toBe(0);
  vi.useRealTimers();
});

test('a page without shared memory has no flag', () => {
  vi.stubGlobal('crossOriginIsolated', false);
  expect(makeBusyFlag()).toBeNull();
  vi.stubGlobal('crossOriginIsolated', true);
  expect(makeBusyFlag()?.length).toBe(1);
});
