import { good, type Result } from '@orrery/kernel';
import type { MailAnswer } from '@orrery/protocol/api';
import type { Desk } from '../desk.ts';
import type { Senders } from '../notify/senders.ts';
import type { Person } from '../seams.ts';
import { refusal, sayText, type TextKey } from '../texts.ts';
import { findLink, makeLink, takeLink } from './links.ts';
import { canonical } from './logins.ts';
import type { Passwords } from './passwords.ts';

const MAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;
/** Accounts with one address that are written to at once. */
const MOST = 5;

export interface PostParts {
  readonly desk: Desk;
  readonly passwords: Passwords;
  /** How mail is sent; null: not at all. */
  readonly send: Senders['mail'];
  /** Where links lead. Never what a request says about itself: whoever asks could name a page of theirs. */
  readonly origin: string | null;
  readonly mourn: (error: unknown) => void;
}

/** Mail addresses that are confirmed by a link, and passwords that are chosen anew by one. */
export class Post {
  readonly #parts: PostParts;

  constructor(parts: PostParts) {
    this.#parts = parts;
  }

  get #sends(): boolean {
    return this.#parts.send !== null && this.#parts.origin !== null;
  }

  async mailOf(person: string): Promise<MailAnswer> {
    const [row] = await this.#parts.desk.db.query<{ mail: string | null; waiting: string | null }>(
      `SELECT mail, (SELECT links.mail FROM links WHERE person = id AND links.kind = 'mail') AS waiting
       FROM persons WHERE id = $1`,
      [person],
    );
    return { sends: this.#sends, mail: row?.mail ?? null, waiting: row?.waiting ?? null };
  }

  /** Asks an address whether it is somebody's; '' takes away what there is. */
  async setMail({ id, language }: Person, given: string): Promise<Result<MailAnswer>> {
    const { db, clock } = this.#parts.desk;
    const mail = given.trim();
    if (mail === '') {
      await db.within(async (query) => {
        await query.query('UPDATE persons SET mail = NULL WHERE id = $1', [id]);
        await query.query(`DELETE FROM links WHERE person = $1`, [id]);
      });
      return good(await this.mailOf(id));
    }
    if (!this.#sends) return refusal('mail.none');
    if (!MAIL.test(mail)) return refusal('mail.form', { mail });
    const token = await db.within((query) => makeLink(query, clock(), { person: id, kind: 'mail', mail }));
    this.#write(mail, 'confirm', language, `/account?confirm=${token}`, {});
    return good(await this.mailOf(id));
  }

  /** Whoever has the link reads the address. */
  async confirm(token: string): Promise<Result<{ readonly mail: string }>> {
    const { desk } = this.#parts;
    const link = await findLink(desk, 'mail', token);
    if (link === null || link.mail === null) return refusal('link.expired');
    const { person, mail } = link;
    const isTaken = await desk.db.within(async (query) => {
      if (!(await takeLink(query, token))) return false;
      await query.query('UPDATE persons SET mail = $2 WHERE id = $1', [person, mail]);
      return true;
    });
    return isTaken ? good({ mail }) : refusal('link.expired');
  }

  /**
   * Sends a link to whoever has this login or this confirmed address. The asker hears the same whether there is anybody,
   * and does not wait for the mail.
   */
  async askReset(who: string): Promise<Result<null>> {
    if (!this.#sends) return refusal('mail.none');
    const { db, clock } = this.#parts.desk;
    const found = await db.query<{ person: string; login: string; mail: string; language: Person['language'] }>(
      `SELECT person, login, mail, language FROM passwords JOIN persons ON id = person
       WHERE mail IS NOT NULL AND role <> 'barred' AND (login = $1 OR lower(mail) = $1) LIMIT $2`,
      [canonical(who), MOST],
    );
    const send = async () => {
      for (const { person, login, mail, language } of found) {
        const token = await db.within((query) => makeLink(query, clock(), { person, kind: 'reset' }));
        this.#write(mail, 'reset', language, `/account?reset=${token}`, { login });
      }
    };
    send().catch(this.#parts.mourn);
    return good(null);
  }

  /** Chooses a new password by a link; gives the person, who is signed out everywhere. */
  async reset(token: string, password: string, from: string): Promise<Result<string>> {
    const { desk, passwords } = this.#parts;
    const link = await findLink(desk, 'reset', token);
    if (link === null) return refusal('link.expired');
    const chosen = await passwords.replace(link.person, password, from, (query) => takeLink(query, token));
    if (!chosen.ok) return chosen;
    return chosen.value ? good(link.person) : refusal('link.expired');
  }

  /** Mail is sent beside: nobody waits for it, and nobody learns from the time it takes. */
  #write(
    to: string,
    what: 'confirm' | 'reset',
    language: Person['language'],
    path: string,
    values: Readonly<Record<string, string>>,
  ): void {
    const { send, origin, mourn } = this.#parts;
    const say = (key: TextKey) => sayText(key, values, language);
    send?.(to, say(`mail.${what}.title`), `${say(`mail.${what}.text`)}\n\n${origin}${path}\n`).catch(mourn);
  }
}

/** A link for somebody who lost a password, to be handed over by those who run the house; null: there is no such member. */
export async function linkForLogin({ db, clock }: Desk, login: string): Promise<string | null> {
  const [row] = await db.query<{ person: string }>('SELECT person FROM passwords WHERE login = $1', [canonical(login)]);
  return row === undefined ? null : linkFor({ db, clock }, row.person);
}

/** The same by the person's id; the caller has seen that there is a password. */
export async function linkFor({ db, clock }: Desk, person: string): Promise<string> {
  const token = await db.within((query) => makeLink(query, clock(), { person, kind: 'reset' }));
  return `/account?reset=${token}`;
}
