import { type AnyView, hasSeat, type Kinded } from '@orrery/kernel';
import { type ReadableStore, Store } from '../app/store.ts';
import type { Session, SessionStep, Snapshot } from '../session/session.ts';
import type { FlightAnimation, GameUi, Sound } from './game-ui.ts';
import { NewsCollector, type NewsItem, type NewsUi } from './news.ts';
import { eventMsWith, type PaceTimes } from './pace.ts';
import { pointsFlights } from './points-change.tsx';

/** What is shown right now. Immutable: a change creates a new value. */
export interface PlaybackState<T, H, E> {
  readonly view: AnyView<T, H>;
  /** The last entry that has been shown. */
  readonly seq: number;
  /** Events of the step that is being shown; [] at rest. */
  readonly currentEvents: readonly E[];
  readonly flights: readonly FlightAnimation[];
  readonly flightMs: number;
  /** Nothing moves, and everything has been shown. */
  readonly isAtRest: boolean;
  /** The step that is being shown is somebody else's: it keeps the chosen pace. */
  readonly isOthers: boolean;
  /** News of that step. */
  readonly news: readonly NewsItem[];
  /** The news that touch the viewer, while the table stops at them. */
  readonly held: readonly NewsItem[];
  /** How long it stops; null: until a key is pressed. */
  readonly heldMs: number | null;
  /** News of the turn of another seat that is being played, and since the viewer's last turn. */
  readonly turnNews: readonly NewsItem[];
  readonly recentNews: readonly NewsItem[];
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
  /** How long the steps of others are shown. */
  pace(): PaceTimes;
  /** Whether the page is visible. */
  isPageVisible(): boolean;
  playSound(sound: Sound): void;
}

/** Maximum duration of the flights of a step. */
export const MAX_STEP_MS = 600;
const FLIGHT_MS = 430;
/** How long a step of the viewer's own without animation is shown. */
const IDLE_STEP_MS = 160;
/** More steps than this are shown only on request. */
export const MAX_AUTOPLAY_STEPS = 40;
const MIN_STEPS_FOR_RECAP = 2;
/** Maximum number of missed steps that are kept: each holds a view, and nobody watches a whole game again. */
export const MAX_KEPT_STEPS = 60;

type PlaybackUi<T, H, M extends Kinded, E extends Kinded> = NewsUi<T, H, M, E> &
  Pick<GameUi<T, H, M, E>, 'flights' | 'sound' | 'points'>;

/** A step, and what was shown before it. */
interface ShownStep<T, H, E> {
  readonly step: SessionStep<T, H, E>;
  readonly before: PlaybackState<T, H, E>;
  readonly news: readonly NewsItem[];
  readonly isOthers: boolean;
}

/**
 * Shows the steps of a session one after the other, so that changes are animated and the turns of others can be
 * followed. The session never waits for it: it only lags behind, and can be skipped.
 */
export class StepPlayer<T, H, M extends Kinded, E extends Kinded> {
  readonly #session: Session<T, H, M, E>;
  readonly #ui: PlaybackUi<T, H, M, E>;
  readonly #env: PlayerEnv;
  readonly #state: Store<PlaybackState<T, H, E>>;
  /** What is shown now. */
  readonly store: ReadableStore<PlaybackState<T, H, E>>;
  readonly #news: NewsCollector<T, H, M, E>;
  #queue: SessionStep<T, H, E>[] = [];
  #missed: readonly SessionStep<T, H, E>[] = [];
  #cancelTimer: (() => void) | null = null;
  #unsubscribe: (() => void) | null = null;
  #showing: ShownStep<T, H, E> | null = null;
  /** Everything is passed over until the viewer is asked. */
  #isSkipping = false;

  constructor(session: Session<T, H, M, E>, play: PlaybackUi<T, H, M, E>, hands: PlayerEnv) {
    this.#session = session;
    this.#ui = play;
    this.#env = hands;
    this.#news = new NewsCollector(play);
    this.#missed = session.steps(session.snapshot.lastSeenSeq);
    this.#recallNews();
    this.#state = new Store(this.#restingState(session.snapshot, this.#missedCount));
    this.store = this.#state;
  }

