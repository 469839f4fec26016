import { okResult, type Result } from '@orrery/kernel';
import type { MailPace, MailResponse } from '@orrery/protocol/api';
import type { ServerContext } from '../context.ts';
import type { Senders } from '../notify/senders.ts';
import type { Person } from '../ports.ts';
import { formatText, type ServerTextKey, textFailure } from '../texts.ts';
import { consumeLink, createLink, findLink } from './links.ts';
import { canonicalize } from './logins.ts';
import type { Passwords } from './passwords.ts';

const MAIL_PATTERN = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;
/** Maximum number of accounts with one address that get a reset mail at once. */
const MAX_ACCOUNTS_PER_ADDRESS = 5;

export interface MailServiceDeps {
  readonly context: ServerContext;
  readonly passwords: Passwords;
  /** How mail is sent; null: no mail. */
  readonly send: Senders['mail'];
  /** The address that links lead to. Never taken from a request, since its sender could name a page of their own. */
  readonly origin: string | null;
  readonly reportError: (error: unknown) => void;
}

/** Confirms mail addresses and resets passwords, both by mailed links. */
export class MailService {
  readonly #deps: MailServiceDeps;

  constructor(parts: MailServiceDeps) {
    this.#deps = parts;
  }

  get #canSend(): boolean {
    return this.#deps.send !== null && this.#deps.origin !== null;
  }

  async mailOf(person: string): Promise<MailResponse> {
    const [row] = await this.#deps.context.db.query<Omit<MailResponse, 'isEnabled'> & Record<string, unknown>>(
      `SELECT mail, mail_pace AS pace, digest_hour AS hour, (SELECT links.mail FROM links WHERE person = id AND links.kind = 'mail') AS unconfirmed
       FROM persons WHERE id = $1`,
      [person],
    );
    return { isEnabled: this.#canSend, ...(row ?? { mail: null, unconfirmed: null, pace: 'each', hour: 0 }) };
  }

  /** Sends a confirmation link to an address; '' removes the current address. */
  async setMail({ id, language }: Person, given: string): Promise<Result<MailResponse>> {
    const { db, clock } = this.#deps.context;
    const mail = given.trim();
    if (mail === '') {
      await db.transaction(async (query) => {
        await query.query('UPDATE persons SET mail = NULL WHERE id = $1', [id]);
        await query.query(`DELETE FROM links WHERE person = $1`, [id]);
      });
      return okResult(await this.mailOf(id));
    }
    if (!this.#canSend) return textFailure('mail.none');
    if (!MAIL_PATTERN.test(mail)) return textFailure('mail.form', { mail });
    const token = await db.transaction((query) => createLink(query, clock(), { person: id, kind: 'mail', mail }));
    this.#sendLink(mail, 'confirm', language, `/account?confirm=${token}`, {});
    return okResult(await this.mailOf(id));
  }

  /** Sets how often the person gets mails about their tables. What was kept for a daily mail comes with the next. */
  async setPace(person: string, pace: MailPace, hour: number): Promise<Result<MailResponse>> {
    const { db } = this.#deps.context;
    await db.query('UPDATE persons SET mail_pace = $2, digest_hour = $3 WHERE id = $1', [person, pace, hour]);
    if (pace === 'never') await db.query('DELETE FROM digest_items WHERE person = $1', [person]);
    return okResult(await this.mailOf(person));
  }

  /** Confirms an address: having the link proves that the person reads its mail. */
  async confirm(token: string): Promise<Result<{ readonly mail: string }>> {
    const { context } = this.#deps;
    const link = await findLink(context, 'mail', token);
    if (link === null || link.mail === null) return textFailure('link.expired');
    const { person, mail } = link;
    const isTaken = await context.db.transaction(async (query) => {
      if (!(await consumeLink(query, token))) return false;
      await query.query('UPDATE persons SET mail = $2 WHERE id = $1', [person, mail]);
      return true;
    });
    return isTaken ? okResult({ mail }) : textFailure('link.expired');
  }

  /**
   * Mails a link to the person with this login or confirmed address. The caller gets the same answer whether that
   * person exists or not, and does not wait for the mail.
   */
  async requestReset(who: string): Promise<Result<null>> {
    if (!this.#canSend) return textFailure('mail.none');
    const { db, clock } = this.#deps.context;
    const found = await db.query<{ person: string; login: string; mail: string; language: Person['language'] }>(
      `SELECT person, login, mail, language FROM passwords JOIN persons ON id = person
       WHERE mail IS NOT NULL AND role <> 'barred' AND (login = $1 OR lower(mail) = $1) LIMIT $2`,
      [canonicalize(who), MAX_ACCOUNTS_PER_ADDRESS],
    );
    const send = async () => {
      for (const { person, login, mail, language } of found) {
        const token = await db.transaction((query) => createLink(query, clock(), { person, kind: 'reset' }));
        this.#sendLink(mail, 'reset', language, `/account?reset=${token}`, { login });
      }
    };
    send().catch(this.#deps.reportError);
    return okResult(null);
  }

  /** Sets a new password by a link; returns the person, who is signed out everywhere. */
  async reset(token: string, password: string, from: string): Promise<Result<string>> {
    const { context, passwords } = this.#deps;
    const link = await findLink(context, 'reset', token);
    if (link === null) return textFailure('link.expired');
    const chosen = await passwords.replace(link.person, password, from, (query) => consumeLink(query, token));
    if (!chosen.ok) return chosen;
    return chosen.value ? okResult(link.person) : textFailure('link.expired');
  }

  /** Sends in the background: nobody waits for the mail, and the response time reveals nothing. */
  #sendLink(
    to: string,
    what: 'confirm' | 'reset',
    language: Person['language'],
    path: string,
    values: Readonly<Record<string, string>>,
  ): void {
    const { send, origin, reportError } = this.#deps;
    const say = (key: ServerTextKey) => formatText(key, values, language);
    send?.(to, say(`mail.${what}.title`), `${say(`mail.${what}.text`)}\n\n${origin}${path}\n`).catch(reportError);
  }
}

/** A password reset link for an administrator to hand over; null: there is no such member. */
export async function resetLinkForLogin({ db, clock }: ServerContext, login: string): Promise<string | null> {
  const [row] = await db.query<{ person: string }>('SELECT person FROM passwords WHERE login = $1', [
    canonicalize(login),
  ]);
  return row === undefined ? null : resetLinkFor({ db, clock }, row.person);
}

/** The same by the person's id; the caller has checked that there is a password. */
export async function resetLinkFor({ db, clock }: ServerContext, person: string): Promise<string> {
  const token = await db.transaction((query) => createLink(query, clock(), { person, kind: 'reset' }));
  return `/account?reset=${token}`;
}
