import type { Game, Kinded, Seat, State } from '../contract.ts';
import { keysOf, standardOptions } from '../options.ts';

/** One way to set a game up. */
export interface Deal<O> {
  readonly options: O;
  readonly seats: number;
}

/** A game as the laws know it: the game itself, and what only its room can say about it. */
export interface Subject<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  /** The ways it is set up; together they use every value of every option and every number of seats. */
  readonly deals: readonly Deal<O>[];
  /** Random games for each deal and law. */
  readonly games: number;
  /** Law 1: the most steps a random game may take when nobody uses a menu. */
  readonly bound: number;
  /** The most moves of an open-ended kind that random players see; 0 for a game without such kinds. */
  readonly menu: number;
  /** The costly laws look at one position in so many; 8 unless told. */
  readonly sample?: number;
  /** Law 6: what is lost or made from nothing, in words; null when everything is there. */
  invariant(state: State<T, H, B>): string | null;
  /** Law 3: where what a seat remembers cannot be true of a state, in words; null when it can. */
  contradiction(memory: K, seat: Seat, state: State<T, H, B>): string | null;
  /** Law 7: the cards that must turn up, and which of them an event names. */
  readonly cards?: readonly string[];
  cardsIn?(event: E): readonly string[];
  /** Law 7: names of the vocabulary that random games need not reach, each with the reason. */
  readonly rare?: Readonly<Record<string, string>>;
  /** Law 8: the text of rules/en.md, and the texts of the test files by name. */
  readonly rules?: { readonly register: string; readonly tests: Readonly<Record<string, string>> };
  /** Law 9: logs by name, at least one of a finished game. */
  readonly golden?: Readonly<Record<string, string>>;
  /** Law 9: what these rules play otherwise than a golden game is recorded, in words; null for nothing. */
  change?(log: string): string | null;
}

/** The standard options at every number of seats, then each other value of each option, taking the seats in turn. */
export function dealsCovering<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  options: specs,
  seats: [min, max],
}: Game<T, H, B, M, E, O, K>): Deal<O>[] {
  const standard = standardOptions(specs);
  const deals: Deal<O>[] = [];
  for (let seats = min; seats <= max; seats++) deals.push({ options: standard, seats });
  for (const key of keysOf(specs)) {
    for (const value of specs[key].of) {
      if (value === specs[key].standard) continue;
      const seats = min + (deals.length % (max - min + 1));
      deals.push({ options: { ...standard, [key]: value }, seats });
    }
  }
  return deals;
}
