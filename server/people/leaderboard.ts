import { findGame } from '@orrery/catalog';
import { okResult, type Result } from '@orrery/kernel';
import type { LeaderboardResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import { textFailure } from '../texts.ts';
import { displayedRating, isProvisional, PROVISIONAL_GAMES } from './rating.ts';

const MAX_LISTED = 100;

/** The members with the highest ratings at a game with this number of seats; provisional ratings come last. */
export async function leaderboardOf(
  { db }: ServerContext,
  game: string,
  seats: number,
): Promise<Result<LeaderboardResponse>> {
  const entry = findGame(game);
  if (entry === null) return textFailure('table.unknown-game', { game });
  const [min, max] = entry.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) return textFailure('seats', { min, max });
  const rows = await db.query<{
    person: string;
    name: string;
    handle: string | null;
    mu: number;
    sigma: number;
    games: number;
  }>(
    `SELECT person, name, handle, mu, sigma, games FROM ratings JOIN persons ON persons.id = person
     WHERE game = $1 AND seats = $2 AND kind = 'member' AND role <> 'barred' AND name <> '' AND games > 0
     ORDER BY games < $3, mu - 3 * sigma DESC, person LIMIT $4`,
    [game, seats, PROVISIONAL_GAMES, MAX_LISTED],
  );
  const people = rows.map(({ person, name, handle, games, mu, sigma }) => ({
    person,
    name,
    handle,
    games,
    rating: displayedRating({ mu, sigma }),
    isProvisional: isProvisional(games),
  }));
  return okResult({ people });
}
