import { okResult, type Result, type Seat } from '@orrery/kernel';
import type { ChatMessage } from '@orrery/protocol';
import { type ServerContext, timestampParam } from '../context.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import { checkMayChat } from '../moderation/sanctions.ts';
import { cleanText } from '../people/names.ts';
import { CHAT_CHANNEL, type Person, type TableRecord } from '../ports.ts';
import { textFailure } from '../texts.ts';
import { lockTable } from './records.ts';
import { seatOfPerson } from './summary.ts';

const MAX_CHAT_LENGTH = 300;
/** Of those to the table, and of those among spectators. */
const MAX_CHAT_MESSAGES = 200;
const CHAT_RATE = { burst: 5, refillMs: 2_000 };

/** The chat at tables. */
export class ChatService {
  readonly #context: ServerContext;
  readonly #limiter: RateLimiter;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#limiter = new RateLimiter(CHAT_RATE, context.clock);
  }

  async say(id: string, person: Person, given: string): Promise<Result<ChatMessage>> {
    const text = cleanText(given);
    if (text === '') return textFailure('chat.empty');
    if ([...text].length > MAX_CHAT_LENGTH) return textFailure('chat.long', { most: MAX_CHAT_LENGTH });
    const seconds = this.#limiter.take(person.id);
    if (seconds > 0) return textFailure('chat.rate-limit', { seconds });
    const { db, clock } = this.#context;
    return db.transaction(async (query) => {
      const may = await checkMayChat(query, clock(), person.id);
      if (!may.ok) return may;
      const table = await lockTable(query, id);
      if (table === null) return textFailure('table.unknown');
      const seat = seatOfPerson(table, person.id);
      const audience = audienceOf(table, person, seat);
      if (audience === null) return textFailure('chat.not-seated');
      const sentAt = clock();
      const [row] = await query.query<{ id: number }>(
        `INSERT INTO chat_messages (table_id, id, person, name, seat, text, made, audience)
         SELECT $1, coalesce(max(id), 0) + 1, $2, $3, $4::integer, $5, ${timestampParam(6)}, $7 FROM chat_messages WHERE table_id = $1
         RETURNING id`,
        [id, person.id, person.name, seat, text, sentAt, audience],
      );
      const message: ChatMessage = {
        id: row?.id ?? 0,
        person: person.id,
        name: person.name,
        seat,
        audience,
        text,
        sentAt,
      };
      await query.query('SELECT pg_notify($1, $2)', [CHAT_CHANNEL, `${id}:${message.id}`]);
      return okResult(message);
    });
  }

  /** The chat messages after the given one, in order, limited to the latest of each audience. */
  async chatMessages(id: string, after = 0): Promise<readonly ChatMessage[]> {
    const rows = await this.#context.db.query<ChatMessage & Record<string, unknown>>(
      `SELECT id, person, name, seat, audience, text, made AS "sentAt" FROM (
         SELECT *, row_number() OVER (PARTITION BY audience ORDER BY id DESC) AS recency
         FROM chat_messages WHERE table_id = $1 AND id > $2
       ) AS latest WHERE recency <= $3 ORDER BY id`,
      [id, after, MAX_CHAT_MESSAGES],
    );
    return rows;
  }
}

/** Who hears a person; null: nobody, since a person without a seat talks only once there is a game to watch. */
function audienceOf(table: TableRecord, person: Person, seat: Seat | null): ChatMessage['audience'] | null {
  if (seat !== null) return 'table';
  if (table.state !== 'gathering') return 'spectators';
  return table.host === person.id ? 'table' : null;
}
