import { findGame } from '@orrery/catalog';
import type { PushNotice } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import type { Notifier, Person, TableRecord } from '../ports.ts';
import { formatText } from '../texts.ts';
import type { Senders } from './senders.ts';
import { subscriptionsOf, unsubscribe } from './subscriptions.ts';

interface Recipient {
  readonly [column: string]: unknown;
  readonly name: string;
  readonly language: Person['language'];
  readonly mail: string | null;
}

interface TurnNotifierDeps {
  readonly context: ServerContext;
  readonly senders: Senders;
  /** The address of the pages, for links in mails; null: unknown, and mails contain no link. */
  readonly origin: string | null;
  readonly reportError: (error: unknown) => void;
}

/** Tells people that it is their turn, in every way they have asked for. */
export class TurnNotifier implements Notifier {
  readonly #deps: TurnNotifierDeps;

  constructor(parts: TurnNotifierDeps) {
    this.#deps = parts;
  }

  async notifyTurn(person: string, table: TableRecord): Promise<void> {
    const { context, reportError } = this.#deps;
    try {
      const [reached] = await context.db.query<Recipient>('SELECT name, language, mail FROM persons WHERE id = $1', [
        person,
      ]);
      if (reached === undefined) return;
      const notice = turnNotice(table, reached.language);
      const ways = [
        this.#sendPush(person, notice),
        this.#sendMail(reached, notice),
        this.#callWebhook(person, reached, table, notice),
      ];
      for (const sent of await Promise.allSettled(ways)) if (sent.status === 'rejected') reportError(sent.reason);
    } catch (error) {
      reportError(error);
    }
  }

  async #sendPush(person: string, notice: PushNotice): Promise<void> {
    const { context, senders } = this.#deps;
    for (const subscription of await subscriptionsOf(context, person)) {
      const isThere = await senders.push(subscription, JSON.stringify(notice));
      if (!isThere) await unsubscribe(context, person, subscription.endpoint);
    }
  }

  async #sendMail({ mail }: Recipient, { title, text, path }: PushNotice): Promise<void> {
    const { senders, origin } = this.#deps;
    if (mail === null) return;
    await senders.mail?.(mail, title, origin === null ? text : `${text}\n\n${origin}${path}\n`);
  }

  async #callWebhook(person: string, { name }: Recipient, table: TableRecord, notice: PushNotice): Promise<void> {
    const { senders, origin } = this.#deps;
    const { path, ...shown } = notice;
    await senders.webhook?.({
      person,
      name,
      table: table.id,
      game: table.game,
      ...shown,
      url: `${origin ?? ''}${path}`,
    });
  }
}

function turnNotice(table: TableRecord, language: Person['language']): PushNotice {
  const game = findGame(table.game)?.name[language] ?? table.game;
  return {
    title: formatText('turn.title', {}, language),
    text: formatText('turn.text', { game }, language),
    path: `/join/${table.id}`,
    tag: table.id,
  };
}
