import type { Kinded, Window } from '@orrery/kernel';
import type { Moment, Session, Step } from '../session/session.ts';
import type { Flight, Furniture, Sound } from './furniture.ts';

/** What is shown right now. A value: whenever something changes, a new one takes its place. */
export interface Scene<T, H, E> {
  readonly view: Window<T, H>;
  /** The entry up to which things have been shown. */
  readonly seq: number;
  /** What happened in the step that is being shown; [] at rest. */
  readonly happening: readonly E[];
  readonly flights: readonly Flight[];
  /** Nothing moves, and all that happened is shown. */
  readonly isAtRest: boolean;
  /** Steps that happened while nobody looked and can be shown on request. */
  readonly meanwhile: number;
  readonly past: number;
}

/** Everything the director needs from outside, so that tests need no clock and no loudspeaker. */
export interface Stagehands {
  /** Calls back after so many milliseconds; gives a way to call it off. */
  later(milliseconds: number, call: () => void): () => void;
  /** Whether things may move. */
  moves(): boolean;
  /** Whether somebody can see the page. */
  isSeen(): boolean;
  play(sound: Sound): void;
}

/** No step takes longer. */
export const LONGEST = 600;
const FLIGHT = 430;
/** How long a step that moves nothing is pointed out. */
const LINGER = 160;
/** More steps than this are not shown unless somebody asks for it. */
export const PATIENCE = 12;
const FEW = 2;
/** Steps that are kept for whoever was away: each holds a view of its own, and nobody watches a whole game again. */
export const KEPT = 60;

type Play<T, H, M extends Kinded, E extends Kinded> = Pick<Furniture<T, H, M, E>, 'flights' | 'sound'>;

/**
 * Shows the steps of a session one after the other, so that things are seen to move from where they were to where they
 * are. The session never waits for it: it only lags behind, and can be skipped.
 */
export class Director<T, H, M extends Kinded, E extends Kinded> {
  readonly #session: Session<T, H, M, E>;
  readonly #play: Play<T, H, M, E>;
  readonly #hands: Stagehands;
  readonly #listeners = new Set<() => void>();
  #scene: Scene<T, H, E>;
  #queue: Step<T, H, E>[] = [];
  #missed: readonly Step<T, H, E>[] = [];
  #callOff: (() => void) | null = null;
  #leave: (() => void) | null = null;
  #showing: Step<T, H, E> | null = null;

  constructor(session: Session<T, H, M, E>, play: Play<T, H, M, E>, hands: Stagehands) {
    this.#session = session;
    this.#play = play;
    this.#hands = hands;
    this.#scene = resting(session.moment, 0);
    this.#missed = session.steps(session.moment.seen);
    this.#scene = resting(session.moment, this.#offered);
  }

  get scene(): Scene<T, H, E> {
    return this.#scene;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Follows the session; gives a way to stop. */
  follow(): () => void {
    this.#leave = this.#session.subscribe(() => this.#hear());
    this.#hear();
    return () => {
      this.#leave?.();
      this.#leave = null;
      this.#stop();
    };
  }

  /** Shows at once how things stand. */
  skip(): void {
    if (this.#scene.isAtRest) return;
    this.#cutToNow();
  }

  /** Shows step by step what happened while nobody looked. */
  showMeanwhile(): void {
    const steps = this.#missed;
    this.#missed = [];
    const [first, ...rest] = steps;
    if (first === undefined) return;
    this.#stop();
    this.#set({ ...resting(this.#session.moment, 0), view: first.view, seq: first.seq, isAtRest: false });
    this.#queue = [...rest];
    this.#next();
  }

  dismissMeanwhile(): void {
    this.#missed = [];
    this.#set({ ...this.#scene, meanwhile: 0 });
  }

  #hear(): void {
    const { moment } = this.#session;
    if (moment.past !== this.#scene.past || moment.curtain !== null) {
      this.#turn(moment);
      return;
    }
    const shown = this.#queue.at(-1)?.seq ?? this.#showing?.seq ?? this.#scene.seq;
    const steps = this.#session.steps(shown);
    if (steps.length === 0) {
      if (this.#callOff === null) this.#set(resting(moment, this.#scene.meanwhile));
      return;
    }
    this.#queue.push(...steps);
    if (this.#queue.length > PATIENCE || !this.#hands.isSeen()) this.#miss(this.#queue);
    else if (!this.#hands.moves()) this.#cutToNow();
    else if (this.#callOff === null) this.#next();
  }

  /** Another seat looks, or the past has changed: nothing moves, but whoever returns may see what it missed. */
  #turn(moment: Moment<T, H, E>): void {
    this.#stop();
    this.#missed = moment.curtain === null ? this.#session.steps(moment.seen) : [];
    this.#set(resting(moment, this.#offered));
  }

  /** Too much to watch without being asked: kept for whoever wants to see it. */
  #miss(steps: readonly Step<T, H, E>[]): void {
    this.#missed = [...this.#missed, ...steps].slice(-KEPT);
    this.#cutToNow();
  }

  #cutToNow(): void {
    const told = this.#queue.at(-1) ?? this.#showing;
    this.#stop();
    if (told !== null && told !== undefined) this.#sound(told.events.slice(-1));
    this.#set(resting(this.#session.moment, this.#offered));
  }

  /** A step or two are no story. */
  get #offered(): number {
    return this.#missed.length > FEW ? this.#missed.length : 0;
  }

  #next(): void {
    const step = this.#queue.shift();
    this.#callOff = null;
    this.#showing = step ?? null;
    if (step === undefined) {
      this.#set(resting(this.#session.moment, this.#scene.meanwhile));
      return;
    }
    const before = this.#scene.view;
    const flights = step.events.flatMap((event, i) =>
      this.#play.flights(event, before, step.view).map((flight) => ({ ...flight, key: `${i} ${flight.key}` })),
    );
    this.#sound(step.events);
    const isStill = flights.length === 0;
    const view = isStill ? step.view : before;
    const seq = isStill ? step.seq : this.#scene.seq;
    this.#set({ ...this.#scene, view, seq, happening: step.events, flights, isAtRest: false });
    this.#callOff = this.#hands.later(isStill ? LINGER : lengthOf(flights), () => this.#land(step));
  }

  #land(step: Step<T, H, E>): void {
    this.#scene = { ...this.#scene, view: step.view, seq: step.seq, happening: [], flights: [] };
    this.#next();
  }

  #sound(events: readonly E[]): void {
    const reader = this.#session.moment.view.seat;
    const sounds = events.map((event) => this.#play.sound(event, reader)).filter((sound) => sound !== null);
    for (const sound of new Set(sounds.slice(-2))) this.#hands.play(sound);
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#showing = null;
    this.#queue = [];
  }

  #set(scene: Scene<T, H, E>): void {
    this.#scene = scene;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** How long these flights take together. */
export function lengthOf(flights: readonly Flight[]): number {
  const last = flights.reduce((most, { delay = 0 }) => Math.max(most, delay), 0);
  return Math.min(FLIGHT + last, LONGEST);
}

const resting = <T, H, E>(moment: Moment<T, H, E>, meanwhile: number): Scene<T, H, E> => ({
  view: moment.view,
  seq: moment.seq,
  happening: [],
  flights: [],
  isAtRest: true,
  meanwhile,
  past: moment.past,
});
