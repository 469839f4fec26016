import type { Board } from './model.ts';
import { TournamentResults } from './results.ts';

/** A win of a game of two, in an arena; a tie is half of it. */
const WIN_POINTS = 2;
/** After so many wins in a row points count twice, until a game is not won. */
const STREAK = 2;

/** Whether an entrant is on a streak: the last games were won. A win against somebody who did not come is no game here. */
function isOnStreak(results: TournamentResults, entrant: number): boolean {
  const last = results
    .of(entrant)
    .filter(({ board }) => board.outcome === 'played')
    .toSorted((a, b) => b.board.round - a.board.round)
    .slice(0, STREAK);
  return last.length === STREAK && last.every(({ seat, mine, points }) => mine > (points[1 - seat] ?? mine));
}

/**
 * The points of a board of an arena. For two at a table: two for a win, one for a tie, twice as many after two wins in a
 * row. At larger tables the points by place count as they are.
 */
export function arenaPoints(
  boards: readonly Board[],
  { entrants, outcome }: Pick<Board, 'entrants' | 'outcome'>,
  points: readonly number[],
): readonly number[] {
  if (entrants.length !== 2) return points;
  const results = new TournamentResults(boards);
  return points.map((each, seat) => {
    const entrant = entrants[seat] ?? 0;
    const factor = outcome === 'played' && isOnStreak(results, entrant) ? 2 : 1;
    return each * WIN_POINTS * factor;
  });
}
