import { findGame } from '@orrery/catalog';
import { okResult, type Result } from '@orrery/kernel';
import type { MailPace, NoticeWay, PushNotice } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import type { Notifier, Person, RoundNotifier, TableRecord } from '../ports.ts';
import { formatText, textFailure } from '../texts.ts';
import { addDigestItem, type DigestItem } from './digest.ts';
import type { Senders } from './senders.ts';
import { subscriptionsOf, unsubscribe } from './subscriptions.ts';
import { webhookRequest } from './webhook-formats.ts';
import { deleteWebhook, webhookOf } from './webhooks.ts';

interface Recipient {
  readonly [column: string]: unknown;
  readonly name: string;
  readonly language: Person['language'];
  readonly mail: string | null;
  /** Whether mails are sent for each notice, once a day, or not at all. */
  readonly mailPace: MailPace;
}

interface PersonNotifierDeps {
  readonly context: ServerContext;
  readonly senders: Senders;
  /** The address of the pages, for links in mails; null: unknown, and mails contain no link. */
  readonly origin: string | null;
  readonly reportError: (error: unknown) => void;
}

/** Tells people what happens at their tables, in every way they have asked for. */
export class PersonNotifier implements Notifier, RoundNotifier {
  readonly #deps: PersonNotifierDeps;

  constructor(parts: PersonNotifierDeps) {
    this.#deps = parts;
  }

  notifyTurn(person: string, table: TableRecord): Promise<void> {
    const isLive = table.time.kind !== 'correspondence';
    const item = { person, table: table.id, kind: 'turn', sender: '' } as const;
    return this.#tell(item, table, (language) => turnNotice(table, language), isLive ? 'devices' : 'everywhere');
  }

  notifyInvitation(person: string, table: TableRecord, from: string): Promise<void> {
    const item = { person, table: table.id, kind: 'invitation', sender: from } as const;
    return this.#tell(item, table, (language) => invitationNotice(table, from, language), 'everywhere');
  }

  notifyRound(person: string, table: TableRecord, tournament: string): Promise<void> {
    const isLive = table.time.kind !== 'correspondence';
    const others = table.chairs.flatMap(({ sitter }) =>
      sitter === null || (sitter.kind === 'person' && sitter.person === person) ? [] : [sitter.name],
    );
    const item = { person, table: table.id, kind: 'invitation', sender: others.join(', ') } as const;
    return this.#tell(
      item,
      table,
      (language) => roundNotice(table, tournament, language),
      isLive ? 'devices' : 'everywhere',
    );
  }

  async #tell(
    item: DigestItem,
    table: TableRecord,
    noticeIn: (language: Person['language']) => PushNotice,
    reach: 'devices' | 'everywhere',
  ): Promise<void> {
    const { reportError } = this.#deps;
    const { person } = item;
    try {
      const reached = await this.#recipient(person);
      if (reached === undefined) return;
      const notice = noticeIn(reached.language);
      const ways = [this.#sendPush(person, notice)];
      if (reach === 'everywhere') {
        ways.push(this.#mailOrKeep(reached, notice, item), this.#callOwnWebhook(person, notice));
        ways.push(this.#callWebhook(person, reached, table, notice));
      }
      for (const sent of await Promise.allSettled(ways)) if (sent.status === 'rejected') reportError(sent.reason);
    } catch (error) {
      reportError(error);
    }
  }

  /** Sends a notice by one way, so that a person sees whether it arrives. */
  async tryNotice(person: string, way: NoticeWay): Promise<Result<null>> {
    const reached = await this.#recipient(person);
    if (reached === undefined) return textFailure('api.unauthenticated');
    const notice = trialNotice(reached.language);
    const send = {
      push: () => this.#sendPush(person, notice),
      mail: () => this.#sendMail(reached, notice),
      webhook: () => this.#callOwnWebhook(person, notice),
    }[way];
    try {
      return (await send()) ? okResult(null) : textFailure(`notify.none.${way}`);
    } catch {
      return textFailure('notify.failed'); // nearly always an address that is wrong or a service that is down
    }
  }

  async #recipient(person: string): Promise<Recipient | undefined> {
    const [reached] = await this.#deps.context.db.query<Recipient>(
      'SELECT name, language, mail, mail_pace AS "mailPace" FROM persons WHERE id = $1',
      [person],
    );
    return reached;
  }

  // Each way says whether there was somewhere to send to.

  async #sendPush(person: string, notice: PushNotice): Promise<boolean> {
    const { context, senders } = this.#deps;
    const subscriptions = await subscriptionsOf(context, person);
    // One device that cannot be reached must not keep the notice from the others.
    const sent = await Promise.allSettled(
      subscriptions.map(async (subscription) => {
        const isThere = await senders.push(subscription, JSON.stringify(notice));
        if (!isThere) await unsubscribe(context, person, subscription.endpoint);
        return isThere;
      }),
    );
    for (const each of sent) if (each.status === 'rejected') throw each.reason;
    return sent.some((each) => each.status === 'fulfilled' && each.value);
  }

  async #mailOrKeep(reached: Recipient, notice: PushNotice, item: DigestItem): Promise<boolean> {
    const { context, senders } = this.#deps;
    if (reached.mail === null || senders.mail === null || reached.mailPace === 'never') return false;
    if (reached.mailPace === 'each') return this.#sendMail(reached, notice);
    await addDigestItem(context, item);
    return true;
  }

  async #sendMail({ mail }: Recipient, { title, text, path }: PushNotice): Promise<boolean> {
    const { senders, origin } = this.#deps;
    if (mail === null || senders.mail === null) return false;
    await senders.mail(mail, title, origin === null ? text : `${text}\n\n${origin}${path}\n`);
    return true;
  }

  async #callOwnWebhook(person: string, { title, text, path }: PushNotice): Promise<boolean> {
    const { context, senders, origin } = this.#deps;
    const webhook = await webhookOf(context, person);
    if (webhook === null) return false;
    const url = origin === null ? null : `${origin}${path}`;
    const isThere = await senders.personWebhook(
      webhookRequest(webhook.format, new URL(webhook.address), { title, text, url }),
    );
    if (!isThere) await deleteWebhook(context, person);
    return isThere;
  }

  async #callWebhook(person: string, { name }: Recipient, table: TableRecord, notice: PushNotice): Promise<boolean> {
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
    return senders.webhook !== null;
  }
}

function trialNotice(language: Person['language']): PushNotice {
  return {
    title: formatText('notify.trial.title', {}, language),
    text: formatText('notify.trial.text', {}, language),
    path: '/account',
    tag: 'trial',
  };
}

const gameName = ({ game }: TableRecord, language: Person['language']): string =>
  findGame(game)?.name[language] ?? game;

const turnNotice = (table: TableRecord, language: Person['language']): PushNotice => ({
  title: formatText('turn.title', {}, language),
  text: formatText('turn.text', { game: gameName(table, language) }, language),
  path: `/join/${table.id}`,
  tag: table.id,
});

const roundNotice = (table: TableRecord, tournament: string, language: Person['language']): PushNotice => ({
  title: formatText('round.title', { tournament }, language),
  text: formatText('round.text', { game: gameName(table, language) }, language),
  path: `/join/${table.id}`,
  tag: table.id,
});

const invitationNotice = (table: TableRecord, from: string, language: Person['language']): PushNotice => ({
  title: formatText('invitation.title', { name: from }, language),
  text: formatText('invitation.text', { name: from, game: gameName(table, language) }, language),
  path: `/join/${table.id}`,
  tag: table.id,
});
