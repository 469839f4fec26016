import type { PlayoutResult } from '@orrery/kernel';

/** Divisible by any number of winners up to eight: sums of integers are the same in any order. */
const WIN_SHARES = 840;

/** The totals of some games. Plain data: it is returned from threads. */
export interface SimulationTally {
  games: number;
  finished: number;
  moves: number;
  readonly wins: number[]; // by seat, in parts of WHOLE_WIN
}

export const emptyTally = (seats: number): SimulationTally => ({
  games: 0,
  finished: 0,
  moves: 0,
  wins: new Array<number>(seats).fill(0),
});

/** Counts one game: seats that share the first place share the win. */
export function countGame(tally: SimulationTally, { moves, places }: PlayoutResult): void {
  tally.games++;
  tally.moves += moves;
  if (places === null) return;
  tally.finished++;
  const winners = places.filter((place) => place === 1).length;
  for (const [seat, place] of places.entries()) {
    if (place === 1) tally.wins[seat] = (tally.wins[seat] ?? 0) + WIN_SHARES / winners;
  }
}

/** Adds another tally. */
export function addTally(tally: SimulationTally, other: SimulationTally): void {
  tally.games += other.games;
  tally.finished += other.finished;
  tally.moves += other.moves;
  for (const [seat, wins] of other.wins.entries()) tally.wins[seat] = (tally.wins[seat] ?? 0) + wins;
}

/** The report of a simulation: the object that `--json` prints. */
export interface SimulationSummary {
  readonly game: string;
  readonly seats: number;
  readonly games: number; // played
  readonly finished: number; // of those, played to the end
  readonly seconds: number; // wall-clock time
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly movesPerGame: number;
  readonly winsBySeat: readonly number[]; // a shared win counts in part
}

const ratioOrZero = (amount: number, of: number): number => (of > 0 ? amount / of : 0);
const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** The figures of a tally, with the time it took. */
export const summarize = (
  game: string,
  { games, finished, moves, wins }: SimulationTally,
  seconds: number,
): SimulationSummary => ({
  game,
  seats: wins.length,
  games,
  finished,
  seconds: rounded(seconds),
  gamesPerSecond: rounded(ratioOrZero(games, seconds)),
  movesPerSecond: rounded(ratioOrZero(moves, seconds)),
  movesPerGame: rounded(ratioOrZero(moves, games)),
  winsBySeat: wins.map((parts) => rounded(parts / WIN_SHARES)),
});
