import { okResult, type Result } from '@orrery/kernel';
import { isUniqueViolation, type ServerContext, timestampParam } from '../context.ts';
import { checkMayEnterServer, endExpiredBars } from '../moderation/sanctions.ts';
import type { Queryable } from '../storage/db.ts';
import { textFailure } from '../texts.ts';
import { frequentPasswords, plainOf } from './frequent.ts';
import { claimSkeleton, parseLogin, parseNewLogin } from './logins.ts';
import { hashPassword, type ScryptParams, verifyPassword } from './scrypt.ts';
import { revokeOtherSessions } from './sessions.ts';
import { revokeTokens } from './tokens.ts';

const MIN_PASSWORD_LENGTH = 8;

function checkPassword(password: string, login: string): Result<string> {
  if ([...password].length < MIN_PASSWORD_LENGTH) return textFailure('password.short', { least: MIN_PASSWORD_LENGTH });
  const plain = plainOf(password);
  const isEasy = plain === login || new Set(plain).size < 4 || '01234567890abcdefghijklmnopqrstuvwxyz'.includes(plain);
  if (isEasy || plain.startsWith('password')) return textFailure('password.easy');
  return frequentPasswords().has(plain) ? textFailure('password.frequent') : okResult(password);
}

/** Logins and passwords of members. */
export class Passwords {
  readonly #context: ServerContext;
  readonly #scryptParams: ScryptParams;
  readonly #dummyHash: Promise<string>;

  constructor(context: ServerContext, work: ScryptParams) {
    this.#context = context;
    this.#scryptParams = work;
    this.#dummyHash = hashPassword('of nobody', work, 'the server');
  }

  /** Gives a person a login; it makes a guest a member. */
  async add(person: string, given: string, password: string, from: string): Promise<Result<string>> {
    const login = parseNewLogin(given);
    if (!login.ok) return login;
    const fits = checkPassword(password, login.value);
    if (!fits.ok) return fits;
    if ((await this.loginOf(person)) !== null) return textFailure('account.already');
    const hash = await hashPassword(password, this.#scryptParams, from);
    try {
      return await this.#context.db.transaction(async (query) => {
        if (!(await claimSkeleton(query, person, login.value))) return textFailure('login.taken');
        await query.query('INSERT INTO passwords (person, login, hash) VALUES ($1, $2, $3)', [
          person,
          login.value,
          hash,
        ]);
        await query.query(`UPDATE persons SET kind = 'member' WHERE id = $1 AND kind = 'guest'`, [person]);
        return login;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return textFailure('login.taken');
      throw error;
    }
  }

  /** The person with this login and password. The check takes as long for an unknown login as for a wrong password. */
  async check(given: string, password: string, from: string): Promise<Result<string>> {
    const login = parseLogin(given);
    const [row] = login.ok
      ? await this.#context.db.query<{ person: string; hash: string }>(
          `SELECT person, hash FROM passwords JOIN persons ON id = person WHERE login = $1 `,
          [login.value],
        )
      : [];
    const isRight = await verifyPassword(password, row?.hash ?? (await this.#dummyHash), from);
    if (row === undefined || !isRight) return textFailure('sign-in.failed');
    // Only a person who knows the password learns about a ban.
    await endExpiredBars(this.#context.db, this.#context.clock());
    const may = await checkMayEnterServer(this.#context.db, this.#context.clock(), row.person);
    if (!may.ok) return may;
    const [person] = await this.#context.db.query<{ role: string }>('SELECT role FROM persons WHERE id = $1', [
      row.person,
    ]);
    return person?.role === 'barred' ? textFailure('sign-in.failed') : okResult(row.person);
  }

  async change(person: string, old: string, password: string, from: string): Promise<Result<null>> {
    const [row] = await this.#context.db.query<{ login: string; hash: string }>(
      'SELECT login, hash FROM passwords WHERE person = $1',
      [person],
    );
    if (row === undefined) return textFailure('account.none');
    if (!(await verifyPassword(old, row.hash, from))) return textFailure('password.wrong');
    const fits = checkPassword(password, row.login);
    if (!fits.ok) return fits;
    const hash = await hashPassword(password, this.#scryptParams, from);
    await this.#context.db.query(`UPDATE passwords SET hash = $2, made = ${timestampParam(3)} WHERE person = $1`, [
      person,
      hash,
      this.#context.clock(),
    ]);
    return okResult(null);
  }

  /**
   * Sets a password without the old one, if `may` allows it within the same transaction. Ends every session and token.
   */
  async replace(
    person: string,
    password: string,
    from: string,
    may: (query: Queryable) => Promise<boolean>,
  ): Promise<Result<boolean>> {
    const login = await this.loginOf(person);
    if (login === null) return textFailure('account.none');
    const fits = checkPassword(password, login);
    if (!fits.ok) return fits;
    const hash = await hashPassword(password, this.#scryptParams, from);
    return this.#context.db.transaction(async (query) => {
      if (!(await may(query))) return okResult(false);
      await query.query(`UPDATE passwords SET hash = $2, made = ${timestampParam(3)} WHERE person = $1`, [
        person,
        hash,
        this.#context.clock(),
      ]);
      await revokeOtherSessions(query, person, null);
      await revokeTokens(query, person);
      return okResult(true);
    });
  }

  async loginOf(person: string): Promise<string | null> {
    const [row] = await this.#context.db.query<{ login: string }>('SELECT login FROM passwords WHERE person = $1', [
      person,
    ]);
    return row?.login ?? null;
  }
}
