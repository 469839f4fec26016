import type { Game, Kinded, Rng, SeatView, State } from '../contract.ts';
import { isChanceEntry, type LogEntry } from '../entry.ts';
import { EventRecorder, eventFor } from '../event-recorder.ts';
import { hashState } from '../hash.ts';
import { headerOf } from '../header.ts';
import { Match, type Step } from '../match.ts';
import { fastRng } from '../rng.ts';
import { deepFreeze } from './plain.ts';
import type { LawSubject, SetupCase } from './subject.ts';

/** An entry of a random game: a move or a chance outcome. Random games take nothing back; law 5 does. */
export type PlayedEntry<M> = Exclude<LogEntry<M>, { undo: number }>;

/** What a law does while a game is played. Each function throws when the law is broken. */
export interface GameObserver<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  /** At every position, before anything is played. */
  onPosition?(randomGame: RandomGame<T, H, B, M, E, O, K>): void;
  /** Before an entry is played; the returned function is called with the step afterwards. */
  aroundEntry?(randomGame: RandomGame<T, H, B, M, E, O, K>, entry: PlayedEntry<M>): (step: Step<M, E>) => void;
  /** When the game is over. */
  onEnd?(randomGame: RandomGame<T, H, B, M, E, O, K>): void;
  /** When the game was stopped because it reached its bound. */
  onCutOff?(randomGame: RandomGame<T, H, B, M, E, O, K>): void;
}

/** Plays an entry on any state, and records what it told. */
export function applyEntry<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  state: State<T, H, B>,
  entry: PlayedEntry<M>,
): EventRecorder<E> {
  const recorder = new EventRecorder<E>();
  if (isChanceEntry(entry)) game.resolve(state, entry.outcome, recorder);
  else game.play(state, entry.by, entry.move, recorder);
  return recorder;
}

/** A game in progress, with what each seat remembers of it. */
export class RandomGame<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly subject: LawSubject<T, H, B, M, E, O, K>;
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly deal: SetupCase<O>;
  readonly match: Match<T, H, B, M, E, O, K>;
  readonly memories: readonly K[];
  readonly entries: PlayedEntry<M>[] = [];
  readonly #samplingRng: Rng | null;

  /** `look` is the seed that decides which positions are checked closely. */
  constructor(
    subject: LawSubject<T, H, B, M, E, O, K>,
    deal: SetupCase<O>,
    look: number | 'everywhere',
    game: Game<T, H, B, M, E, O, K> = subject.game,
  ) {
    this.subject = subject;
    this.game = game;
    this.deal = deal;
    this.#samplingRng = look === 'everywhere' ? null : fastRng(look);
    this.match = new Match(game, headerOf(game, deal), { history: true });
    this.memories = this.match.views.map((view) => game.memory.blank(view));
  }

  get state(): State<T, H, B> {
    return this.match.state;
  }

  get views(): readonly SeatView<T, H>[] {
    return this.match.views;
  }

  /** Whether to check closely here: at one position in every sample interval, or everywhere when a log is replayed. */
  shouldSample(oneIn: number): boolean {
    return this.#samplingRng === null || this.#samplingRng(oneIn) === 0;
  }

  /** Randomness derived from this position: a log that leads here again gets the same samples. */
  rng(): Rng {
    return fastRng(Number.parseInt(hashState(this.state), 16) | 0);
  }

  /** Plays an entry; false when it is not possible here, and then nothing has changed. */
  play(entry: PlayedEntry<M>, observer: GameObserver<T, H, B, M, E, O, K> | null): boolean {
    this.entries.push(deepFreeze(entry));
    const after = observer?.aroundEntry?.(this, entry);
    const applied = this.match.apply(entry);
    if (!applied.ok) {
      this.entries.pop();
      return false;
    }
    for (const told of applied.value.told) {
      for (const [seat, memory] of this.memories.entries()) {
        const event = eventFor(told, seat);
        if (event !== null) this.game.memory.hear(memory, event);
      }
    }
    after?.(applied.value);
    return true;
  }
}
