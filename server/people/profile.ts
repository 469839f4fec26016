import { okResult, type Result } from '@orrery/kernel';
import type { ProfileResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import { IS_HERE_SQL } from '../friends/contacts.ts';
import { reliabilityOf } from '../tables/departures.ts';
import { textFailure } from '../texts.ts';
import { resolvePerson } from './handles.ts';
import { ratingsOf } from './ratings-of.ts';

const MAX_GAMES_SHOWN = 50;

type ProfileRow = Pick<
  ProfileResponse,
  'person' | 'name' | 'handle' | 'kind' | 'createdAt' | 'restriction' | 'isHere' | 'isFollowed' | 'followsMe'
>;

/** The public profile of a person, named by id or `@handle`, as `asker` sees it. Unlisted tables are shown only to those who sat there. */
export async function profileOf(
  { db }: ServerContext,
  idOrHandle: string,
  asker: string | null,
): Promise<Result<ProfileResponse>> {
  const person = await resolvePerson(db, idOrHandle);
  const [shown] = await db.query<ProfileRow & Record<string, unknown>>(
    `SELECT persons.id AS person, name, handle, persons.kind, persons.made AS "createdAt", blocks.kind AS restriction,
       ${IS_HERE_SQL} AND NOT EXISTS (SELECT 1 FROM blocks AS other WHERE other.kind = 'block'
         AND other.person = persons.id AND other.other = $2) AS "isHere",
       EXISTS (SELECT 1 FROM follows AS own WHERE own.person = $2 AND own.other = persons.id) AS "isFollowed",
       EXISTS (SELECT 1 FROM follows AS back WHERE back.person = persons.id AND back.other = $2) AS "followsMe"
     FROM persons
     LEFT JOIN blocks ON blocks.person = $2 AND blocks.other = persons.id WHERE persons.id = $1`,
    [person, asker],
  );
  if (shown === undefined) return textFailure('people.unknown');
  const ratings = await ratingsOf(db, person);
  const reliability = (await reliabilityOf(db, [person])).get(person) ?? { finished: 0, left: 0 };
  const games = await db.query<ProfileResponse['games'][number] & Record<string, unknown>>(
    `SELECT tables.id AS table, game, is_rated AS "isRated", ended AS "endedAt", seat, places,
       (SELECT jsonb_agg(coalesce(other.name, '') ORDER BY other.seat) FROM chairs AS other
        WHERE other.table_id = tables.id) AS names
     FROM chairs JOIN tables ON tables.id = table_id
     WHERE person = $1 AND started IS NOT NULL AND ended IS NOT NULL AND (visibility = 'public' OR EXISTS
       (SELECT 1 FROM chairs AS mine WHERE mine.table_id = tables.id AND mine.person = $2))
     ORDER BY ended DESC LIMIT $3`,
    [person, asker, MAX_GAMES_SHOWN],
  );
  return okResult({ ...shown, ratings, reliability, games });
}
