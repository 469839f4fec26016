import { good, type Result } from '@orrery/kernel';
import type { ProfileAnswer, RatingCard } from '@orrery/protocol/api';
import type { Desk } from '../desk.ts';
import { refusal } from '../texts.ts';
import { shownRating } from './rating.ts';

const GAMES_SHOWN = 50;

type Shown = Pick<ProfileAnswer, 'person' | 'name' | 'kind' | 'made' | 'shut'>;

/** What everybody may know about somebody, as `asker` sees it. Tables behind a link are shown to those who sat there. */
export async function profileOf({ db }: Desk, person: string, asker: string | null): Promise<Result<ProfileAnswer>> {
  const [shown] = await db.query<Shown & Record<string, unknown>>(
    `SELECT persons.id AS person, name, persons.kind, persons.made, blocks.kind AS shut FROM persons
     LEFT JOIN blocks ON blocks.person = $2 AND blocks.other = persons.id WHERE persons.id = $1`,
    [person, asker],
  );
  if (shown === undefined) return refusal('people.unknown');
  const rated = await db.query<{ game: string; seats: number; mu: number; sigma: number; games: number }>(
    'SELECT game, seats, mu, sigma, games FROM ratings WHERE person = $1 ORDER BY games DESC, game, seats',
    [person],
  );
  const ratings: RatingCard[] = rated.map(({ game, seats, games, mu, sigma }) => ({
    game,
    seats,
    games,
    rating: shownRating({ mu, sigma }),
  }));
  const games = await db.query<ProfileAnswer['games'][number] & Record<string, unknown>>(
    `SELECT tables.id AS table, game, is_rated AS "isRated", ended, seat, places,
       (SELECT jsonb_agg(coalesce(other.name, '') ORDER BY other.seat) FROM chairs AS other
        WHERE other.table_id = tables.id) AS names
     FROM chairs JOIN tables ON tables.id = table_id
     WHERE person = $1 AND started IS NOT NULL AND ended IS NOT NULL AND (door = 'open' OR EXISTS
       (SELECT 1 FROM chairs AS mine WHERE mine.table_id = tables.id AND mine.person = $2))
     ORDER BY ended DESC LIMIT $3`,
    [person, asker, GAMES_SHOWN],
  );
  return good({ ...shown, ratings, games });
}
