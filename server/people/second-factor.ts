import { good, type Result } from '@orrery/kernel';
import type { FactorAnswer, NewFactorAnswer } from '@orrery/protocol/api';
import type { Desk } from '../desk.ts';
import type { Person } from '../seams.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { addressOf, makeSecret, stepOf } from './totp.ts';

const HOUSE = 'Orrery';

/** What those who run the house have beside a password: codes of an app. A passkey does as well. */
export class SecondFactors {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async of(person: string): Promise<FactorAnswer> {
    const [row] = await this.#desk.db.query<{ codes: boolean; passkeys: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM second_factors WHERE person = $1 AND secret IS NOT NULL) AS codes,
         EXISTS (SELECT 1 FROM passkeys WHERE person = $1) AS passkeys`,
      [person],
    );
    return { hasCodes: row?.codes ?? false, hasPasskeys: row?.passkeys ?? false };
  }

  /** Whoever runs the house changes what proves it only after having proved it, unless there is nothing yet. */
  async mayChange({ id, role }: Person): Promise<Result<null>> {
    if (role !== 'unconfirmed') return good(null);
    const { hasCodes, hasPasskeys } = await this.of(id);
    return hasCodes || hasPasskeys ? refusal('admin.confirm') : good(null);
  }

  /** A new secret, for an app. It counts once a code of it was given; until then an older one does. */
  async begin({ id, name }: Person): Promise<NewFactorAnswer> {
    const secret = makeSecret();
    await this.#desk.db.query(
      'INSERT INTO second_factors (person, pending) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET pending = $2',
      [id, secret],
    );
    return { secret, address: addressOf(secret, HOUSE, name) };
  }

  /** The first code of a new secret: from now on it counts. */
  prove(person: string, code: string): Promise<boolean> {
    return this.#spend(person, 'pending', code);
  }

  /** Whether this is a code of about now that was not given before. */
  check(person: string, code: string): Promise<boolean> {
    return this.#spend(person, 'secret', code);
  }

  #spend(person: string, which: 'secret' | 'pending', code: string): Promise<boolean> {
    return this.#desk.db.within(async (query) => {
      const [kept] = await query.query<{ secret: string; step: number }>(
        `SELECT ${which} AS secret, last_step AS step FROM second_factors
         WHERE person = $1 AND ${which} IS NOT NULL FOR UPDATE`,
        [person],
      );
      const step = kept === undefined ? null : stepOf(kept.secret, code, this.#desk.clock());
      if (kept === undefined || step === null || step <= kept.step) return false;
      await query.query(
        `UPDATE second_factors SET secret = ${which}, pending = NULL, last_step = $2 WHERE person = $1`,
        [person, step],
      );
      return true;
    });
  }
}

/** For whoever has lost the app and the keys: takes everything away but the password. */
export async function forgetFactors(query: Query, login: string): Promise<boolean> {
  const [found] = await query.query<{ person: string }>('SELECT person FROM passwords WHERE login = $1', [login]);
  if (found === undefined) return false;
  for (const table of ['second_factors', 'passkeys', 'sessions']) {
    await query.query(`DELETE FROM ${table} WHERE person = $1`, [found.person]);
  }
  return true;
}
