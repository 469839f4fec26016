import {
  type ChanceSource,
  type Game,
  type Kinded,
  type Log,
  type Match,
  NOBODY,
  type Refusal,
  resume,
  type Seat,
  type Window,
  type Wording,
} from '@orrery/kernel';
import { Reel } from './reel.ts';
import type { Moment, Step } from './session.ts';

/** Steps that are shown one after the other; what is older is not shown again. */
const STEPS = 60;

/** What a scene asks of the one who looks. */
interface Asking {
  readonly asks: boolean;
  /** How many moves can be taken back. */
  readonly undoable: number;
}

/**
 * A position out of a log, seen from one seat, that is played on by the engine and laid out anew as often as somebody
 * likes: what lessons and puzzles are made of. Nothing of it is kept.
 */
export class Scene<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #wording: Wording<T, H, M, E, O>;
  readonly #seat: Seat;
  readonly #listeners = new Set<() => void>();
  #match: Match<T, H, B, M, E, O, K>;
  #reel: Reel<T, H, B, M, E, O, K>;
  /** Rises whenever the scene is laid out anew. */
  #past = 0;
  #isClosed = false;
  #moment: Moment<T, H, E>;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    wording: Wording<T, H, M, E, O>,
    seat: Seat,
    start: { readonly log: Log<M, O>; readonly chance: ChanceSource },
  ) {
    this.#game = game;
    this.#wording = wording;
    this.#seat = seat;
    [this.#match, this.#reel] = this.#setUp(start.log, start.chance);
    this.#moment = this.#look({ asks: false, undoable: 0 });
  }

  get moment(): Moment<T, H, E> {
    return this.#moment;
  }

  /** The number of entries so far. */
  get seq(): number {
    return this.#match.seq;
  }

  /** What is open to everybody now. */
  get table(): T {
    return this.#match.view(this.#seat).table;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  steps(since: number): readonly Step<T, H, E>[] {
    const from = Math.max(this.#reel.stepAt(since), this.#reel.length - STEPS);
    return this.#reel.steps(from, this.#seat);
  }

  viewAt(seq: number): Window<T, H> {
    return this.#reel.view(this.#reel.stepAt(seq), this.#seat);
  }

  /** Lays another position out, or the same once more; what was about to happen does not. */
  lay(log: Log<M, O>, chance: ChanceSource): void {
    [this.#match, this.#reel] = this.#setUp(log, chance);
    this.#past++;
  }

  /** Lets a seat move, and chance after it; [] when it was legal, else why not, and nothing changed. */
  play(seat: Seat, move: M): readonly Refusal[] {
    const match = this.#match;
    const answer = match.choose(seat, match.request(seat)?.id ?? -1, move, (step) => this.#reel.follow(match, step));
    return answer.ok ? [] : answer.refusals;
  }

  /** Does something later, unless the scene was closed or laid out anew by then. */
  after(wait: Promise<void>, deed: () => void): void {
    const past = this.#past;
    void wait.then(() => {
      if (!this.#isClosed && past === this.#past) deed();
    });
  }

  /** Shows how things stand now. */
  publish(asking: Asking): void {
    if (this.#isClosed) return;
    this.#moment = this.#look(asking);
    for (const changed of [...this.#listeners]) changed();
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
  }

  #setUp(log: Log<M, O>, chance: ChanceSource): [Match<T, H, B, M, E, O, K>, Reel<T, H, B, M, E, O, K>] {
    const reel = new Reel(this.#game, this.#wording, log.header, [this.#seat]);
    const match = resume(this.#game, log, chance, reel.follow);
    if (!match.ok) throw new Error(match.problem.text);
    return [match.value, reel];
  }

  #look({ asks, undoable }: Asking): Moment<T, H, E> {
    const match = this.#match;
    return {
      seq: match.seq,
      view: this.#reel.view(this.#reel.length, this.#seat),
      awaiting: match.awaiting,
      request: asks ? match.request(this.#seat) : null,
      undoable,
      thinking: NOBODY,
      curtain: null,
      story: this.#reel.story(this.#seat),
      past: this.#past,
      seen: match.seq,
      trouble: null,
      unkept: null,
    };
  }
}

/** A refusal that no rule is behind. */
export const refused = (code: string): readonly Refusal[] => [{ code, rule: '', numbers: {} }];