  get state(): PlaybackState<T, H, E> {
    return this.#state.get();
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

  /** Passes over everything until the viewer is asked. */
  skipToTurn(): void {
    this.#isSkipping = !isViewerAsked(this.#session.snapshot);
    this.skip();
  }

  /** Ends the step that is being shown, and shows the next one. */
  goOn(): void {
    if (this.#showing === null) return;
    this.#cancelTimer?.();
    this.#finishStep(this.#showing);
  }

  /** Shows the present step once more. */
  again(): void {
    if (this.#showing === null) return;
    this.#cancelTimer?.();
    this.#show(this.#showing);
  }

  /** Shows the missed steps one after the other. */
  showMissed(): void {
    const steps = this.#missed;
    this.#missed = [];
    const [first, ...rest] = steps;
    if (first === undefined) return;
    this.#stop();
    const now = this.#restingState(this.#session.snapshot, 0);
    this.#state.set({ ...now, view: first.view, seq: first.seq, isAtRest: false });
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
    const shown = this.#queue.at(-1)?.seq ?? this.#showing?.step.seq ?? this.state.seq;
    const steps = this.#session.steps(shown);
    if (steps.length === 0) {
      if (this.#showing === null) this.#state.set(this.#restingState(snapshot, this.state.missedSteps));
      return;
    }
    this.#queue.push(...steps);
    if (this.#isSkipping) {
      this.#isSkipping = !isViewerAsked(snapshot);
      this.#cutToNow();
    } else if (this.#queue.length > MAX_AUTOPLAY_STEPS || !this.#env.isPageVisible()) this.#keepMissed(this.#queue);
    else if (this.#showing === null) this.#next();
  }

  /** The viewer or the history has changed: nothing is animated, but missed steps are kept for a returning viewer. */
  #restart(moment: Snapshot<T, H, E>): void {
    this.#stop();
    this.#isSkipping = false;
    this.#missed = moment.curtain === null ? this.#session.steps(moment.lastSeenSeq) : [];
    this.#recallNews();
    this.#state.set(this.#restingState(moment, this.#missedCount));
  }

  /** Reads the news of the last steps again. */
  #recallNews(): void {
    this.#news.clear();
    if (this.#ui.news === undefined || this.#session.snapshot.curtain !== null) return;
    let before: AnyView<T, H> | null = null;
    for (const step of this.#session.steps(0)) {
      if (before !== null) this.#news.add(before, step);
      before = step.view;
    }
  }

  /** Too many steps to show without asking: kept for the recap. */
  #keepMissed(steps: readonly SessionStep<T, H, E>[]): void {
    this.#missed = [...this.#missed, ...steps].slice(-MAX_KEPT_STEPS);
    this.#cutToNow();
  }

  #cutToNow(): void {
    const told = this.#queue.at(-1) ?? this.#showing?.step;
    let before = this.#showing?.step.view ?? this.state.view;
    for (const step of this.#queue) {
      this.#news.add(before, step);
      before = step.view;
    }
    this.#stop();
    if (told !== undefined) this.#sound(told.events.slice(-1));
    this.#state.set(this.#restingState(this.#session.snapshot, this.#missedCount));
  }

  /** One or two steps need no recap. */
  get #missedCount(): number {
    return this.#missed.length > MIN_STEPS_FOR_RECAP ? this.#missed.length : 0;
  }

  /** Shows the next step; `now` is what the last one left. */
  #next(now = this.state): void {
    const step = this.#queue.shift();
    this.#cancelTimer = null;
    this.#showing = null;
    if (step === undefined) {
      this.#state.set(this.#restingState(this.#session.snapshot, now.missedSteps));
      return;
    }
    const news = this.#news.add(now.view, step);
    this.#show({ step, before: now, news, isOthers: this.#isOthers(now.view, step) });
  }

  /** First the flights, over the table as it was; then the table as it is. */
  #show(shown: ShownStep<T, H, E>): void {
    const { step, before, isOthers } = shown;
    this.#showing = shown;
    const flightMs = isOthers ? this.#env.pace().flightMs : FLIGHT_MS;
    const flights = this.#env.canAnimate() ? this.#flightsOf(before.view, step) : [];
    if (flights.length === 0) {
      this.#settle(shown, 0);
      return;
    }
    this.#sound(step.events);
    const now = { ...before, ...this.#newsState(shown), currentEvents: step.events, isAtRest: false };
    this.#state.set({ ...now, flights, flightMs, held: [], heldMs: null });
    const flying = flightsDurationMs(flights, flightMs);
    this.#cancelTimer = this.#env.setTimer(flying, () => this.#settle(shown, flying));
  }

  /** The table as it is after the step, for as long as the pace wants it. */
  #settle(shown: ShownStep<T, H, E>, flown: number): void {
    const { step, before, news } = shown;
    const held = this.#isHeld(shown) ? news.filter(({ isHeld }) => isHeld) : [];
    const rest = this.#restMs(shown, held, flown);
    if (flown === 0 && (rest > 0 || this.#queue.length === 0)) this.#sound(step.events);
    if (rest <= 0) {
      this.#finishStep(shown);
      return;
    }
    this.#state.set({
      ...before,
      ...this.#newsState(shown),
      ...{ view: step.view, seq: step.seq, flights: [], isAtRest: false, held },
      currentEvents: flown === 0 ? step.events : [],
      heldMs: Number.isFinite(rest) ? rest : null,
    });
    this.#cancelTimer = Number.isFinite(rest) ? this.#env.setTimer(rest, () => this.#finishStep(shown)) : null;
  }

