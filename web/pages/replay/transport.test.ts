import { expect, test } from 'vitest';
import type { SeekMode } from './replay-session.ts';
import { Transport, type TransportTimer } from './transport.ts';

/** A manual clock. */
class HandTimer implements TransportTimer {
  waits: number[] = [];
  #ring: (() => void) | null = null;

  after(milliseconds: number, ring: () => void): () => void {
    this.waits.push(milliseconds);
    this.#ring = ring;
    return () => {
      this.#ring = null;
    };
  }

  get isWaiting(): boolean {
    return this.#ring !== null;
  }

  ring(): void {
    const ring = this.#ring;
    this.#ring = null;
    ring?.();
  }
}

function fakeTimeline(length: number, step = 0) {
  const gone: [number, SeekMode][] = [];
  const timeline = {
    step,
    length,
    gone,
    goTo(to: number, how: SeekMode) {
      timeline.step = Math.min(Math.max(0, to), length);
      gone.push([timeline.step, how]);
    },
    hasEvents: (at: number) => at !== 2,
  };
  return timeline;
}

test('playback runs step by step to the end and stops', () => {
  const timer = new HandTimer();
  const timeline = fakeTimeline(3);
  const transport = new Transport(timeline, timer);
  transport.play();
  expect(transport.state.isPlaying).toBe(true);
  for (let i = 0; i < 3; i++) timer.ring();
  expect(timeline.gone).toEqual([
    [1, 'seen'],
    [2, 'at-once'], // a step without text: no pause
    [3, 'seen'],
  ]);
  expect(transport.state).toEqual({ step: 3, length: 3, isPlaying: false, speed: 1 });
  expect(timer.isWaiting).toBe(false);
});

test('playback at the end starts again', () => {
  const timeline = fakeTimeline(3, 3);
  const transport = new Transport(timeline, new HandTimer());
  transport.play();
  expect(transport.state).toMatchObject({ step: 0, isPlaying: true });
});

test('a faster pace applies at once', () => {
  const timer = new HandTimer();
  const transport = new Transport(fakeTimeline(9), timer);
  transport.play();
  transport.setSpeed(4);
  const [slow = 0, fast = 0] = timer.waits;
  expect(fast).toBe(slow / 4);
});

test('a step by hand stops playback', () => {
  const timer = new HandTimer();
  const timeline = fakeTimeline(9, 4);
  const transport = new Transport(timeline, timer);
  transport.play();
  transport.stepBy(-1);
  expect(transport.state).toMatchObject({ step: 3, isPlaying: false });
  expect(timer.isWaiting).toBe(false);
});

test('a jump is immediate, and playback continues', () => {
  const timer = new HandTimer();
  const timeline = fakeTimeline(9);
  const transport = new Transport(timeline, timer);
  transport.play();
  transport.seek(7);
  expect(timeline.gone).toEqual([[7, 'at-once']]);
  expect(transport.state.isPlaying).toBe(true);
  transport.seek(9);
  expect(transport.state.isPlaying).toBe(false);
});

test('subscribers hear of every change until they unsubscribe', () => {
  const transport = new Transport(fakeTimeline(9), new HandTimer());
  let heard = 0;
  const leave = transport.store.subscribe(() => heard++);
  transport.stepBy(1);
  transport.setSpeed(2);
  leave();
  transport.stepBy(1);
  expect(heard).toBe(2);
});
