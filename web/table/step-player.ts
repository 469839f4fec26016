import type { AnyView, Kinded } from '@orrery/kernel';
import { type ReadableStore, Store } from '../app/store.ts';
import type { Session, SessionStep, Snapshot } from '../session/session.ts';
import type { FlightAnimation, GameUi, Sound } from './game-ui.ts';

/** What is shown right now. Immutable: a change creates a new value. */
export interface PlaybackState<T, H, E> {
  readonly view: AnyView<T, H>;
  /** The last entry that has been shown. */
  readonly seq: number;
  /** Events of the step that is being shown; [] at rest. */
  readonly currentEvents: readonly E[];
  readonly flights: readonly FlightAnimation[];
  /** Nothing moves, and everything has been shown. */
  readonly isAtRest: boolean;
  /** Steps that happened while nobody looked and can be shown on request. */
  readonly missedSteps: number;
  readonly historyVersion: number;
}

/** Everything the step player needs from outside, so that tests need neither clock nor sound. */
export interface PlayerEnv {
  /** Calls back after this many milliseconds; returns a function that cancels it. */
  setTimer(milliseconds: number, call: () => void): () => void;
  /** Whether animation is allowed. */
  canAnimate(): boolean;
  /** Whether the page is visible. */
  isPageVisible(): boolean;
  playSound(sound: Sound): void;
}

/** Maximum duration of a step. */
export const MAX_STEP_MS = 600;
const FLIGHT_MS = 430;
/** How long a step without animation is shown. */
const IDLE_STEP_MS = 160;
/** More steps than this are shown only on request. */
export const MAX_AUTOPLAY_STEPS = 12;
const MIN_STEPS_FOR_RECAP = 2;
/** Maximum number of missed steps that are kept: each holds a view, and nobody watches a whole game again. */
export const MAX_KEPT_STEPS = 60;

type PlaybackUi<T, H, M extends Kinded, E extends Kinded> = Pick<GameUi<T, H, M, E>, 'flights' | 'sound'>;

/**
 * Shows the steps of a session one after the other, so that changes are animated. The session never waits for it: it
 * only lags behind, and can be skipped.
 */
export class StepPlayer<T, H, M extends Kinded, E extends Kinded> {
  readonly #session: Session<T, H, M, E>;
  readonly #ui: PlaybackUi<T, H, M, E>;
  readonly #env: PlayerEnv;
  readonly #state: Store<PlaybackState<T, H, E>>;
  #queue: SessionStep<T, H, E>[] = [];
  #missed: readonly SessionStep<T, H, E>[] = [];
  #cancelTimer: (() => void) | null = null;
  #unsubscribe: (() => void) | null = null;
  #showing: SessionStep<T, H, E> | null = null;

  constructor(session: Session<T, H, M, E>, play: PlaybackUi<T, H, M, E>, hands: PlayerEnv) {
    this.#session = session;
    this.#ui = play;
    this.#env = hands;
    this.#missed = session.steps(session.snapshot.lastSeenSeq);
    this.#state = new Store(restingState(session.snapshot, this.#missedCount));
  }

  get state(): PlaybackState<T, H, E> {
    return this.#state.get();
  }

  get store(): ReadableStore<PlaybackState<T, H, E>> {
    return this.#state;
  }

  /** Follows the session; returns a function that stops it. */
  follow(): () => void {
    this.#unsubscribe = this.#session.subscribe(() => this.#onSnapshot());
    this.#onSnapshot();
    return () => {
      this.#unsubscribe?.();
      this.#unsubscribe = null;
      this.#stop();
    };
  }

  /** Skips to the current state. */
  skip(): void {
    if (this.state.isAtRest) return;
    this.#cutToNow();
  }

  /** Shows the missed steps one after the other. */
  showMissed(): void {
    const steps = this.#missed;
    this.#missed = [];
    const [first, ...rest] = steps;
    if (first === undefined) return;
    this.#stop();
    this.#state.set({ ...restingState(this.#session.snapshot, 0), view: first.view, seq: first.seq, isAtRest: false });
    this.#queue = [...rest];
    this.#next();
  }

