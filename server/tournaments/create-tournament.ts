import { okResult, type Result } from '@orrery/kernel';
import { type ServerContext, timestampParam } from '../context.ts';
import { cleanText } from '../people/names.ts';
import type { Person } from '../ports.ts';
import { makeId } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';
import { resolveTerms } from '../tables/create-table.ts';
import { textFailure } from '../texts.ts';
import type { TournamentTerms } from './model.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS_AHEAD = 60;
/** Maximum number of unfinished tournaments that one person may have created. */
const MAX_TOURNAMENTS_PER_HOST = 5;

export type RequestedTournament = Omit<TournamentTerms, 'edition'>;

function checkTerms(terms: RequestedTournament, host: Person, now: number): Result<null> {
  const { name, system, seats, time, isRated, fillLevel, startsAt, durationMs } = terms;
  if (cleanText(name) === '') return textFailure('tournament.empty-name');
  if (seats < 2 || (seats !== 2 && (system === 'swiss' || system === 'round-robin')))
    return textFailure('tournament.seats');
  if (system === 'tables' && seats < 3) return textFailure('tournament.seats-more');
  if (time.kind === 'none') return textFailure('tournament.clock');
  if (system === 'arena' && time.kind === 'correspondence') return textFailure('tournament.arena-live');
  if ((system === 'arena') !== (durationMs !== null)) return textFailure('tournament.duration');
  if (isRated && fillLevel !== null) return textFailure('tournament.rated-bots');
  if (isRated && host.kind !== 'member') return textFailure('tournament.rated-members');
  if (startsAt === null) return okResult(null);
  if (startsAt <= now) return textFailure('tournament.start-past');
  return startsAt > now + MAX_DAYS_AHEAD * DAY_MS
    ? textFailure('tournament.start-far', { days: MAX_DAYS_AHEAD })
    : okResult(null);
}

/** A round robin has as many rounds as it needs, and an arena has none. */
const hasChosenRounds = (system: TournamentTerms['system']): boolean => system !== 'round-robin' && system !== 'arena';

async function insertTournament(query: Queryable, host: string, terms: TournamentTerms, now: number): Promise<string> {
  const id = makeId();
  await query.query(
    `INSERT INTO tournaments (id, name, host, system, game, edition, seats, options, time, is_rated, visibility, rounds,
       fill_level, no_show_ms, break_ms, duration_ms, starts_at, wake_at, made)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11, $12, $13, $14, $15, $16, ${timestampParam(17)},
       ${timestampParam(17)}, ${timestampParam(18)})`,
    [
      id,
      cleanText(terms.name),
      host,
      terms.system,
      terms.game,
      terms.edition,
      terms.seats,
      JSON.stringify(terms.options),
      JSON.stringify(terms.time),
      terms.isRated,
      terms.visibility,
      hasChosenRounds(terms.system) ? terms.rounds : 0,
      terms.fillLevel,
      terms.noShowMs,
      terms.breakMs,
      terms.durationMs ?? 0,
      terms.startsAt,
      now,
    ],
  );
  return id;
}

/** Creates a tournament. All its games are played by the rules that are current now. */
export async function createTournament(
  { db, clock }: ServerContext,
  host: Person,
  wished: RequestedTournament,
): Promise<Result<string>> {
  const may = checkTerms(wished, host, clock());
  if (!may.ok) return may;
  const resolved = await resolveTerms({ ...wished, onTimeout: 'forfeit' });
  if (!resolved.ok) return resolved;
  const { edition, options } = resolved.value;
  return db.transaction(async (query) => {
    await query.query('SELECT id FROM persons WHERE id = $1 FOR NO KEY UPDATE', [host.id]);
    const mine = await query.query(`SELECT 1 FROM tournaments WHERE host = $1 AND state IN ('open', 'playing')`, [
      host.id,
    ]);
    if (mine.length >= MAX_TOURNAMENTS_PER_HOST)
      return textFailure('tournament.too-many', { most: MAX_TOURNAMENTS_PER_HOST });
    return okResult(await insertTournament(query, host.id, { ...wished, edition, options }, clock()));
  });
}
