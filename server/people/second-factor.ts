import { okResult, type Result } from '@orrery/kernel';
import type { FactorStatusResponse, NewFactorResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import type { Person } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { makeSecret, matchingStep, otpauthUrl } from './totp.ts';

const TOTP_ISSUER = 'Orrery';

/** The second factors of administrators: codes of an authenticator app. A passkey also counts. */
export class SecondFactors {
  readonly #context: ServerContext;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  async statusOf(person: string): Promise<FactorStatusResponse> {
    const [row] = await this.#context.db.query<{ codes: boolean; passkeys: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM second_factors WHERE person = $1 AND secret IS NOT NULL) AS codes,
         EXISTS (SELECT 1 FROM passkeys WHERE person = $1) AS passkeys`,
      [person],
    );
    return { hasCodes: row?.codes ?? false, hasPasskeys: row?.passkeys ?? false };
  }

  /** An administrator must be confirmed before changing the factors, unless there are none yet. */
  async mayChange({ id, role }: Person): Promise<Result<null>> {
    if (role !== 'unconfirmed') return okResult(null);
    const { hasCodes, hasPasskeys } = await this.statusOf(id);
    return hasCodes || hasPasskeys ? textFailure('admin.confirm') : okResult(null);
  }

  /**
   * Creates a secret for an authenticator app. It counts once a code of it has been given; until then an older secret
   * stays valid.
   */
  async begin({ id, name }: Person): Promise<NewFactorResponse> {
    const secret = makeSecret();
    await this.#context.db.query(
      'INSERT INTO second_factors (person, pending) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET pending = $2',
      [id, secret],
    );
    return { secret, url: otpauthUrl(secret, TOTP_ISSUER, name) };
  }

  /** Activates a new secret by its first code. */
  confirmFirstCode(person: string, code: string): Promise<boolean> {
    return this.#consumeCode(person, 'pending', code);
  }

  /** Whether this is a current code that has not been used before. */
  check(person: string, code: string): Promise<boolean> {
    return this.#consumeCode(person, 'secret', code);
  }

  #consumeCode(person: string, which: 'secret' | 'pending', code: string): Promise<boolean> {
    return this.#context.db.transaction(async (query) => {
      const [kept] = await query.query<{ secret: string; step: number }>(
        `SELECT ${which} AS secret, last_step AS step FROM second_factors
         WHERE person = $1 AND ${which} IS NOT NULL FOR UPDATE`,
        [person],
      );
      const step = kept === undefined ? null : matchingStep(kept.secret, code, this.#context.clock());
      if (kept === undefined || step === null || step <= kept.step) return false;
      await query.query(
        `UPDATE second_factors SET secret = ${which}, pending = NULL, last_step = $2 WHERE person = $1`,
        [person, step],
      );
      return true;
    });
  }
}

/** For a person who has lost the app and the passkeys: removes every factor except the password. */
export async function removeFactors(query: Queryable, login: string): Promise<boolean> {
  const [found] = await query.query<{ person: string }>('SELECT person FROM passwords WHERE login = $1', [login]);
  if (found === undefined) return false;
  for (const table of ['second_factors', 'passkeys', 'sessions']) {
    await query.query(`DELETE FROM ${table} WHERE person = $1`, [found.person]);
  }
  return true;
}
