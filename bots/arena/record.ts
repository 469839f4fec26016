import type { OfferCounts } from './offer-counts.ts';

/** Why a bot lost a game by forfeit. */
export interface Forfeit {
  readonly seat: number;
  readonly why: string; // one of the codes in docs/bot-protocol.md
  readonly answer?: string | null; // what the bot had answered; absent in files of earlier versions
}

/** The result of one game between bots. Plain data: it is sent between threads and written to files. */
export interface GameRecord {
  readonly game: number; // its number in the series, from 0
  readonly deal: number; // games of one deal share chance and seeds, and differ in who sits where
  readonly seating: readonly number[]; // by seat: index of the bot, in the order the bots were named
  readonly places: readonly number[] | null; // by seat, forfeits last; null when the game was cut
  readonly points: readonly number[] | null; // by seat, where the game has points
  readonly turns: number | null; // where the game has turns
  readonly steps: number; // decisions and outcomes
  readonly moves: readonly number[]; // by seat: decisions
  readonly ms: readonly number[]; // by seat: time for all of them
  readonly maxMs: readonly number[]; // by seat: time for the longest
  readonly trades: readonly number[]; // by seat: trades it took part in
  readonly roles?: readonly (readonly string[])[]; // by seat: what distinguished it from the start, if the game has roles
  readonly offers?: OfferCounts; // bots' offers to people, if a scripted person played
  readonly kinds: Readonly<Record<string, number>>; // how often each kind of move was played
  readonly forfeits: readonly Forfeit[];
}

/** A seat's part of a win: seats that share the first place share the win. */
export function winShare({ places }: GameRecord, seat: number): number {
  if (places === null || places[seat] !== 1) return 0;
  let winners = 0;
  for (const place of places) if (place === 1) winners++;
  return 1 / winners;
}
