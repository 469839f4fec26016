import type { Game, Kinded, Rng, SeatView, State } from '../contract.ts';
import { type Entry, isChance } from '../entry.ts';
import { hashState } from '../hash.ts';
import { headerOf } from '../header.ts';
import { Match, type Step } from '../match.ts';
import { fastRng } from '../rng.ts';
import { heard, Notebook } from '../tell.ts';
import { freeze } from './plain.ts';
import type { Deal, Subject } from './subject.ts';

/** An entry of a walk: a move or what chance decided. Walks take nothing back; law 5 does. */
export type Played<M> = Exclude<Entry<M>, { undo: number }>;

/** What a law does while a game is walked through. Each throws when the law is broken. */
export interface Watcher<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  /** At every position, before anything is played. */
  at?(walk: Walk<T, H, B, M, E, O, K>): void;
  /** Before an entry is played; what it returns is called with the step afterwards. */
  around?(walk: Walk<T, H, B, M, E, O, K>, entry: Played<M>): (step: Step<M, E>) => void;
  /** When the walk is over. */
  end?(walk: Walk<T, H, B, M, E, O, K>): void;
  /** When the walk was given up because it reached its bound. */
  cut?(walk: Walk<T, H, B, M, E, O, K>): void;
}

/** Plays an entry on any state, and writes down what it told. */
export function enact<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  state: State<T, H, B>,
  entry: Played<M>,
): Notebook<E> {
  const notebook = new Notebook<E>();
  if (isChance(entry)) game.resolve(state, entry.outcome, notebook);
  else game.play(state, entry.by, entry.move, notebook);
  return notebook;
}

/** A game on its way, with what each seat remembers of it. */
export class Walk<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly subject: Subject<T, H, B, M, E, O, K>;
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly deal: Deal<O>;
  readonly match: Match<T, H, B, M, E, O, K>;
  readonly memories: readonly K[];
  readonly entries: Played<M>[] = [];
  readonly #dice: Rng | null;

  /** `look` is the seed that decides which positions are looked at closely. */
  constructor(
    subject: Subject<T, H, B, M, E, O, K>,
    deal: Deal<O>,
    look: number | 'everywhere',
    game: Game<T, H, B, M, E, O, K> = subject.game,
  ) {
    this.subject = subject;
    this.game = game;
    this.deal = deal;
    this.#dice = look === 'everywhere' ? null : fastRng(look);
    this.match = new Match(game, headerOf(game, deal), { history: true });
    this.memories = this.match.views.map((view) => game.memory.blank(view));
  }

  get state(): State<T, H, B> {
    return this.match.state;
  }

  get views(): readonly SeatView<T, H>[] {
    return this.match.views;
  }

  /** Whether to look closely here: at one position in so many, or everywhere when a log is gone through again. */
  isDue(oneIn: number): boolean {
    return this.#dice === null || this.#dice(oneIn) === 0;
  }

  /** Randomness that belongs to this position: a log that leads here again meets the same samples. */
  rng(): Rng {
    return fastRng(Number.parseInt(hashState(this.state), 16) | 0);
  }

  /** Plays an entry; false when it is not possible here, and then nothing has changed. */
  play(entry: Played<M>, watcher: Watcher<T, H, B, M, E, O, K> | null): boolean {
    this.entries.push(freeze(entry));
    const after = watcher?.around?.(this, entry);
    const applied = this.match.apply(entry);
    if (!applied.ok) {
      this.entries.pop();
      return false;
    }
    for (const told of applied.value.told) {
      for (const [seat, memory] of this.memories.entries()) {
        const event = heard(told, seat);
        if (event !== null) this.game.memory.hear(memory, event);
      }
    }
    after?.(applied.value);
    return true;
  }
}
