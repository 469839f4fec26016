import { okResult, type Result } from '@orrery/kernel';
import type { Me, UpdateMe } from '@orrery/protocol/api';
import { notifyRevoked } from '../connection-registry.ts';
import { type ServerContext, timestampParam } from '../context.ts';
import { moveFollows } from '../friends/follows.ts';
import { type AuthHeaders, PERSONS_CHANNEL, type Person, type PersonLookup, TABLES_CHANNEL } from '../ports.ts';
import { makeId } from '../secrets.ts';
import type { Queryable } from '../storage/db.ts';
import { resignSeat } from '../tables/end-game.ts';
import { lockTable } from '../tables/records.ts';
import { mutedBy } from './blocks.ts';
import { hasConfusableName, renameAtTables, setChairName } from './chair-names.ts';
import { releaseSkeleton } from './logins.ts';
import { parseNameFor } from './names.ts';
import { type NewSession, openSession, PERSON_COLUMNS, personOfSession, tokenFromCookie } from './sessions.ts';
import { botOfToken } from './tokens.ts';

/** A person as pages see it. */
export const meOf = ({ id, name, kind, role }: Person): Me => ({
  person: id,
  name,
  kind,
  isAdmin: role === 'admin',
  ...(role === 'unconfirmed' && { needsSecondFactor: true }),
});

