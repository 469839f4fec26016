import type { RatingSummary } from '@orrery/protocol/api';
import type { Queryable } from '../storage/db.ts';
import { displayedRating, isProvisional } from './rating.ts';

/** How many of a person's last ratings at one game are shown. */
const MAX_HISTORY = 100;

interface RatingRow {
  readonly [column: string]: unknown;
  readonly game: string;
  readonly seats: number;
  readonly mu: number;
  readonly sigma: number;
}

/** A person's ratings and how they have changed, the most played first. */
export async function ratingsOf(query: Queryable, person: string): Promise<readonly RatingSummary[]> {
  const rated = await query.query<RatingRow & { games: number; wins: number }>(
    `SELECT game, seats, mu, sigma, games,
       (SELECT count(*) FROM chairs JOIN tables ON tables.id = table_id
        WHERE chairs.person = ratings.person AND tables.game = ratings.game AND tables.seats = ratings.seats AND is_rated
          AND places -> chairs.seat = '1') AS wins
     FROM ratings WHERE person = $1 ORDER BY games DESC, game, seats`,
    [person],
  );
  const history = await query.query<RatingRow & { made: number }>(
    `SELECT game, seats, mu, sigma, made FROM (
       SELECT *, row_number() OVER (PARTITION BY game, seats ORDER BY made DESC, table_id) AS age
       FROM rating_history WHERE person = $1) AS numbered
     WHERE age <= $2 ORDER BY made, table_id`,
    [person, MAX_HISTORY],
  );
  return rated.map(({ game, seats, games, wins, mu, sigma }) => ({
    game,
    seats,
    games,
    wins,
    rating: displayedRating({ mu, sigma }),
    isProvisional: isProvisional(games),
    history: history
      .filter((each) => each.game === game && each.seats === seats)
      .map((each) => ({ at: each.made, rating: displayedRating(each) })),
  }));
}
