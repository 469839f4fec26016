import { okResult, type Result } from '@orrery/kernel';
import { pairingTime } from '@orrery/protocol';
import type { PairingResponse, StartPairing } from '@orrery/protocol/api';
import { type ServerContext, timestampParam } from '../context.ts';
import { checkMayPlay } from '../moderation/sanctions.ts';
import { blockedPairs } from '../people/blocks.ts';
import { INITIAL_SKILL } from '../people/rating.ts';
import type { Games, Person } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { resolveTerms } from '../tables/create-table.ts';
import { textFailure } from '../texts.ts';
import { findGroup, type Seeker } from './groups.ts';
import { createPairedTable } from './paired-table.ts';

/** A live search that was not renewed for this long is not matched. */
const LIVE_LEASE_MS = 6_000;
/** A live search that was not renewed for this long is over. */
const LIVE_EXPIRY_MS = 60_000;
/** How long a search for a correspondence game goes on by itself. */
const CORRESPONDENCE_EXPIRY_MS = 14 * 86_400_000;
/** Maximum number of waiting people that are considered at once. */
const MAX_SEEKERS = 200;
/** Maximum number of unfinished games of a person who looks for another one. */
const MAX_UNFINISHED_TABLES = 50;
/** Arbitrary id of an advisory lock, the same on every node: only one of them forms groups at a time. */
const PAIRING_LOCK_ID = 7_230_143;

interface PairingRow extends StartPairing {
  readonly [column: string]: unknown;
  readonly since: number;
  readonly table: string | null;
}

/** SQL condition: the search is still going on. */
const isAlive = (n: number): string =>
  `seen > CASE pace WHEN 'live' THEN ${timestampParam(n)} ELSE ${timestampParam(n + 1)} END`;

/** What a person is looking for, the table that was found, and who else is looking. */
export async function pairingOf({ db, clock }: ServerContext, person: string | null): Promise<PairingResponse> {
  const now = clock();
  const alive = [now - LIVE_EXPIRY_MS, now - CORRESPONDENCE_EXPIRY_MS];
  const [own] = await db.query<PairingRow>(
    `SELECT game, seats, pace, since, table_id AS "table" FROM pairings WHERE person = $1 AND ${isAlive(2)}`,
    [person, ...alive],
  );
  const pools = await db.query<PairingResponse['pools'][number] & Record<string, unknown>>(
    `SELECT game, seats, pace, count(*) AS people FROM pairings WHERE table_id IS NULL AND ${isAlive(1)}
     GROUP BY game, seats, pace ORDER BY game, seats, pace`,
    [now - LIVE_LEASE_MS, now - CORRESPONDENCE_EXPIRY_MS],
  );
  const isSearching = own !== undefined && own.table === null;
  const search = isSearching ? { game: own.game, seats: own.seats, pace: own.pace, since: own.since } : null;
  return { search, table: own?.table ?? null, pools };
}

/** Starts a search for a person; it replaces an earlier one. */
export async function startPairing(
  context: ServerContext,
  play: Games,
  { id }: Person,
  wanted: StartPairing,
): Promise<Result<PairingResponse>> {
  const allowed = await checkMayPlay(context.db, context.clock(), id);
  if (!allowed.ok) return allowed;
  const terms = await resolveTerms(pairedTerms(wanted));
  if (!terms.ok) return terms;
  const { game, seats, pace } = wanted;
  const unfinished = await context.db.query(
    `SELECT 1 FROM chairs JOIN tables ON tables.id = table_id WHERE person = $1 AND state IN ('gathering', 'playing')`,
    [id],
  );
  if (unfinished.length >= MAX_UNFINISHED_TABLES) return textFailure('table.too-many', { most: MAX_UNFINISHED_TABLES });
  await context.db.query(
    `INSERT INTO pairings (person, game, seats, pace, since, seen)
     VALUES ($1, $2, $3, $4, ${timestampParam(5)}, ${timestampParam(5)})
     ON CONFLICT (person) DO UPDATE SET game = $2, seats = $3, pace = $4, since = ${timestampParam(5)},
       seen = ${timestampParam(5)}, table_id = NULL`,
    [id, game, seats, pace, context.clock()],
  );
  await formGroups(context, play, wanted);
  return okResult(await pairingOf(context, id));
}

/** Renews a search. A person accepts more people with time, so this may find some. */
export async function renewPairing(context: ServerContext, play: Games, { id }: Person): Promise<PairingResponse> {
  const [renewed] = await context.db.query<PairingRow>(
    `UPDATE pairings SET seen = ${timestampParam(2)} WHERE person = $1 AND table_id IS NULL
     RETURNING game, seats, pace, since, table_id AS "table"`,
    [id, context.clock()],
  );
  if (renewed !== undefined) await formGroups(context, play, renewed);
  return pairingOf(context, id);
}

/** Ends the search of a person. */
export async function stopPairing(context: ServerContext, { id }: Person): Promise<PairingResponse> {
  await context.db.query('DELETE FROM pairings WHERE person = $1', [id]);
  return pairingOf(context, id);
}

const pairedTerms = ({ game, seats, pace }: StartPairing) =>
  ({
    game,
    seats,
    options: {},
    time: pairingTime(pace, seats),
    onTimeout: 'forfeit',
    isRated: true,
    visibility: 'public',
  }) as const;

/** The people who wait for the same kind of game, the longest-waiting first. */
function seekersFor(query: Queryable, { game, seats, pace }: StartPairing, now: number): Promise<readonly Seeker[]> {
  return query.query<Seeker & Record<string, unknown>>(
    `SELECT pairings.person, name, since, coalesce(mu, $4) AS mu FROM pairings JOIN persons ON persons.id = pairings.person
     LEFT JOIN ratings ON ratings.person = pairings.person AND ratings.game = pairings.game AND ratings.seats = pairings.seats
     WHERE pairings.game = $1 AND pairings.seats = $2 AND pace = $3 AND table_id IS NULL AND role <> 'barred'
       AND pairings.seen > ${timestampParam(5)} ORDER BY since, pairings.person LIMIT $6`,
    [
      game,
      seats,
      pace,
      INITIAL_SKILL.mu,
      now - (pace === 'live' ? LIVE_LEASE_MS : CORRESPONDENCE_EXPIRY_MS),
      MAX_SEEKERS,
    ],
  );
}

/** Forms as many groups as possible of people who wait for the same kind of game. */
async function formGroups(context: ServerContext, play: Games, wanted: StartPairing): Promise<void> {
  const { seats, pace } = wanted;
  const terms = await resolveTerms(pairedTerms(wanted));
  if (!terms.ok) return;
  await context.db.transaction(async (query) => {
    await query.query('SELECT pg_advisory_xact_lock($1)', [PAIRING_LOCK_ID]);
    const now = context.clock();
    let seekers = await seekersFor(query, wanted, now);
    if (seekers.length < seats) return;
    const blocked = await blockedPairs(
      query,
      seekers.map(({ person }) => person),
    );
    const mayMeet = (one: string, other: string) => !blocked.has(`${one} ${other}`) && !blocked.has(`${other} ${one}`);
    for (;;) {
      const group = findGroup({ seekers, pace, seats, now, mayMeet });
      if (group === null) return;
      const table = await createPairedTable({ context, play, query }, terms.value, group);
      await query.query('UPDATE pairings SET table_id = $2 WHERE person = ANY ($1::text[])', [
        group.map(({ person }) => person),
        table,
      ]);
      seekers = seekers.filter((each) => !group.includes(each));
    }
  });
}
