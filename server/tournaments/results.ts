import type { Board } from './model.ts';

/** A board that has its points, as one of its entrants sees it. */
export interface OwnResult {
  readonly board: Board;
  readonly seat: number;
  /** The entrant's own points. */
  readonly mine: number;
  readonly points: readonly number[];
}

/** The results of a tournament by entrant. */
export class TournamentResults {
  readonly #byEntrant = new Map<number, OwnResult[]>();
  readonly #totals = new Map<number, number>();

  constructor(boards: readonly Board[]) {
    for (const board of boards) {
      const { points } = board;
      if (points === null) continue;
      for (const [seat, entrant] of board.entrants.entries()) {
        const mine = points[seat] ?? 0;
        this.#byEntrant.set(entrant, [...(this.#byEntrant.get(entrant) ?? []), { board, seat, mine, points }]);
        this.#totals.set(entrant, this.pointsOf(entrant) + mine);
      }
    }
  }

  pointsOf(entrant: number): number {
    return this.#totals.get(entrant) ?? 0;
  }

  of(entrant: number): readonly OwnResult[] {
    return this.#byEntrant.get(entrant) ?? [];
  }
}

/** Whether somebody played here: neither a bye nor a board that an absent entrant gave away. */
export const isGame = ({ entrants, outcome }: Board): boolean => entrants.length > 1 && outcome !== 'forfeit';