/** Finds, creates and deletes people. */
export class PersonService implements PersonLookup {
  readonly #context: ServerContext;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  async personOf({ cookie, authorization }: AuthHeaders): Promise<Person | null> {
    if (authorization !== undefined) return botOfToken(this.#context, authorization);
    const token = tokenFromCookie(cookie);
    return token === null ? null : personOfSession(this.#context, token);
  }

  mutedBy(reader: string): Promise<ReadonlySet<string>> {
    return mutedBy(this.#context, reader);
  }

  async find(id: string): Promise<Person | null> {
    const [row] = await this.#context.db.query<Person & Record<string, unknown>>(
      `SELECT ${PERSON_COLUMNS} FROM persons WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** Creates a guest and returns it with the token of its session. */
  async makeGuest(
    given: string,
    language: Person['language'],
    agent: string,
  ): Promise<Result<{ readonly person: Person; readonly token: string }>> {
    const { db, clock } = this.#context;
    const name = await parseNameFor(db, '', given);
    if (!name.ok) return name;
    const person: Person = { id: makeId(), name: name.value, kind: 'guest', role: 'player', language };
    const token = await db.transaction(async (query) => {
      await query.query(
        `INSERT INTO persons (id, name, kind, language, made, seen)
         VALUES ($1, $2, 'guest', $3, ${timestampParam(4)}, ${timestampParam(4)})`,
        [person.id, person.name, language, clock()],
      );
      return openSession(query, clock(), { person: person.id, agent });
    });
    return okResult({ person, token });
  }

  /** Opens a session for a person with a proven identity, and moves what they did as a guest to that person. */
  signIn(opening: NewSession, guest: Person | null): Promise<string> {
    const { person } = opening;
    return this.#context.db.transaction(async (query) => {
      if (guest !== null && guest.kind === 'guest' && guest.id !== person) await mergeGuest(query, guest.id, person);
      return openSession(query, this.#context.clock(), opening);
    });
  }

  /** Deletes a person for good. */
  deletePerson(person: Person): Promise<void> {
    return this.#context.db.transaction((query) => erasePerson(this.#context, query, person.id));
  }

  async change(person: Person, { name, language }: UpdateMe): Promise<Result<Person>> {
    return this.#context.db.transaction(async (query) => {
      const cleaned = name === undefined ? okResult(person.name) : await parseNameFor(query, person.id, name);
      if (!cleaned.ok) return cleaned;
      const changed: Person = { ...person, name: cleaned.value, language: language ?? person.language };
      const renamed =
        changed.name === person.name ? okResult(null) : await renameAtTables(query, person.id, changed.name);
      if (!renamed.ok) return renamed;
      await query.query('UPDATE persons SET name = $2, language = $3 WHERE id = $1', [
        person.id,
        changed.name,
        changed.language,
      ]);
      await query.query('SELECT pg_notify($1, $2)', [PERSONS_CHANNEL, person.id]);
      return okResult(changed);
    });
  }
}

/**
 * Deletes everything about a person that others do not need: nobody can sign in as them any more, and their name is
 * removed from tables. Logs of games stay, since they belong to the other players too.
 */
async function erasePerson(context: ServerContext, query: Queryable, person: string): Promise<void> {
  const rated = await query.query<{ id: string; seat: number }>(
    `SELECT id, seat FROM tables JOIN chairs ON table_id = id WHERE person = $1 AND state = 'playing'
       AND (is_rated OR tournament IS NOT NULL)`,
    [person],
  );
  for (const { id, seat } of rated) {
    const table = await lockTable(query, id);
    if (table !== null) await resignSeat(context, query, table, seat);
  }
  await query.query(
    `UPDATE chairs SET substitute = coalesce(substitute, 'captain') FROM tables
     WHERE tables.id = table_id AND person = $1 AND state = 'playing'`,
    [person],
  );
  await query.query(
    'DELETE FROM persons WHERE owner = $1 AND id NOT IN (SELECT person FROM chairs WHERE person IS NOT NULL)',
    [person],
  );
  await query.query('UPDATE entrants SET is_active = false WHERE person = $1', [person]);
  await releaseSkeleton(query, person);
  await query.query('UPDATE handle_looks SET person = NULL WHERE person = $1', [person]);
  for (const table of [
    'sessions',
    'passwords',
    'passkeys',
    'second_factors',
    'push_subscriptions',
    'webhooks',
    'ratings',
    'rating_history',
    'blocks',
    'follows',
    'invitations',
    'weekly_days_off',
    'vacations',
    'links',
    'auto_answers',
    'digest_items',
    'pairings',
    'departures',
    'review_notes',
  ]) {
    await query.query(`DELETE FROM ${table} WHERE person = $1`, [person]);
  }
  await query.query('DELETE FROM follows WHERE other = $1', [person]);
  await query.query('DELETE FROM invitations WHERE inviter = $1', [person]);
  await query.query('DELETE FROM tokens WHERE owner = $1', [person]);
  await query.query(`UPDATE chat_messages SET name = '', text = '…' WHERE person = $1`, [person]);
  const tables = await query.query<{ id: string }>(
    `UPDATE chairs SET name = '' WHERE person = $1 RETURNING table_id AS id`,
    [person],
  );
  await query.query(
    `UPDATE persons SET name = '', kind = 'guest', role = 'player', mail = NULL, handle = NULL WHERE id = $1`,
    [person],
  );
  for (const { id } of tables) await query.query('SELECT pg_notify($1, $2)', [TABLES_CHANNEL, id]);
  await notifyRevoked(query, person);
}

/**
 * Moves a guest's chairs and tournaments to the member, except at tables where the member already sits. Where somebody has a similar
 * name, the chair keeps the guest's.
 */
async function mergeGuest(query: Queryable, guest: string, member: string): Promise<void> {
  await query.query('UPDATE tournaments SET host = $2 WHERE host = $1', [guest, member]);
  await query.query(
    `UPDATE entrants SET person = $2 WHERE person = $1 AND NOT EXISTS
       (SELECT 1 FROM entrants AS own WHERE own.tournament = entrants.tournament AND own.person = $2)`,
    [guest, member],
  );
  const moved = await query.query<{ id: string }>(
    `UPDATE chairs SET person = $2
     WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM chairs AS own WHERE own.table_id = chairs.table_id AND own.person = $2)
     RETURNING table_id AS id`,
    [guest, member],
  );
  const [named] = await query.query<{ name: string }>('SELECT name FROM persons WHERE id = $1', [member]);
  const name = named?.name ?? '';
  for (const { id } of moved)
    if (!(await hasConfusableName(query, id, member, name))) await setChairName(query, id, member, name);
  await query.query('UPDATE tables SET host = $2 WHERE host = $1', [guest, member]);
  await query.query('DELETE FROM pairings WHERE person = $1', [guest]);
  await moveFollows(query, guest, member);
  await query.query(
    'INSERT INTO departures SELECT $2, table_id, made FROM departures WHERE person = $1 ON CONFLICT DO NOTHING',
    [guest, member],
  );
  for (const { id } of moved) await query.query('SELECT pg_notify($1, $2)', [TABLES_CHANNEL, id]);
}
