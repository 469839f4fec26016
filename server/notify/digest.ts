import { findGame } from '@orrery/catalog';
import type { Language } from '@orrery/kernel';
import { type ServerContext, timestampParam } from '../context.ts';
import type { Games, TableRecord, Tables } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { seatOfPerson } from '../tables/summary.ts';
import { formatText } from '../texts.ts';
import type { Senders } from './senders.ts';

/** What a daily mail can tell. */
export type DigestKind = 'turn' | 'invitation';

export interface DigestItem {
  readonly person: string;
  readonly table: string;
  readonly kind: DigestKind;
  /** Who invites; '' for a turn. */
  readonly sender: string;
}

interface DueDigest {
  readonly person: string;
  readonly mail: string;
  readonly language: Language;
  readonly items: readonly DigestItem[];
}

export interface DailyMailDeps {
  readonly context: ServerContext;
  readonly tables: Pick<Tables, 'find'>;
  readonly play: Pick<Games, 'waitsFor'>;
  readonly send: NonNullable<Senders['mail']>;
  /** The address of the pages; null: unknown, and the mail contains no links. */
  readonly origin: string | null;
  readonly reportError: (error: unknown) => void;
}

const MAX_MAILS_AT_ONCE = 50;

/** Keeps a notice for the next daily mail; the same notice about the same table counts once. */
export async function addDigestItem({ db, clock }: ServerContext, item: DigestItem): Promise<void> {
  await db.query(
    `INSERT INTO digest_items (person, table_id, kind, sender, made)
     SELECT $1, id, $3, $4, ${timestampParam(5)} FROM tables WHERE id = $2 ON CONFLICT DO NOTHING`,
    [item.person, item.table, item.kind, item.sender, clock()],
  );
}

/** Sends one mail a day to each person who wants it, about everything that waits for them. */
export class DailyMail {
  readonly #deps: DailyMailDeps;

  constructor(parts: DailyMailDeps) {
    this.#deps = parts;
  }

  /** Sends what is due. A mail that cannot be sent is tried again the next time. */
  async sendDue(): Promise<void> {
    const { context, send, reportError } = this.#deps;
    const due = await context.db.transaction((query) => this.#claim(query));
    for (const digest of due) {
      try {
        const lines = await this.#lines(digest);
        if (lines.length > 0) await send(digest.mail, this.#title(digest, lines.length), this.#text(digest, lines));
      } catch (error) {
        reportError(error);
        for (const item of digest.items) await addDigestItem(context, item);
      }
    }
  }

  /** Takes the items that were there at the last full hour at which their person wants the mail. One node gets each. */
  async #claim(query: Queryable): Promise<readonly DueDigest[]> {
    return query.query<DueDigest & Record<string, unknown>>(
      `WITH due AS (
         SELECT id, mail, language, until FROM persons, LATERAL (
           SELECT date_trunc('day', ${timestampParam(1)} - at, 'UTC') + at AS until FROM make_interval(hours => digest_hour) AS at
         ) AS last
         WHERE mail IS NOT NULL AND EXISTS (SELECT 1 FROM digest_items WHERE person = persons.id AND made < until)
         ORDER BY id LIMIT $2 FOR UPDATE OF persons SKIP LOCKED
       ),
       taken AS (
         DELETE FROM digest_items USING due WHERE person = due.id AND made < until RETURNING person, table_id, digest_items.kind, sender
       )
       SELECT due.id AS person, mail, language,
         jsonb_agg(jsonb_build_object('person', person, 'table', table_id, 'kind', kind, 'sender', sender) ORDER BY table_id) AS items
       FROM taken JOIN due ON due.id = person GROUP BY due.id, mail, language`,
      [this.#deps.context.clock(), MAX_MAILS_AT_ONCE],
    );
  }

  /** What still waits for the person: a game that has gone on meanwhile is left out. */
  async #lines({ person, language, items }: DueDigest): Promise<readonly string[]> {
    const { tables, play, origin } = this.#deps;
    const lines: string[] = [];
    for (const { table: id, kind, sender } of items) {
      const table = await tables.find(id);
      if (table === null || !(await isStillDue(play, table, person, kind))) continue;
      const game = findGame(table.game)?.name[language] ?? table.game;
      const text = formatText(`${kind}.text`, { game, name: sender }, language);
      lines.push(origin === null ? text : `${text}\n${origin}/join/${id}`);
    }
    return lines;
  }

  #title({ language }: DueDigest, n: number): string {
    return formatText('digest.title', { n }, language);
  }

  #text({ language }: DueDigest, lines: readonly string[]): string {
    const { origin } = this.#deps;
    const foot = formatText('digest.foot', {}, language);
    return [...lines, origin === null ? foot : `${foot}\n${origin}/account`].join('\n\n');
  }
}

async function isStillDue(
  play: DailyMailDeps['play'],
  table: TableRecord,
  person: string,
  kind: DigestKind,
): Promise<boolean> {
  if (kind === 'invitation') return table.state === 'gathering';
  const seat = seatOfPerson(table, person);
  return seat !== null && (await play.waitsFor(table)).includes(seat);
}
