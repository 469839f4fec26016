import type { Language } from '@orrery/catalog';
import type { Game, Kinded, Seat, Wording, Words } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { Odds } from '../art/charts/evenness.ts';

/** Something a chronicle counts, by the key that its tallies use. */
export interface Named {
  readonly key: string;
  readonly name: (language: Language) => string;
}

/** Something that there can be several of, called by how many there are. */
export interface Numbered {
  readonly key: string;
  readonly name: (language: Language, n: number) => string;
}

/** What hands hold, in the order in which the game counts it. */
export interface Good {
  readonly key: string;
  readonly name: Words; // said with the game's own texts
  readonly icon: ReactNode;
}

/** So many of a good came to a hand in some way, or left it when `n` is negative. */
export interface Flow {
  readonly seat: Seat;
  readonly way: string;
  readonly good: number;
  readonly n: number;
}

/** A trade between two seats, goods by their place in the list. */
export interface Deal {
  readonly seat: Seat;
  readonly with: Seat;
  readonly gave: readonly number[];
  readonly got: readonly number[];
}

/** Something that is simply counted: a card lost to a thief, a sector that was blocked. */
export interface Count {
  readonly seat: Seat;
  readonly key: string;
  readonly n: number;
}

/** A distinction that passes from seat to seat; null: nobody has it any more. */
export interface Award {
  readonly key: string;
  readonly seat: Seat | null;
}

/** One part of a seat's points: so many things that bring so many points together. */
export interface Score {
  readonly key: string;
  readonly n: number;
  readonly points: number;
}

/** Something that is measured as each turn begins, and at the end: money. */
export interface Measure<T> extends Named {
  of(table: T, seat: Seat): number;
}

/** Counts that belong together, and may be less than nothing: what was earned with each good. */
export interface Book extends Named {
  readonly rows: readonly Named[];
  /** Whether its figures add up to something. */
  readonly hasSum: boolean;
}

/** Something that was tried with known odds, `wins` of `of`: a fight. */
export interface Trial {
  readonly seat: Seat;
  readonly wins: number;
  readonly of: number;
  readonly isWon: boolean;
}

/** What a hand holds: goods in their order, and whatever else there is by name. */
export interface Holding {
  readonly goods: readonly number[];
  readonly cards: readonly { readonly name: Words; readonly n: number }[];
}

/** What a chronicle counts, and what it is called. */
export interface Headings {
  readonly goods: readonly Good[];
  /** How goods come to a hand, most telling first. */
  readonly incomes: readonly Named[];
  /** How they leave it. */
  readonly expenses: readonly Named[];
  readonly scores: readonly Numbered[];
  readonly awards: readonly Named[];
  /** What is counted of fortune, good and bad. */
  readonly luck: readonly Named[];
  /** What is counted of trading. */
  readonly dealings: readonly Named[];
  /** null where nothing is rolled. */
  readonly odds: Odds | null;
  readonly measures?: readonly Named[];
  readonly books?: readonly Book[];
}

/**
 * How a game that is over tells its story in figures. Each function reads one event as those heard it who may know all,
 * so that a chronicle is a fold over the open record; `tally` in tally.ts does the folding for every game.
 */
export interface Chronicle<T, H, E extends Kinded> extends Headings {
  /** The seat whose turn begins with this event, else null. */
  turn(event: E): Seat | null;
  /** What was rolled, else null. */
  roll(event: E): number | null;
  flows(event: E): readonly Flow[];
  deal(event: E): Deal | null;
  award(event: E): Award | null;
  /** With the table as it is after the event's step. */
  count(event: E, table: T): readonly Count[];
  readonly measures?: readonly Measure<T>[];
  trial?(event: E): Trial | null;
  /** How much an event says about how a turn went: of all that happened in it the weightiest is told. 0: nothing. */
  weight(event: E): number;
  /** null where hands hide nothing: whatever there is lies open on the table. */
  readonly holding: ((hand: H) => Holding) | null;
  /** The points everybody can count now. */
  points(table: T, seat: Seat): number;
  /** What the points are made of; those that do not count stand in it with 0 points. */
  score(table: T, hand: H, seat: Seat): readonly Score[];
}

/** A game with its words and its chronicle, for those who know the types of none. */
export interface Chronicled {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      wording: Wording<T, H, M, E, O>,
      chronicle: Chronicle<T, H, E>,
    ) => R,
  ): R;
}

/** Puts a game, its words and its chronicle away together. */
export const chronicled = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  wording: Wording<T, H, M, E, O>,
  chronicle: Chronicle<T, H, E>,
): Chronicled => ({ use: (f) => f(game, wording, chronicle) });
