import type { Playout } from '@orrery/kernel';

/** A win divides evenly among any number of winners up to eight: whole numbers add up to the same in any order. */
const WHOLE_WIN = 840;

/** What some games came to. Plain data: it comes back from threads. */
export interface Tally {
  games: number;
  finished: number;
  moves: number;
  readonly wins: number[]; // by seat, in parts of WHOLE_WIN
}

export const blankTally = (seats: number): Tally => ({
  games: 0,
  finished: 0,
  moves: 0,
  wins: new Array<number>(seats).fill(0),
});

/** Counts one game: those who share the first place share the win. */
export function countGame(tally: Tally, { moves, places }: Playout): void {
  tally.games++;
  tally.moves += moves;
  if (places === null) return;
  tally.finished++;
  const winners = places.filter((place) => place === 1).length;
  for (const [seat, place] of places.entries()) {
    if (place === 1) tally.wins[seat] = (tally.wins[seat] ?? 0) + WHOLE_WIN / winners;
  }
}

/** Counts what others have counted. */
export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games;
  tally.finished += other.finished;
  tally.moves += other.moves;
  for (const [seat, wins] of other.wins.entries()) tally.wins[seat] = (tally.wins[seat] ?? 0) + wins;
}

/** What a simulation reports: the object that `--json` prints. */
export interface Summary {
  readonly game: string;
  readonly seats: number;
  readonly games: number; // played
  readonly finished: number; // of those, played to their end
  readonly seconds: number; // by the clock on the wall
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly movesPerGame: number;
  readonly winsBySeat: readonly number[]; // a shared win counts as a part
}

const per = (amount: number, of: number): number => (of > 0 ? amount / of : 0);
const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** The figures of a tally that took so long. */
export const summary = (game: string, { games, finished, moves, wins }: Tally, seconds: number): Summary => ({
  game,
  seats: wins.length,
  games,
  finished,
  seconds: rounded(seconds),
  gamesPerSecond: rounded(per(games, seconds)),
  movesPerSecond: rounded(per(moves, seconds)),
  movesPerGame: rounded(per(moves, games)),
  winsBySeat: wins.map((parts) => rounded(parts / WHOLE_WIN)),
});
