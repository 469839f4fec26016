import type { Kinded } from '../contract.ts';
import { printLog } from '../log-text.ts';
import { fastRng } from '../rng.ts';
import type { LawSession, PlayedAmount, RuntimeLaw } from './law.ts';
import { playRandom } from './play-random.ts';
import { type GameObserver, type PlayedEntry, RandomGame } from './random-game.ts';
import { emptyLog } from './record.ts';
import { shrink } from './shrink.ts';
import type { LawSubject, SetupCase } from './subject.ts';
import { LawBroken, Violation } from './violation.ts';

/** Before a log is shrunk, this many of its first positions are checked closely. */
const OPENING_POSITIONS = 300;

/** A game that does not end is not shrunk; this many entries show how it goes on. */
const UNSHRUNK_ENTRIES = 100;

/** A random game that broke a law. */
interface FoundViolation<M> {
  readonly entries: readonly PlayedEntry<M>[];
  readonly what: string;
  /** What the game threw, null when the law reported it. */
  readonly cause: unknown;
  /** last: the last entry or position shows it. whole: only the whole game does. never: no shorter game would. */
  readonly evidence: 'last' | 'whole' | 'never';
}

/** Plays random games or a given log and checks one law on them. */
export class PropertyRun<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #law: RuntimeLaw;
  readonly #subject: LawSubject<T, H, B, M, E, O, K>;
  readonly #session: LawSession<T, H, B, M, E, O, K>;

  constructor(law: RuntimeLaw, subject: LawSubject<T, H, B, M, E, O, K>) {
    this.#law = law;
    this.#subject = subject;
    this.#session = law.open(subject);
  }

  /** Plays one random game; throws when it breaks the law. Returns the number of its entries. */
  playRandom(deal: SetupCase<O>, seed: number): number {
    const { maxSteps, menu } = this.#subject;
    const shown = this.#law.menus === 'none' ? 0 : fastRng(~seed)(menu + 1);
    let steps = 0;
    const breaking = this.#attempt(deal, seed, (randomGame, observer) => {
      playRandom(randomGame, observer, { seed, menu: shown, bound: maxSteps });
      steps = randomGame.entries.length;
    });
    if (breaking !== null) this.#fail(breaking, deal, seed);
    return steps;
  }

  /** Plays a log and checks every position closely; throws when it breaks the law. */
  replayLog(deal: SetupCase<O>, entries: readonly PlayedEntry<M>[]): void {
    const breaking = this.#replay(deal, entries, 'whole');
    if (breaking !== null) this.#fail(breaking, deal, null);
  }

  /** Whether the law has seen everything; null for a law that need not reach anything. */
  get isComplete(): boolean | null {
    return this.#session.isComplete?.() ?? null;
  }

  /** Throws when all games together break the law. */
  finish(extent: PlayedAmount): void {
    try {
      this.#session.finish?.(extent);
    } catch (error) {
      const { number: law, name } = this.#law;
      throw new LawBroken({ law, name, game: this.#subject.game.id, what: errorText(error), found: null });
    }
  }

  #attempt(
    deal: SetupCase<O>,
    look: number | 'everywhere',
    go: (randomGame: RandomGame<T, H, B, M, E, O, K>, observer: GameObserver<T, H, B, M, E, O, K>) => void,
  ): FoundViolation<M> | null {
    let randomGame: RandomGame<T, H, B, M, E, O, K> | null = null;
    let shownBy: FoundViolation<M>['evidence'] = 'last';
    try {
      randomGame = new RandomGame(this.#subject, deal, look, this.#session.game);
      const observer = this.#session.observe();
      go(randomGame, {
        ...observer,
        onEnd(at) {
          shownBy = 'whole';
          observer.onEnd?.(at);
        },
        onCutOff(at) {
          shownBy = 'never';
          observer.onCutOff?.(at);
        },
      });
      return null;
    } catch (error) {
      return {
        entries: [...(randomGame?.entries ?? [])],
        what: errorText(error),
        cause: error instanceof Violation ? null : error,
        evidence: shownBy,
      };
    }
  }

  /** Plays the entries of a log that are possible, and checks its last entry or the whole of it closely. */
  #replay(deal: SetupCase<O>, entries: readonly PlayedEntry<M>[], watched: 'last' | 'whole'): FoundViolation<M> | null {
    return this.#attempt(deal, 'everywhere', (randomGame, observer) => {
      for (const [i, entry] of entries.entries()) {
        const isWatched = watched === 'whole' || i === entries.length - 1;
        if (isWatched) observer.onPosition?.(randomGame);
        randomGame.play(entry, isWatched ? observer : null);
      }
      observer.onPosition?.(randomGame);
      observer.onEnd?.(randomGame);
    });
  }

  #fail(found: FoundViolation<M>, deal: SetupCase<O>, seed: number | null): never {
    const small = this.#shrink(found, deal);
    const { number: law, name } = this.#law;
    const { id } = this.#subject.game;
    const where = { deal, seed, entry: found.entries.length, log: this.#print(small, deal) };
    throw new LawBroken({ law, name, game: id, what: small.what, found: where }, small.cause);
  }

  #shrink(found: FoundViolation<M>, deal: SetupCase<O>): FoundViolation<M> {
    if (found.evidence === 'never') return { ...found, entries: found.entries.slice(0, UNSHRUNK_ENTRIES) };
    let best = this.#replay(deal, found.entries.slice(0, OPENING_POSITIONS), 'whole') ?? found;
    const watched = best.evidence === 'whole' ? 'whole' : 'last';
    shrink(best.entries, (shorter) => {
      const breaking = this.#replay(deal, shorter, watched);
      if (breaking !== null) best = breaking;
      return breaking?.entries ?? null;
    });
    return best;
  }

  #print({ entries }: FoundViolation<M>, deal: SetupCase<O>): string {
    try {
      const { game } = this.#subject;
      return printLog(game.notation, { ...emptyLog(game, deal, `law-${this.#law.number}`), entries });
    } catch (error) {
      return `(the log cannot be printed: ${errorText(error)})`;
    }
  }
}

/** The message of a law, or of what a game threw. */
function errorText(error: unknown): string {
  if (error instanceof Violation) return error.message;
  return error instanceof Error ? `threw ${error.name}: ${error.message}` : `threw ${String(error)}`;
}
