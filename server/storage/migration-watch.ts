import type { Database } from './db.ts';
import { checkMigrations, MIGRATED_CHANNEL, NewerDatabaseError } from './migrate.ts';

/** Notices when a newer program changes the database so that this one can no longer work with it. */
export class MigrationWatch {
  /** Resolves with a sentence when that has happened. */
  readonly outdated: Promise<string>;
  isOutdated = false;
  readonly #db: Database;
  #tell: (why: string) => void = () => {};

  constructor(db: Database) {
    this.#db = db;
    this.outdated = new Promise((resolve) => {
      this.#tell = resolve;
    });
  }

  async open(failed: (error: unknown) => void): Promise<void> {
    await this.#db.listen(MIGRATED_CHANNEL, () => void this.#check().catch(failed));
    await this.#check(); // it may have happened since the database was opened
  }

  async #check(): Promise<void> {
    try {
      await checkMigrations(this.#db);
    } catch (error) {
      if (!(error instanceof NewerDatabaseError)) throw error;
      this.isOutdated = true;
      this.#tell(error.message);
    }
  }
}
