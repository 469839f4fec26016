import { good, type Result } from '@orrery/kernel';
import { type Desk, isTaken, moment } from '../desk.ts';
import type { Query } from '../storage/db.ts';
import { refusal } from '../texts.ts';
import { frequentPasswords, plainOf } from './frequent.ts';
import { readLogin, readNewLogin, takeLooks } from './logins.ts';
import { hashPassword, isPassword, type Work } from './scrypt.ts';
import { revokeOthers } from './sessions.ts';
import { revokeTokens } from './tokens.ts';

const SHORTEST = 8;

function refusePassword(password: string, login: string): Result<string> {
  if ([...password].length < SHORTEST) return refusal('password.short', { least: SHORTEST });
  const plain = plainOf(password);
  const isEasy = plain === login || new Set(plain).size < 4 || '01234567890abcdefghijklmnopqrstuvwxyz'.includes(plain);
  if (isEasy || plain.startsWith('password')) return refusal('password.easy');
  return frequentPasswords().has(plain) ? refusal('password.frequent') : good(password);
}

/** Logins and passwords of members. */
export class Passwords {
  readonly #desk: Desk;
  readonly #work: Work;
  readonly #nobodys: Promise<string>;

  constructor(desk: Desk, work: Work) {
    this.#desk = desk;
    this.#work = work;
    this.#nobodys = hashPassword('of nobody', work, 'the server');
  }

  /** Gives a person a login; a guest becomes a member by it. */
  async add(person: string, given: string, password: string, from: string): Promise<Result<string>> {
    const login = readNewLogin(given);
    if (!login.ok) return login;
    const fits = refusePassword(password, login.value);
    if (!fits.ok) return fits;
    if ((await this.loginOf(person)) !== null) return refusal('account.already');
    const hash = await hashPassword(password, this.#work, from);
    try {
      return await this.#desk.db.within(async (query) => {
        if (!(await takeLooks(query, person, login.value))) return refusal('login.taken');
        await query.query('INSERT INTO passwords (person, login, hash) VALUES ($1, $2, $3)', [
          person,
          login.value,
          hash,
        ]);
        await query.query(`UPDATE persons SET kind = 'member' WHERE id = $1 AND kind = 'guest'`, [person]);
        return login;
      });
    } catch (error) {
      if (isTaken(error)) return refusal('login.taken');
      throw error;
    }
  }

  /** Whose login and password these are. Somebody unknown is looked for as long as a wrong password is. */
  async check(given: string, password: string, from: string): Promise<Result<string>> {
    const login = readLogin(given);
    const [row] = login.ok
      ? await this.#desk.db.query<{ person: string; hash: string }>(
          `SELECT person, hash FROM passwords JOIN persons ON id = person WHERE login = $1 AND role <> 'barred'`,
          [login.value],
        )
      : [];
    const isRight = await isPassword(password, row?.hash ?? (await this.#nobodys), from);
    return row !== undefined && isRight ? good(row.person) : refusal('sign-in.wrong');
  }

  async change(person: string, old: string, password: string, from: string): Promise<Result<null>> {
    const [row] = await this.#desk.db.query<{ login: string; hash: string }>(
      'SELECT login, hash FROM passwords WHERE person = $1',
      [person],
    );
    if (row === undefined) return refusal('account.none');
    if (!(await isPassword(old, row.hash, from))) return refusal('password.wrong');
    const fits = refusePassword(password, row.login);
    if (!fits.ok) return fits;
    const hash = await hashPassword(password, this.#work, from);
    await this.#desk.db.query(`UPDATE passwords SET hash = $2, made = ${moment(3)} WHERE person = $1`, [
      person,
      hash,
      this.#desk.clock(),
    ]);
    return good(null);
  }

  /** Chooses a password without the old one, if `may` says so within the same transaction; ends every session and token. */
  async replace(
    person: string,
    password: string,
    from: string,
    may: (query: Query) => Promise<boolean>,
  ): Promise<Result<boolean>> {
    const login = await this.loginOf(person);
    if (login === null) return refusal('account.none');
    const fits = refusePassword(password, login);
    if (!fits.ok) return fits;
    const hash = await hashPassword(password, this.#work, from);
    return this.#desk.db.within(async (query) => {
      if (!(await may(query))) return good(false);
      await query.query(`UPDATE passwords SET hash = $2, made = ${moment(3)} WHERE person = $1`, [
        person,
        hash,
        this.#desk.clock(),
      ]);
      await revokeOthers(query, person, null);
      await revokeTokens(query, person);
      return good(true);
    });
  }

  async loginOf(person: string): Promise<string | null> {
    const [row] = await this.#desk.db.query<{ login: string }>('SELECT login FROM passwords WHERE person = $1', [
      person,
    ]);
    return row?.login ?? null;
  }
}
