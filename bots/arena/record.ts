/** Why somebody lost a game without being beaten. */
export interface Forfeit {
  readonly seat: number;
  readonly why: string; // one of the words of docs/bot-protocol.md
}

/** What came of one game between bots. Plain data: it goes between threads and into files. */
export interface GameRecord {
  readonly game: number; // its number in the series, from 0
  readonly deal: number; // games of one deal share chance and seeds, and differ in who sits where
  readonly seating: readonly number[]; // by seat: which of the bots, counted as they were named
  readonly places: readonly number[] | null; // by seat, forfeits last; null when the game was cut
  readonly points: readonly number[] | null; // by seat, where the game has points
  readonly turns: number | null; // where the game has turns
  readonly steps: number; // decisions and outcomes
  readonly moves: readonly number[]; // by seat: decisions
  readonly ms: readonly number[]; // by seat: time for all of them
  readonly maxMs: readonly number[]; // by seat: time for the longest
  readonly trades: readonly number[]; // by seat: trades it took part in
  readonly roles?: readonly (readonly string[])[]; // by seat: what set it apart from the start, where the game says so
  readonly kinds: Readonly<Record<string, number>>; // how often each kind of move was played
  readonly forfeits: readonly Forfeit[];
}

/** The part of a won game that falls to a seat: those who share the first place share the win. */
export function winShare({ places }: GameRecord, seat: number): number {
  if (places === null || places[seat] !== 1) return 0;
  let winners = 0;
  for (const place of places) if (place === 1) winners++;
  return 1 / winners;
}
