import type { Db } from './storage/db.ts';
import type { Clock } from './time.ts';

/** What everybody who works here has at hand. */
export interface Desk {
  readonly db: Db;
  readonly clock: Clock;
}

/** A moment of ours as PostgreSQL takes it: `$n` holds milliseconds since 1970. */
export const moment = (n: number): string => `to_timestamp($${n}::double precision / 1000)`;

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because there is such a row already. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
