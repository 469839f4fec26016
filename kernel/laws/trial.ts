import type { Kinded } from '../contract.ts';
import { printLog } from '../logtext.ts';
import { fastRng } from '../rng.ts';
import type { Extent, Session, WalkedLaw } from './law.ts';
import { logOf } from './record.ts';
import { shrink } from './shrink.ts';
import { stroll } from './stroll.ts';
import type { Deal, Subject } from './subject.ts';
import { LawBroken, Violation } from './violation.ts';
import { type Played, Walk, type Watcher } from './walk.ts';

/** Before anything is left out of a log, this many of its first positions are looked at closely. */
const OPENING = 300;

/** A game that does not end is not shrunk; this much of it shows how it goes on. */
const GLIMPSE = 100;

/** A walk that broke a law. */
interface Breaking<M> {
  readonly entries: readonly Played<M>[];
  readonly what: string;
  /** What the game threw, null when it is the law that speaks. */
  readonly cause: unknown;
  /** last: the last entry or position shows it. whole: only the whole walk does. never: no shorter one would. */
  readonly shownBy: 'last' | 'whole' | 'never';
}

/** A walk through random games or through a given log, under the eyes of one law. */
export class Trial<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #law: WalkedLaw;
  readonly #subject: Subject<T, H, B, M, E, O, K>;
  readonly #session: Session<T, H, B, M, E, O, K>;

  constructor(law: WalkedLaw, subject: Subject<T, H, B, M, E, O, K>) {
    this.#law = law;
    this.#subject = subject;
    this.#session = law.open(subject);
  }

  /** Plays one random game; throws when it breaks the law. Returns the number of its entries. */
  stroll(deal: Deal<O>, seed: number): number {
    const { bound, menu } = this.#subject;
    const shown = this.#law.menus === 'none' ? 0 : fastRng(~seed)(menu + 1);
    let steps = 0;
    const breaking = this.#attempt(deal, seed, (walk, watcher) => {
      stroll(walk, watcher, { seed, menu: shown, bound });
      steps = walk.entries.length;
    });
    if (breaking !== null) this.#accuse(breaking, deal, seed);
    return steps;
  }

  /** Goes through a log, looking closely everywhere; throws when it breaks the law. */
  retrace(deal: Deal<O>, entries: readonly Played<M>[]): void {
    const breaking = this.#again(deal, entries, 'whole');
    if (breaking !== null) this.#accuse(breaking, deal, null);
  }

  /** Whether the law has seen everything; null for a law that waits for nothing. */
  get isComplete(): boolean | null {
    return this.#session.isComplete?.() ?? null;
  }

  /** Throws when all that was seen together breaks the law. */
  finish(extent: Extent): void {
    try {
      this.#session.finish?.(extent);
    } catch (error) {
      const { number: law, name } = this.#law;
      throw new LawBroken({ law, name, game: this.#subject.game.id, what: wordsOf(error), found: null });
    }
  }

  #attempt(
    deal: Deal<O>,
    look: number | 'everywhere',
    go: (walk: Walk<T, H, B, M, E, O, K>, watcher: Watcher<T, H, B, M, E, O, K>) => void,
  ): Breaking<M> | null {
    let walk: Walk<T, H, B, M, E, O, K> | null = null;
    let shownBy: Breaking<M>['shownBy'] = 'last';
    try {
      walk = new Walk(this.#subject, deal, look, this.#session.game);
      const watcher = this.#session.watch();
      go(walk, {
        ...watcher,
        end(at) {
          shownBy = 'whole';
          watcher.end?.(at);
        },
        cut(at) {
          shownBy = 'never';
          watcher.cut?.(at);
        },
      });
      return null;
    } catch (error) {
      return {
        entries: [...(walk?.entries ?? [])],
        what: wordsOf(error),
        cause: error instanceof Violation ? null : error,
        shownBy,
      };
    }
  }

  /** Plays what of a log is possible, and looks closely at its last entry or at the whole of it. */
  #again(deal: Deal<O>, entries: readonly Played<M>[], watched: 'last' | 'whole'): Breaking<M> | null {
    return this.#attempt(deal, 'everywhere', (walk, watcher) => {
      for (const [i, entry] of entries.entries()) {
        const isWatched = watched === 'whole' || i === entries.length - 1;
        if (isWatched) watcher.at?.(walk);
        walk.play(entry, isWatched ? watcher : null);
      }
      watcher.at?.(walk);
      watcher.end?.(walk);
    });
  }

  #accuse(found: Breaking<M>, deal: Deal<O>, seed: number | null): never {
    const small = this.#shrunk(found, deal);
    const { number: law, name } = this.#law;
    const { id } = this.#subject.game;
    const where = { deal, seed, entry: found.entries.length, log: this.#print(small, deal) };
    throw new LawBroken({ law, name, game: id, what: small.what, found: where }, small.cause);
  }

  #shrunk(found: Breaking<M>, deal: Deal<O>): Breaking<M> {
    if (found.shownBy === 'never') return { ...found, entries: found.entries.slice(0, GLIMPSE) };
    let best = this.#again(deal, found.entries.slice(0, OPENING), 'whole') ?? found;
    const watched = best.shownBy === 'whole' ? 'whole' : 'last';
    shrink(best.entries, (shorter) => {
      const breaking = this.#again(deal, shorter, watched);
      if (breaking !== null) best = breaking;
      return breaking?.entries ?? null;
    });
    return best;
  }

  #print({ entries }: Breaking<M>, deal: Deal<O>): string {
    try {
      const { game } = this.#subject;
      return printLog(game.notation, { ...logOf(game, deal, `law-${this.#law.number}`), entries });
    } catch (error) {
      return `(the log cannot be printed: ${wordsOf(error)})`;
    }
  }
}

/** What a law says, or what a game threw. */
function wordsOf(error: unknown): string {
  if (error instanceof Violation) return error.message;
  return error instanceof Error ? `threw ${error.name}: ${error.message}` : `threw ${String(error)}`;
}
