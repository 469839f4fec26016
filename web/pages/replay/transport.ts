import { type ReadableStore, Store } from '../../app/store.ts';
import type { SeekMode } from './replay-session.ts';

/** Speed factors of a replay. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds between two steps at normal speed: for one with text, and one without. */
const EVENT_STEP_MS = 1100;
const QUIET_STEP_MS = 220;
/** Below this interval there is no time for animation. */
const MIN_ANIMATED_STEP_MS = 400;

/** What a transport controls. */
export interface ReplayTrack {
  readonly step: number;
  readonly length: number;
  goTo(step: number, how: SeekMode): void;
  /** Whether a step has text. */
  hasEvents(step: number): boolean;
}

/** The timer of a transport, replaced in tests. */
export interface TransportTimer {
  after(milliseconds: number, ring: () => void): () => void;
}

const WALL_TIMER: TransportTimer = {
  after(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The state of a transport bar. Immutable: a change creates a new value. */
export interface TransportState {
  readonly step: number;
  readonly length: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

/** Play, pause, forward, back: moves a replay automatically or manually. */
export class Transport {
  readonly #track: ReplayTrack;
  readonly #timer: TransportTimer;
  #stop: (() => void) | null = null;
  #speed: Speed = 1;
  readonly #state: Store<TransportState>;

  constructor(track: ReplayTrack, timer: TransportTimer = WALL_TIMER) {
    this.#track = track;
    this.#timer = timer;
    this.#state = new Store(this.#makeState());
  }

  get store(): ReadableStore<TransportState> {
    return this.#state;
  }

  get state(): TransportState {
    return this.#state.get();
  }

  /** Plays on; from the beginning when it is at the end. */
  play(): void {
    if (this.#stop !== null) return;
    if (this.#track.step >= this.#track.length) this.#track.goTo(0, 'at-once');
    this.#scheduleNext();
    this.#changed();
  }

  pause(): void {
    if (this.#stop === null) return;
    this.#cancelTimer();
    this.#changed();
  }

  toggle(): void {
    if (this.#stop === null) this.play();
    else this.pause();
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    if (this.#stop !== null) {
      this.#cancelTimer();
      this.#scheduleNext();
    }
    this.#changed();
  }

  /** Moves this many steps manually: the next step is animated, and playing stops. */
  stepBy(by: number): void {
    this.#cancelTimer();
    this.#track.goTo(this.#track.step + by, 'seen');
    this.#changed();
  }

  /** Jumps to a step. A playing replay continues from there. */
  seek(step: number): void {
    const wasPlaying = this.#stop !== null;
    this.#cancelTimer();
    this.#track.goTo(step, 'at-once');
    if (wasPlaying && this.#track.step < this.#track.length) this.#scheduleNext();
    this.#changed();
  }

  close(): void {
    this.#cancelTimer();
    this.#state.close();
  }

  #cancelTimer(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #scheduleNext(): void {
    const pause = (this.#track.hasEvents(this.#track.step + 1) ? EVENT_STEP_MS : QUIET_STEP_MS) / this.#speed;
    this.#stop = this.#timer.after(pause, () => {
      this.#track.goTo(this.#track.step + 1, pause < MIN_ANIMATED_STEP_MS ? 'at-once' : 'seen');
      this.#stop = null;
      if (this.#track.step < this.#track.length) this.#scheduleNext();
      this.#changed();
    });
  }

  #makeState(): TransportState {
    const { step, length } = this.#track;
    return { step, length, isPlaying: this.#stop !== null, speed: this.#speed };
  }

  #changed(): void {
    this.#state.set(this.#makeState());
  }
}
