import { findGame } from '@orrery/catalog';
import type { Notice } from '@orrery/protocol/api';
import type { Desk } from '../desk.ts';
import type { Notifier, Person, TableRecord } from '../seams.ts';
import { sayText } from '../texts.ts';
import type { Senders } from './senders.ts';
import { subscriptionsOf, unsubscribe } from './subscriptions.ts';

interface Reached {
  readonly [column: string]: unknown;
  readonly name: string;
  readonly language: Person['language'];
  readonly mail: string | null;
}

interface NoticesParts {
  readonly desk: Desk;
  readonly senders: Senders;
  /** Where the pages are, for links in mails; null: unknown, and then mails have no link. */
  readonly origin: string | null;
  readonly mourn: (error: unknown) => void;
}

/** Tells people that it is their turn, by every way they have asked for. */
export class Notices implements Notifier {
  readonly #parts: NoticesParts;

  constructor(parts: NoticesParts) {
    this.#parts = parts;
  }

  async yourTurn(person: string, table: TableRecord): Promise<void> {
    const { desk, mourn } = this.#parts;
    try {
      const [reached] = await desk.db.query<Reached>('SELECT name, language, mail FROM persons WHERE id = $1', [
        person,
      ]);
      if (reached === undefined) return;
      const notice = noticeOf(table, reached.language);
      const ways = [
        this.#push(person, notice),
        this.#mail(reached, notice),
        this.#call(person, reached, table, notice),
      ];
      for (const sent of await Promise.allSettled(ways)) if (sent.status === 'rejected') mourn(sent.reason);
    } catch (error) {
      mourn(error);
    }
  }

  async #push(person: string, notice: Notice): Promise<void> {
    const { desk, senders } = this.#parts;
    for (const subscription of await subscriptionsOf(desk, person)) {
      const isThere = await senders.push(subscription, JSON.stringify(notice));
      if (!isThere) await unsubscribe(desk, person, subscription.endpoint);
    }
  }

  async #mail({ mail }: Reached, { title, text, address }: Notice): Promise<void> {
    const { senders, origin } = this.#parts;
    if (mail === null) return;
    await senders.mail?.(mail, title, origin === null ? text : `${text}\n\n${origin}${address}\n`);
  }

  async #call(person: string, { name }: Reached, table: TableRecord, notice: Notice): Promise<void> {
    const { senders, origin } = this.#parts;
    const address = `${origin ?? ''}${notice.address}`;
    await senders.webhook?.({ person, name, table: table.id, game: table.game, ...notice, address });
  }
}

function noticeOf(table: TableRecord, language: Person['language']): Notice {
  const game = findGame(table.game)?.name[language] ?? table.game;
  return {
    title: sayText('turn.title', {}, language),
    text: sayText('turn.text', { game }, language),
    address: `/join/${table.id}`,
    tag: table.id,
  };
}
