import type { PersonService } from './people/person-service.ts';
import type { GameService } from './play/game-service.ts';
import type { Tables } from './ports.ts';
import type { Database } from './storage/db.ts';
import { findGameRow, readEntryRows } from './storage/games.ts';
import type { Clock } from './time.ts';
import { playWarmUpGames } from './warm-up-games.ts';

/** The size of the connection pool. */
const POOL_SIZE = 8;
/** An id that does not exist. */
const UNKNOWN_ID = 'warm-up';

export interface WarmUpDeps {
  readonly db: Database;
  readonly persons: Pick<PersonService, 'personOf' | 'find' | 'mutedBy'>;
  readonly tables: Pick<Tables, 'find' | 'chatMessages' | 'summaryOf'>;
  readonly play: Pick<GameService, 'warmUp' | 'presence'>;
  readonly botWorker: URL;
  readonly clock: Clock;
}

/**
 * Prepares what the first visitors would otherwise wait for: opens the database connections, lets the database plan
 * frequent statements, plays a throwaway game of each kind, and starts a bot thread.
 */
export async function warmUp({ db, persons, tables, play, botWorker, clock }: WarmUpDeps): Promise<void> {
  const asked: readonly (() => Promise<unknown>)[] = [
    () => db.query('SELECT 1'),
    () => persons.personOf({ cookie: `orrery=${UNKNOWN_ID}`, authorization: undefined }),
    () => persons.find(UNKNOWN_ID),
    () => persons.mutedBy(UNKNOWN_ID),
    () => tables.find(UNKNOWN_ID),
    () => tables.chatMessages(UNKNOWN_ID),
    () => play.presence(UNKNOWN_ID),
    () => findGameRow(db, UNKNOWN_ID),
    () => readEntryRows(db, UNKNOWN_ID),
  ];
  // Each on every connection at the same time: a statement is planned once per connection.
  for (const ask of asked) await Promise.all(Array.from({ length: POOL_SIZE }, ask));
  await play.warmUp();
  await playWarmUpGames({ tables, botWorker, clock });
}
