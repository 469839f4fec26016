import { good, type Result } from '@orrery/kernel';
import type { Remark } from '@orrery/protocol';
import { type Desk, moment } from '../desk.ts';
import { Limiter } from '../http/limits.ts';
import { cleanText } from '../people/names.ts';
import { type Person, REMARKS_CHANNEL } from '../seams.ts';
import { refusal } from '../texts.ts';
import { seatOf } from './card.ts';
import { lockTable } from './records.ts';

const LONGEST = 300;
const SHOWN = 200;
const PACE = { burst: 5, each: 2_000 };

/** What is said at tables. */
export class Chat {
  readonly #desk: Desk;
  readonly #pace: Limiter;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#pace = new Limiter(PACE, desk.clock);
  }

  async say(id: string, person: Person, given: string): Promise<Result<Remark>> {
    const text = cleanText(given);
    if (text === '') return refusal('chat.empty');
    if ([...text].length > LONGEST) return refusal('chat.long', { most: LONGEST });
    const seconds = this.#pace.take(person.id);
    if (seconds > 0) return refusal('chat.often', { seconds });
    const { db, clock } = this.#desk;
    return db.within(async (query) => {
      const table = await lockTable(query, id);
      if (table === null) return refusal('table.unknown');
      const seat = seatOf(table, person.id);
      if (seat === null && table.host !== person.id) return refusal('chat.outsider');
      const at = clock();
      const [row] = await query.query<{ id: number }>(
        `INSERT INTO remarks (table_id, id, person, name, seat, text, made)
         SELECT $1, coalesce(max(id), 0) + 1, $2, $3, $4::integer, $5, ${moment(6)} FROM remarks WHERE table_id = $1
         RETURNING id`,
        [id, person.id, person.name, seat, text, at],
      );
      const remark: Remark = { id: row?.id ?? 0, person: person.id, name: person.name, seat, text, at };
      await query.query('SELECT pg_notify($1, $2)', [REMARKS_CHANNEL, `${id}:${remark.id}`]);
      return good(remark);
    });
  }

  /** What was said after a remark, at most the last of it, in order. */
  async remarks(id: string, after = 0): Promise<readonly Remark[]> {
    const rows = await this.#desk.db.query<Remark & Record<string, unknown>>(
      `SELECT id, person, name, seat, text, made AS at FROM remarks WHERE table_id = $1 AND id > $2
       ORDER BY id DESC LIMIT $3`,
      [id, after, SHOWN],
    );
    return rows.toReversed();
  }
}
