import type { Language } from '@orrery/catalog';
import type { Game, GameMessages, Kinded, Message, Seat } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { Odds } from '../art/charts/evenness.ts';

/** Something a report counts, with the key that its tallies use. */
export interface ReportItem {
  readonly key: string;
  readonly name: (language: Language) => string;
}

/** A countable item with a name that depends on the number. */
export interface CountedItem {
  readonly key: string;
  readonly name: (language: Language, n: number) => string;
}

/** A good that hands hold, in the order in which the game counts it. */
export interface ReportGood {
  readonly key: string;
  readonly name: Message; // from the game's own texts
  readonly icon: ReactNode;
}

/** An amount of a good that a hand gained in some way, or lost when `n` is negative. */
export interface GoodsFlow {
  readonly seat: Seat;
  readonly way: string;
  readonly good: number;
  readonly n: number;
}

/** A trade between two seats; goods by their index in the list. */
export interface TradeRecord {
  readonly seat: Seat;
  readonly with: Seat;
  readonly gave: readonly number[];
  readonly got: readonly number[];
}

/** Something that is only counted: a card lost to a thief, a sector that was blocked. */
export interface CountRecord {
  readonly seat: Seat;
  readonly key: string;
  readonly n: number;
}

/** An award that passes from seat to seat; null when nobody has it any more. */
export interface Award {
  readonly key: string;
  readonly seat: Seat | null;
}

/** One part of a seat's score: a number of items and the points they bring together. */
export interface ScorePart {
  readonly key: string;
  readonly n: number;
  readonly points: number;
}

/** A value measured at the start of each turn and at the end, such as money. */
export interface TurnMeasure<T> extends ReportItem {
  of(table: T, seat: Seat): number;
}

/** Counts that belong together and may be negative: what was earned with each good. */
export interface CountGroup extends ReportItem {
  readonly rows: readonly ReportItem[];
  /** Whether its numbers have a meaningful sum. */
  readonly hasSum: boolean;
}

/** An attempt with known odds, `wins` out of `of`: a fight. */
export interface ContestRecord {
  readonly seat: Seat;
  readonly wins: number;
  readonly of: number;
  readonly isWon: boolean;
}

/** What a hand holds: goods in their order, and everything else by name. */
export interface HandContents {
  readonly goods: readonly number[];
  readonly cards: readonly { readonly name: Message; readonly n: number }[];
}

/** What a report counts, and the names of it. */
export interface ReportHeadings {
  readonly goods: readonly ReportGood[];
  /** Ways in which goods come into a hand, most interesting first. */
  readonly incomes: readonly ReportItem[];
  /** Ways in which they leave it. */
  readonly expenses: readonly ReportItem[];
  readonly scores: readonly CountedItem[];
  readonly awards: readonly ReportItem[];
  /** Counts of good and bad luck. */
  readonly luck: readonly ReportItem[];
  /** Counts of trading. */
  readonly dealings: readonly ReportItem[];
  /** null where nothing is rolled. */
  readonly odds: Odds | null;
  readonly measures?: readonly ReportItem[];
  readonly countGroups?: readonly CountGroup[];
}

/**
 * How a finished game is summarised in numbers. Each function reads one event with nothing hidden, so a report is a
 * fold over the open record; `tallyGame` in tally.ts does the fold for every game.
 */
export interface GameReport<T, H, E extends Kinded> extends ReportHeadings {
  /** The seat whose turn begins with this event, else null. */
  turnSeat(event: E): Seat | null;
  /** The result of a roll, else null. */
  roll(event: E): number | null;
  flows(event: E): readonly GoodsFlow[];
  trade(event: E): TradeRecord | null;
  award(event: E): Award | null;
  /** `table` is the state after the event's step. */
  count(event: E, table: T): readonly CountRecord[];
  readonly measures?: readonly TurnMeasure<T>[];
  contest?(event: E): ContestRecord | null;
  /** How important an event is in its turn: the report tells the one with the highest weight. 0: never told. */
  weight(event: E): number;
  /** null where hands hide nothing because everything lies open on the table. */
  readonly handContents: ((hand: H) => HandContents) | null;
  /** The points visible to everybody now. */
  points(table: T, seat: Seat): number;
  /** What the points consist of; parts that do not count are included with 0 points. */
  score(table: T, hand: H, seat: Seat): readonly ScorePart[];
}

/** A game with its texts and its report, with the types erased. */
export interface AnyGameReport {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      gameMessages: GameMessages<T, H, M, E, O>,
      report: GameReport<T, H, E>,
    ) => R,
  ): R;
}

/** Combines a game, its texts and its report, and erases their types. */
export const eraseGameReport = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O>,
  report: GameReport<T, H, E>,
): AnyGameReport => ({ use: (f) => f(game, gameMessages, report) });