  dismissMissed(): void {
    this.#missed = [];
    this.#state.set({ ...this.state, missedSteps: 0 });
  }

  #onSnapshot(): void {
    const { snapshot } = this.#session;
    if (snapshot.historyVersion !== this.state.historyVersion || snapshot.curtain !== null) {
      this.#restart(snapshot);
      return;
    }
    const shown = this.#queue.at(-1)?.seq ?? this.#showing?.seq ?? this.state.seq;
    const steps = this.#session.steps(shown);
    if (steps.length === 0) {
      if (this.#cancelTimer === null) this.#state.set(restingState(snapshot, this.state.missedSteps));
      return;
    }
    this.#queue.push(...steps);
    if (this.#queue.length > MAX_AUTOPLAY_STEPS || !this.#env.isPageVisible()) this.#keepMissed(this.#queue);
    else if (!this.#env.canAnimate()) this.#cutToNow();
    else if (this.#cancelTimer === null) this.#next();
  }

  /** The viewer or the history has changed: nothing is animated, but missed steps are kept for a returning viewer. */
  #restart(moment: Snapshot<T, H, E>): void {
    this.#stop();
    this.#missed = moment.curtain === null ? this.#session.steps(moment.lastSeenSeq) : [];
    this.#state.set(restingState(moment, this.#missedCount));
  }

  /** Too many steps to show without asking: kept for the recap. */
  #keepMissed(steps: readonly SessionStep<T, H, E>[]): void {
    this.#missed = [...this.#missed, ...steps].slice(-MAX_KEPT_STEPS);
    this.#cutToNow();
  }

  #cutToNow(): void {
    const told = this.#queue.at(-1) ?? this.#showing;
    this.#stop();
    if (told !== null && told !== undefined) this.#sound(told.events.slice(-1));
    this.#state.set(restingState(this.#session.snapshot, this.#missedCount));
  }

  /** One or two steps need no recap. */
  get #missedCount(): number {
    return this.#missed.length > MIN_STEPS_FOR_RECAP ? this.#missed.length : 0;
  }

  /** Shows the next step; `now` is what the last one left. */
  #next(now = this.state): void {
    const step = this.#queue.shift();
    this.#cancelTimer = null;
    this.#showing = step ?? null;
    if (step === undefined) {
      this.#state.set(restingState(this.#session.snapshot, now.missedSteps));
      return;
    }
    const before = now.view;
    const flights = step.events.flatMap((event, i) =>
      this.#ui.flights(event, before, step.view).map((flight) => ({ ...flight, key: `${i} ${flight.key}` })),
    );
    this.#sound(step.events);
    const isStill = flights.length === 0;
    const view = isStill ? step.view : before;
    const seq = isStill ? step.seq : now.seq;
    this.#state.set({ ...now, view, seq, currentEvents: step.events, flights, isAtRest: false });
    this.#cancelTimer = this.#env.setTimer(isStill ? IDLE_STEP_MS : flightsDurationMs(flights), () =>
      this.#finishStep(step),
    );
  }

  #finishStep(step: SessionStep<T, H, E>): void {
    this.#next({ ...this.state, view: step.view, seq: step.seq, currentEvents: [], flights: [] });
  }

  #sound(events: readonly E[]): void {
    const reader = this.#session.snapshot.view.seat;
    const sounds = events.map((event) => this.#ui.sound(event, reader)).filter((sound) => sound !== null);
    for (const sound of new Set(sounds.slice(-2))) this.#env.playSound(sound);
  }

  #stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.#showing = null;
    this.#queue = [];
  }
}

/** Total duration of these flights. */
export function flightsDurationMs(flights: readonly FlightAnimation[]): number {
  const last = flights.reduce((most, { delay = 0 }) => Math.max(most, delay), 0);
  return Math.min(FLIGHT_MS + last, MAX_STEP_MS);
}

const restingState = <T, H, E>(moment: Snapshot<T, H, E>, meanwhile: number): PlaybackState<T, H, E> => ({
  view: moment.view,
  seq: moment.seq,
  currentEvents: [],
  flights: [],
  isAtRest: true,
  missedSteps: meanwhile,
  historyVersion: moment.historyVersion,
});
