import type { Going } from './replay-session.ts';

/** How fast a replay runs, as a factor. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds between two steps at single speed: one that has something to say, and one that has not. */
const TOLD = 1100;
const SILENT = 220;
/** Below this there is no time to see things move. */
const BRISK = 400;

/** What a transport moves along. */
export interface Track {
  readonly step: number;
  readonly length: number;
  go(step: number, how: Going): void;
  /** Whether a step has something to say. */
  tells(step: number): boolean;
}

/** How a transport waits, so that tests need not. */
export interface Timer {
  after(milliseconds: number, ring: () => void): () => void;
}

const WALL_TIMER: Timer = {
  after(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** What a transport bar shows. A value: whenever something changes, a new one takes its place. */
export interface Reading {
  readonly step: number;
  readonly length: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

/** Play, pause, forward, back: moves a replay along by itself or by hand. */
export class Transport {
  readonly #track: Track;
  readonly #timer: Timer;
  readonly #listeners = new Set<() => void>();
  #stop: (() => void) | null = null;
  #speed: Speed = 1;
  #reading: Reading;

  constructor(track: Track, timer: Timer = WALL_TIMER) {
    this.#track = track;
    this.#timer = timer;
    this.#reading = this.#read();
  }

  get reading(): Reading {
    return this.#reading;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Runs on, from the beginning when it has come to the end. */
  play(): void {
    if (this.#stop !== null) return;
    if (this.#track.step >= this.#track.length) this.#track.go(0, 'at-once');
    this.#wait();
    this.#changed();
  }

  pause(): void {
    if (this.#stop === null) return;
    this.#halt();
    this.#changed();
  }

  toggle(): void {
    if (this.#stop === null) this.play();
    else this.pause();
  }

  pace(speed: Speed): void {
    this.#speed = speed;
    if (this.#stop !== null) {
      this.#halt();
      this.#wait();
    }
    this.#changed();
  }

  /** Goes so many steps on or back, by hand: what happens next is seen, whatever was running stops. */
  move(by: number): void {
    this.#halt();
    this.#track.go(this.#track.step + by, 'seen');
    this.#changed();
  }

  /** Goes to a step at once. A replay that runs runs on from there. */
  seek(step: number): void {
    const wasPlaying = this.#stop !== null;
    this.#halt();
    this.#track.go(step, 'at-once');
    if (wasPlaying && this.#track.step < this.#track.length) this.#wait();
    this.#changed();
  }

  close(): void {
    this.#halt();
    this.#listeners.clear();
  }

  #halt(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #wait(): void {
    const pause = (this.#track.tells(this.#track.step + 1) ? TOLD : SILENT) / this.#speed;
    this.#stop = this.#timer.after(pause, () => {
      this.#track.go(this.#track.step + 1, pause < BRISK ? 'at-once' : 'seen');
      this.#stop = null;
      if (this.#track.step < this.#track.length) this.#wait();
      this.#changed();
    });
  }

  #read(): Reading {
    const { step, length } = this.#track;
    return { step, length, isPlaying: this.#stop !== null, speed: this.#speed };
  }

  #changed(): void {
    this.#reading = this.#read();
    for (const changed of [...this.#listeners]) changed();
  }
}
