import { okResult, type Result } from '@orrery/kernel';
import { type DaysOff, MAX_WEEKDAYS_OFF, VACATION_DAYS_PER_YEAR } from '@orrery/protocol';
import type { DaysOffResponse } from '@orrery/protocol/api';
import { type ServerContext, timestampParam } from '../context.ts';
import { TABLES_CHANNEL } from '../ports.ts';
import { makeId } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** How far ahead a vacation can begin. */
const MAX_AHEAD_MS = YEAR_MS;
const MAX_PLANNED = 10;
/** The days of the week can be changed after this time: with daily changes a person would always have a day off. */
const WEEKLY_CHANGE_MS = 7 * DAY_MS;
/** What was chosen before this time concerns no clock any more: no decision takes longer. */
const FORGET_MS = 120 * DAY_MS;

interface Vacation {
  readonly id: string;
  readonly from: number;
  readonly until: number;
}

const readVacations = (query: Queryable, person: string): Promise<readonly Vacation[]> =>
  query.query<Vacation & Record<string, unknown>>(
    'SELECT id, starts AS from, ends AS until FROM vacations WHERE person = $1 ORDER BY starts, id',
    [person],
  );

async function currentWeekly(query: Queryable, person: string): Promise<DaysOff['weekly'][number] | null> {
  const [row] = await query.query<DaysOff['weekly'][number] & Record<string, unknown>>(
    `SELECT made AS from, weekdays, utc_offset AS "utcOffset" FROM weekly_days_off WHERE person = $1 ORDER BY made DESC LIMIT 1`,
    [person],
  );
  return row ?? null;
}

/** How many days of vacation are taken or planned in the year before and after now. */
const usedDays = (vacations: readonly Vacation[], now: number): number =>
  vacations.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, now - YEAR_MS)), 0) / DAY_MS;

export async function daysOffOf({ db, clock }: ServerContext, person: string): Promise<DaysOffResponse> {
  const now = clock();
  const vacations = await readVacations(db, person);
  const weekly = await currentWeekly(db, person);
  return {
    weekdays: weekly?.weekdays ?? [],
    weekdaysFrom: weekly === null ? null : weekly.from + WEEKLY_CHANGE_MS,
    vacations: vacations.filter(({ until }) => until > now).map((each) => ({ ...each, hasBegun: each.from <= now })),
    daysLeft: Math.max(0, VACATION_DAYS_PER_YEAR - usedDays(vacations, now)),
  };
}

/** The clocks of the person's correspondence games are computed again, on all nodes. */
const notifyGames = (query: Queryable, person: string) =>
  query.query(
    `SELECT pg_notify($2, table_id) FROM chairs JOIN tables ON tables.id = table_id
     WHERE person = $1 AND state = 'playing' AND time ->> 'kind' = 'correspondence'`,
    [person, TABLES_CHANNEL],
  );

const lockPerson = (query: Queryable, person: string) =>
  query.query('SELECT id FROM persons WHERE id = $1 FOR NO KEY UPDATE', [person]);

/** Chooses the days of the week on which the person's clocks stand still, from now on. */
export function setWeekdays(
  { db, clock }: ServerContext,
  person: string,
  { weekdays, utcOffset }: { readonly weekdays: readonly number[]; readonly utcOffset: number },
): Promise<Result<null>> {
  return db.transaction(async (query) => {
    await lockPerson(query, person);
    const now = clock();
    const chosen = [...new Set(weekdays)].toSorted((a, b) => a - b);
    if (chosen.length > MAX_WEEKDAYS_OFF) return textFailure('days-off.weekdays', { most: MAX_WEEKDAYS_OFF });
    const before = await currentWeekly(query, person);
    if (before !== null && now < before.from + WEEKLY_CHANGE_MS) return textFailure('days-off.too-soon');
    await query.query(
      `INSERT INTO weekly_days_off (person, made, weekdays, utc_offset) VALUES ($1, ${timestampParam(2)}, $3::jsonb, $4)`,
      [person, now, JSON.stringify(chosen), utcOffset],
    );
    await query.query(
      `DELETE FROM weekly_days_off WHERE person = $1 AND made < (SELECT max(made) FROM weekly_days_off AS later
         WHERE later.person = $1 AND later.made < ${timestampParam(2)})`,
      [person, now - FORGET_MS],
    );
    await notifyGames(query, person);
    return okResult(null);
  });
}

/** Plans a vacation, or begins one now: nobody can stop a clock in the past. */
export function addVacation(
  { db, clock }: ServerContext,
  person: string,
  wished: { readonly from: number; readonly until: number },
): Promise<Result<null>> {
  return db.transaction(async (query) => {
    await lockPerson(query, person);
    const now = clock();
    const from = Math.max(now, wished.from);
    const { until } = wished;
    if (until <= from || from > now + MAX_AHEAD_MS) return textFailure('days-off.order');
    const vacations = await readVacations(query, person);
    if (vacations.filter((each) => each.until > now).length >= MAX_PLANNED)
      return textFailure('days-off.too-many', { most: MAX_PLANNED });
    if (vacations.some((each) => each.from < until && from < each.until)) return textFailure('days-off.overlap');
    if (usedDays([...vacations, { id: '', from, until }], now) > VACATION_DAYS_PER_YEAR)
      return textFailure('days-off.spent', { most: VACATION_DAYS_PER_YEAR });
    await query.query(
      `INSERT INTO vacations (id, person, starts, ends) VALUES ($1, $2, ${timestampParam(3)}, ${timestampParam(4)})`,
      [makeId(), person, from, until],
    );
    await notifyGames(query, person);
    return okResult(null);
  });
}

/** Ends a vacation now, or cancels one that has not begun. */
export function endVacation({ db, clock }: ServerContext, person: string, id: string): Promise<Result<null>> {
  return db.transaction(async (query) => {
    await lockPerson(query, person);
    const now = clock();
    const known = (await readVacations(query, person)).find((each) => each.id === id && each.until > now);
    if (known === undefined) return textFailure('days-off.unknown');
    if (known.from < now)
      await query.query(`UPDATE vacations SET ends = ${timestampParam(2)} WHERE id = $1`, [id, now]);
    else await query.query('DELETE FROM vacations WHERE id = $1', [id]);
    await notifyGames(query, person);
    return okResult(null);
  });
}
