import { isGame, type OwnResult, type TournamentResults } from '../results.ts';

/** Criteria that separate entrants with equal points; docs/tournaments.md explains each. */
export type TieBreak = 'buchholz' | 'sonneborn-berger' | 'direct-encounter' | 'wins';

/** The others at the board, each with their points there. */
const othersAt = ({ board, seat, points }: OwnResult): readonly { readonly other: number; readonly theirs: number }[] =>
  board.entrants.flatMap((other, at) => (at === seat ? [] : [{ other, theirs: points[at] ?? 0 }]));

/** The points of the opponents; for a round without a game, the entrant’s own points (FIDE Handbook C.07, article 16). */
function buchholz(results: TournamentResults, entrant: number): number {
  let sum = 0;
  for (const result of results.of(entrant)) {
    if (!isGame(result.board)) sum += results.pointsOf(entrant);
    else for (const { other } of othersAt(result)) sum += results.pointsOf(other);
  }
  return sum;
}

/** The points of beaten opponents, and half the points of tied ones; a round without a game as above. */
function sonnebornBerger(results: TournamentResults, entrant: number): number {
  let sum = 0;
  for (const result of results.of(entrant)) {
    if (!isGame(result.board)) {
      sum += result.mine * results.pointsOf(entrant);
      continue;
    }
    for (const { other, theirs } of othersAt(result)) {
      if (theirs <= result.mine) sum += results.pointsOf(other) / (theirs === result.mine ? 2 : 1);
    }
  }
  return sum;
}

/** The points from the boards among tied entrants, if each of them has met each other; otherwise 0. */
function directEncounter(results: TournamentResults, entrant: number, tied: readonly number[]): number {
  const boardsAmong = (one: number) =>
    results.of(one).filter((result) => othersAt(result).some(({ other }) => tied.includes(other)));
  const haveAllMet = tied.every((one) => {
    const met = new Set(boardsAmong(one).flatMap(({ board }) => board.entrants));
    return tied.length === 1 || tied.every((other) => met.has(other));
  });
  return haveAllMet ? boardsAmong(entrant).reduce((sum, { mine }) => sum + mine, 0) : 0;
}

/** The number of boards at which nobody else had as many points, without byes. */
const wins = (results: TournamentResults, entrant: number): number =>
  results.of(entrant).filter((result) => {
    const others = othersAt(result);
    return others.length > 0 && result.mine > 0 && others.every(({ theirs }) => theirs < result.mine);
  }).length;

/** The value of a tie-break for one of the tied entrants; more is better. */
export function tieBreakValue(
  tieBreak: TieBreak,
  results: TournamentResults,
  entrant: number,
  tied: readonly number[],
): number {
  switch (tieBreak) {
    case 'buchholz':
      return buchholz(results, entrant);
    case 'sonneborn-berger':
      return sonnebornBerger(results, entrant);
    case 'direct-encounter':
      return directEncounter(results, entrant, tied);
    case 'wins':
      return wins(results, entrant);
  }
}