  #restMs({ news, isOthers }: ShownStep<T, H, E>, held: readonly NewsItem[], flown: number): number {
    const idle = flown === 0 && this.#env.canAnimate() ? IDLE_STEP_MS : 0;
    if (!isOthers) return idle;
    const pace = this.#env.pace();
    if (held.length > 0) return pace.heldMs;
    if (news.length === 0) return this.#ui.news === undefined ? idle : 0;
    return eventMsWith(pace, this.#queue.length) - flown;
  }

  #finishStep({ step, before, isOthers }: ShownStep<T, H, E>): void {
    const now = { ...before, ...{ view: step.view, seq: step.seq, currentEvents: [], flights: [], isOthers } };
    this.#next({ ...now, ...{ isAtRest: false, held: [], heldMs: null }, missedSteps: this.state.missedSteps });
  }

  #flightsOf(before: AnyView<T, H>, { events, view }: SessionStep<T, H, E>): readonly FlightAnimation[] {
    const flights = events.flatMap((event, i) =>
      this.#ui.flights(event, before, view).map((flight) => ({ ...flight, key: `${i} ${flight.key}` })),
    );
    return [...flights, ...pointsFlights(this.#ui, this.#session.sitters.length, before, view)];
  }

  /** Whether a step keeps the pace: what the viewer does, or gets in the own turn, does not. A record has its own pace. */
  #isOthers(before: AnyView<T, H>, { events, view }: SessionStep<T, H, E>): boolean {
    if (this.#session.isRecorded || (view.seat !== null && this.#ui.active(before.table) === view.seat)) return false;
    const [first] = events;
    return view.seat === null || first === undefined || this.#ui.actor(first) !== view.seat;
  }

  #isHeld({ isOthers, step }: ShownStep<T, H, E>): boolean {
    return isOthers && step.view.seat !== null;
  }

  #newsState({ news, isOthers }: ShownStep<T, H, E>) {
    return { news, isOthers, turnNews: this.#news.ofTurn, recentNews: this.#news.sinceTurn };
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

  #restingState(moment: Snapshot<T, H, E>, missedSteps: number): PlaybackState<T, H, E> {
    return {
      view: moment.view,
      seq: moment.seq,
      currentEvents: [],
      flights: [],
      flightMs: FLIGHT_MS,
      isAtRest: true,
      isOthers: false,
      news: [],
      held: [],
      heldMs: null,
      turnNews: this.#news.ofTurn,
      recentNews: this.#news.sinceTurn,
      missedSteps,
      historyVersion: moment.historyVersion,
    };
  }
}

/** Whether the game waits for the viewer, or for nobody any more. */
function isViewerAsked<T, H, E>({ awaiting, view }: Snapshot<T, H, E>): boolean {
  return (
    awaiting.who === 'over' || (awaiting.who === 'seats' && view.seat !== null && hasSeat(awaiting.must, view.seat))
  );
}

/** Total duration of these flights. */
export function flightsDurationMs(flights: readonly FlightAnimation[], flightMs: number): number {
  const last = flights.reduce((most, { delay = 0 }) => Math.max(most, delay), 0);
  return Math.min(flightMs + last, MAX_STEP_MS);
}
