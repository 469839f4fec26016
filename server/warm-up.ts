import type { Persons } from './people/persons.ts';
import type { PlayHouse } from './play/play.ts';
import type { Tables } from './seams.ts';
import type { Db } from './storage/db.ts';
import { findGameRow, readEntryRows } from './storage/games.ts';

/** As many as a pool of connections opens. */
const CONNECTIONS = 8;
/** An id that nothing has. */
const NOBODY = 'warm-up';

export interface WarmUpParts {
  readonly db: Db;
  readonly persons: Pick<Persons, 'personOf' | 'find' | 'mutedBy'>;
  readonly tables: Pick<Tables, 'find' | 'remarks'>;
  readonly play: Pick<PlayHouse, 'warmUp' | 'presence'>;
}

/**
 * Does what otherwise the first who come would wait for: opens the connections to the database, lets it plan what is
 * asked most, loads and compiles the games, and starts a thread for bots.
 */
export async function warmUp({ db, persons, tables, play }: WarmUpParts): Promise<void> {
  const asked: readonly (() => Promise<unknown>)[] = [
    () => db.query('SELECT 1'),
    () => persons.personOf({ cookie: `orrery=${NOBODY}`, authorization: undefined }),
    () => persons.find(NOBODY),
    () => persons.mutedBy(NOBODY),
    () => tables.find(NOBODY),
    () => tables.remarks(NOBODY),
    () => play.presence(NOBODY),
    () => findGameRow(db, NOBODY),
    () => readEntryRows(db, NOBODY),
  ];
  // Each on every connection at the same time: a statement is planned once for each of them.
  for (const ask of asked) await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  await play.warmUp();
}
