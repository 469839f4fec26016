import { good, type Result } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import type { ChangeMe } from '@orrery/protocol/api';
import { type Desk, moment } from '../desk.ts';
import { tellRevoked } from '../doorkeeper.ts';
import { type Credentials, PERSONS_CHANNEL, type People, type Person, TABLES_CHANNEL } from '../seams.ts';
import { makeId } from '../secrets.ts';
import type { Query } from '../storage/db.ts';
import { giveUp } from '../tables/ending.ts';
import { lockTable } from '../tables/records.ts';
import { leaveLooks } from './logins.ts';
import { nameFor } from './names.ts';
import { isCalledAlike, nameChair, rename } from './naming.ts';
import { type Opening, openSession, PERSON, personOfSession, tokenIn } from './sessions.ts';
import { mutedBy } from './shutting.ts';
import { botOf } from './tokens.ts';

/** A person as the pages know it. */
export const meOf = ({ id, name, kind, role }: Person): Me => ({
  person: id,
  name,
  kind,
  isAdmin: role === 'admin',
  ...(role === 'unconfirmed' && { mustConfirm: true }),
});

/** Who somebody is. */
export class Persons implements People {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async personOf({ cookie, authorization }: Credentials): Promise<Person | null> {
    if (authorization !== undefined) return botOf(this.#desk, authorization);
    const token = tokenIn(cookie);
    return token === null ? null : personOfSession(this.#desk, token);
  }

  mutedBy(reader: string): Promise<ReadonlySet<string>> {
    return mutedBy(this.#desk, reader);
  }

  async find(id: string): Promise<Person | null> {
    const [row] = await this.#desk.db.query<Person & Record<string, unknown>>(
      `SELECT ${PERSON} FROM persons WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** A new guest, and the token of its session. */
  async makeGuest(
    given: string,
    language: Person['language'],
    agent: string,
  ): Promise<Result<{ readonly person: Person; readonly token: string }>> {
    const { db, clock } = this.#desk;
    const name = await nameFor(db, '', given);
    if (!name.ok) return name;
    const person: Person = { id: makeId(), name: name.value, kind: 'guest', role: 'player', language };
    const token = await db.within(async (query) => {
      await query.query(
        `INSERT INTO persons (id, name, kind, language, made, seen)
         VALUES ($1, $2, 'guest', $3, ${moment(4)}, ${moment(4)})`,
        [person.id, person.name, language, clock()],
      );
      return openSession(query, clock(), { person: person.id, agent });
    });
    return good({ person, token });
  }

  /** Opens a session for somebody who has proved who they are. What they did here as a guest comes along. */
  signIn(opening: Opening, guest: Person | null): Promise<string> {
    const { person } = opening;
    return this.#desk.db.within(async (query) => {
      if (guest !== null && guest.kind === 'guest' && guest.id !== person) await bringAlong(query, guest.id, person);
      return openSession(query, this.#desk.clock(), opening);
    });
  }

  /** Somebody goes for good. */
  forget(person: Person): Promise<void> {
    return this.#desk.db.within((query) => forget(this.#desk, query, person.id));
  }

  async change(person: Person, { name, language }: ChangeMe): Promise<Result<Person>> {
    return this.#desk.db.within(async (query) => {
      const cleaned = name === undefined ? good(person.name) : await nameFor(query, person.id, name);
      if (!cleaned.ok) return cleaned;
      const changed: Person = { ...person, name: cleaned.value, language: language ?? person.language };
      const renamed = changed.name === person.name ? good(null) : await rename(query, person.id, changed.name);
      if (!renamed.ok) return renamed;
      await query.query('UPDATE persons SET name = $2, language = $3 WHERE id = $1', [
        person.id,
        changed.name,
        changed.language,
      ]);
      await query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, person.id]);
      return good(changed);
    });
  }
}

/**
 * Takes away everything about somebody that others do not need: nobody can sign in as them any more, and where they
 * played stands no name. Logs of games stay, for they are the others' games too.
 */
async function forget(desk: Desk, query: Query, person: string): Promise<void> {
  const rated = await query.query<{ id: string; seat: number }>(
    `SELECT id, seat FROM tables JOIN chairs ON table_id = id WHERE person = $1 AND state = 'playing' AND is_rated`,
    [person],
  );
  for (const { id, seat } of rated) {
    const table = await lockTable(query, id);
    if (table !== null) await giveUp(desk, query, table, seat);
  }
  await query.query(
    `UPDATE chairs SET stand_in = coalesce(stand_in, 'captain') FROM tables
     WHERE tables.id = table_id AND person = $1 AND state = 'playing'`,
    [person],
  );
  await query.query(
    'DELETE FROM persons WHERE owner = $1 AND id NOT IN (SELECT person FROM chairs WHERE person IS NOT NULL)',
    [person],
  );
  await leaveLooks(query, person);
  for (const table of [
    'sessions',
    'passwords',
    'passkeys',
    'second_factors',
    'push_subscriptions',
    'ratings',
    'blocks',
    'links',
    'standing_answers',
  ]) {
    await query.query(`DELETE FROM ${table} WHERE person = $1`, [person]);
  }
  await query.query('DELETE FROM tokens WHERE owner = $1', [person]);
  await query.query(`UPDATE remarks SET name = '', text = '…' WHERE person = $1`, [person]);
  const tables = await query.query<{ id: string }>(
    `UPDATE chairs SET name = '' WHERE person = $1 RETURNING table_id AS id`,
    [person],
  );
  await query.query(`UPDATE persons SET name = '', kind = 'guest', role = 'player', mail = NULL WHERE id = $1`, [
    person,
  ]);
  for (const { id } of tables) await query.query('SELECT pg_notify($1, $2)', [TABLES_CHANNEL, id]);
  await tellRevoked(query, person);
}

/**
 * A guest's chairs become the member's, except where the member sits already. Where somebody is called alike, the chair
 * keeps the name it had.
 */
async function bringAlong(query: Query, guest: string, member: string): Promise<void> {
  const moved = await query.query<{ id: string }>(
    `UPDATE chairs SET person = $2
     WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM chairs AS own WHERE own.table_id = chairs.table_id AND own.person = $2)
     RETURNING table_id AS id`,
    [guest, member],
  );
  const [named] = await query.query<{ name: string }>('SELECT name FROM persons WHERE id = $1', [member]);
  const name = named?.name ?? '';
  for (const { id } of moved)
    if (!(await isCalledAlike(query, id, member, name))) await nameChair(query, id, member, name);
  await query.query('UPDATE tables SET host = $2 WHERE host = $1', [guest, member]);
  for (const { id } of moved) await query.query('SELECT pg_notify($1, $2)', [TABLES_CHANNEL, id]);
}
