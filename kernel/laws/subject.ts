import type { Game, Kinded, Seat, State } from '../contract.ts';
import { optionNames, standardOptions } from '../options.ts';

/** One way to set a game up. */
export interface SetupCase<O> {
  readonly options: O;
  readonly seats: number;
}

/** A game as the laws know it: the game itself, and what only its package can specify. */
export interface LawSubject<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  /** The set-ups; together they use every value of every option and every number of seats. */
  readonly setups: readonly SetupCase<O>[];
  /** Random games for each deal and law. */
  readonly games: number;
  /** Law 1: maximum number of steps of a random game when nobody uses a menu. */
  readonly maxSteps: number;
  /** Maximum number of moves of an open-ended kind that random players see; 0 for a game without such kinds. */
  readonly menu: number;
  /** The costly laws check one position in this many; 8 by default. */
  readonly sample?: number;
  /** Law 6: what is lost or created from nothing, in words; null when everything is there. */
  invariant(state: State<T, H, B>): string | null;
  /** Law 3: where what a seat remembers cannot be true of a state, in words; null when it can. */
  contradiction(memory: K, seat: Seat, state: State<T, H, B>): string | null;
  /** Law 7: the cards that must occur, and which of them an event names. */
  readonly cards?: readonly string[];
  cardsIn?(event: E): readonly string[];
  /** Law 7: names of the vocabulary that random games need not reach, each with the reason. */
  readonly exempt?: Readonly<Record<string, string>>;
  /** Law 8: the text of rules/en.md, and the texts of the test files by name. */
  readonly rules?: { readonly register: string; readonly tests: Readonly<Record<string, string>> };
  /** Law 9: logs by name, at least one of a finished game. */
  readonly golden?: Readonly<Record<string, string>>;
  /** Law 9: an intended difference between these rules and a golden game, in words; null for none. */
  change?(log: string): string | null;
}

/**
 * The standard options at every number of seats, then each other value of each option, cycling through the numbers of
 * seats.
 */
export function setupsCovering<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  options: specs,
  seats: [min, max],
}: Game<T, H, B, M, E, O, K>): SetupCase<O>[] {
  const standard = standardOptions(specs);
  const deals: SetupCase<O>[] = [];
  for (let seats = min; seats <= max; seats++) deals.push({ options: standard, seats });
  for (const key of optionNames(specs)) {
    for (const value of specs[key].of) {
      if (value === specs[key].standard) continue;
      const seats = min + (deals.length % (max - min + 1));
      deals.push({ options: { ...standard, [key]: value }, seats });
    }
  }
  return deals;
}
