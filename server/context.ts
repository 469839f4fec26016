import type { Database } from './storage/db.ts';
import type { Clock } from './time.ts';

/** What every part of the server needs. */
export interface ServerContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** A timestamp parameter for PostgreSQL: `$n` holds milliseconds since 1970. */
export const timestampParam = (n: number): string => `to_timestamp($${n}::double precision / 1000)`;

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because the row already exists. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
