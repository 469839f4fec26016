import { okResult, type Result } from '@orrery/kernel';
import { type ServerContext, timestampParam } from '../context.ts';
import { checkMayPlay } from '../moderation/sanctions.ts';
import { isBlockedWithAny } from '../people/blocks.ts';
import { areConfusable } from '../people/confusables.ts';
import { displayedRating, INITIAL_SKILL, type Skill } from '../people/rating.ts';
import type { Person } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { abandonTable, notifyTableChanged } from '../tables/change-table.ts';
import { readTables } from '../tables/records.ts';
import { textFailure } from '../texts.ts';
import { leastEntrants, notifyTournamentChanged } from './advance.ts';
import { arenaEnd, type FullTournament, type TournamentRecord } from './model.ts';
import { MAX_SWISS_ENTRANTS } from './pairing/swiss.ts';
import { insertEntrant, lockTournament, setActive, setBack } from './store.ts';

/** Limits the number of rounds of a round robin. */
const MAX_ROUND_ROBIN_ENTRANTS = 20;
/** Improving the tables of more entrants would be slow. */
const MAX_TABLES_ENTRANTS = 96;
/** The matching of more entrants would be slow. */
const MAX_ARENA_ENTRANTS = 150;
/** One less where a bot may be added to make the number even. */
const MAX_PEOPLE = {
  swiss: MAX_SWISS_ENTRANTS - 1,
  'round-robin': MAX_ROUND_ROBIN_ENTRANTS - 1,
  tables: MAX_TABLES_ENTRANTS,
  arena: MAX_ARENA_ENTRANTS,
} as const;

/** Changes a tournament under a lock that holds on all nodes. `work` checks before it writes. */
function changeTournament(
  { db }: ServerContext,
  id: string,
  work: (tournament: FullTournament, query: Queryable) => Promise<Result<null>>,
): Promise<Result<null>> {
  return db.transaction(async (query) => {
    const tournament = await lockTournament(query, id);
    if (tournament === null) return textFailure('tournament.unknown');
    const { state } = tournament.record;
    if (state === 'over' || state === 'cancelled') return textFailure('tournament.over');
    const done = await work(tournament, query);
    if (done.ok) await notifyTournamentChanged(query, id);
    return done;
  });
}

/** Whether new people may still enter. */
function checkOpen(record: TournamentRecord, now: number): Result<null> {
  const { state, system, round, rounds } = record;
  if (state === 'open') return okResult(null);
  if (system === 'arena') return now < (arenaEnd(record) ?? now) ? okResult(null) : textFailure('tournament.closed');
  return system === 'round-robin' || round >= rounds ? textFailure('tournament.closed') : okResult(null);
}

async function checkMayEnter(
  query: Queryable,
  now: number,
  { record, entrants }: FullTournament,
  person: Person,
): Promise<Result<null>> {
  const open = checkOpen(record, now);
  if (!open.ok) return open;
  const allowed = await checkMayPlay(query, now, person.id);
  if (!allowed.ok) return allowed;
  if (record.isRated && person.kind !== 'member') return textFailure('tournament.rated-members');
  const people = entrants.filter((each) => each.person !== null);
  if (people.length >= MAX_PEOPLE[record.system]) return textFailure('tournament.full');
  if (people.some(({ name }) => areConfusable(name, person.name))) return textFailure('tournament.name-taken');
  return (await isBlockedWithAny(query, person.id, [record.host])) ? textFailure('tournament.blocked') : okResult(null);
}

/** The rating that seeds the first round, as shown in profiles. */
async function ratingOf(query: Queryable, person: string, { game, seats }: TournamentRecord): Promise<number> {
  const [skill] = await query.query<Skill & Record<string, unknown>>(
    'SELECT mu, sigma FROM ratings WHERE person = $1 AND game = $2 AND seats = $3',
    [person, game, seats],
  );
  return displayedRating(skill ?? INITIAL_SKILL);
}

/** Enters, or returns after a withdrawal. */
export function enterTournament(context: ServerContext, id: string, person: Person): Promise<Result<null>> {
  return changeTournament(context, id, async (tournament, query) => {
    const known = tournament.entrants.find((each) => each.person === person.id);
    if (known !== undefined) {
      await setBack(query, id, known.number, context.clock());
      return okResult(null);
    }
    const may = await checkMayEnter(query, context.clock(), tournament, person);
    if (!may.ok) return may;
    const rating = await ratingOf(query, person.id, tournament.record);
    await insertEntrant(query, id, {
      person: person.id,
      botName: null,
      level: null,
      rating,
      freeSince: context.clock(),
    });
    return okResult(null);
  });
}

/** Withdraws: before the start as if one had not entered, later from all rounds to come. */
export function withdrawFromTournament(context: ServerContext, id: string, person: Person): Promise<Result<null>> {
  return changeTournament(context, id, async ({ record, entrants }, query) => {
    const known = entrants.find((each) => each.person === person.id);
    if (known === undefined) return textFailure('tournament.not-entered');
    if (record.state === 'open') {
      await query.query('DELETE FROM entrants WHERE tournament = $1 AND number = $2', [id, known.number]);
    } else await setActive(query, id, known.number, false);
    return okResult(null);
  });
}

/** The host begins a tournament now, whatever time was set. */
export function startTournament(context: ServerContext, id: string, host: Person): Promise<Result<null>> {
  return changeTournament(context, id, async ({ record, entrants }, query) => {
    if (record.host !== host.id) return textFailure('tournament.host-only');
    if (record.state !== 'open') return textFailure('tournament.already-started');
    const people = entrants.filter(({ isActive }) => isActive).length;
    const least = leastEntrants(record);
    if (people === 0 || (record.fillLevel === null && people < least))
      return textFailure('tournament.too-few', { least });
    await query.query(
      `UPDATE tournaments SET starts_at = ${timestampParam(2)}, wake_at = ${timestampParam(2)} WHERE id = $1`,
      [id, context.clock()],
    );
    return okResult(null);
  });
}

/** The host cancels a tournament. Games that have begun are played to the end but do not count for it. */
export function cancelTournament(context: ServerContext, id: string, host: Person): Promise<Result<null>> {
  return changeTournament(context, id, async ({ record }, query) => {
    if (record.host !== host.id) return textFailure('tournament.host-only');
    await query.query(
      `UPDATE tournaments SET state = 'cancelled', wake_at = NULL, ended = ${timestampParam(2)} WHERE id = $1`,
      [id, context.clock()],
    );
    const waiting = await readTables(query, `tournament = $1 AND state = 'gathering'`, [id]);
    for (const table of waiting) {
      await abandonTable(context, query, table.id);
      await notifyTableChanged(query, table.id);
    }
    return okResult(null);
  });
}
