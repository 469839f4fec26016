import { good, type Result } from '@orrery/kernel';
import type { PasskeyQuestion, SessionsAnswer } from '@orrery/protocol/api';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Desk, isTaken, moment } from '../desk.ts';
import type { Person } from '../seams.ts';
import { makeId } from '../secrets.ts';
import { refusal } from '../texts.ts';

const ANSWERED_WITHIN_MS = 300_000;
const HOUSE = 'Orrery';

interface Kept {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly person: string;
  readonly key: string;
  readonly counter: number;
  readonly transports: AuthenticatorTransport[];
}

/** The host of an origin: what a passkey is bound to. */
const hostOf = (origin: string): string => new URL(origin).hostname;

/** Keys that a person's device keeps; what they sign is checked by a library. */
export class Passkeys {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async askForNew(person: Person, origin: string): Promise<PasskeyQuestion> {
    const known = await this.#desk.db.query<Kept>('SELECT id, transports FROM passkeys WHERE person = $1', [person.id]);
    const options = await generateRegistrationOptions({
      rpName: HOUSE,
      rpID: hostOf(origin),
      userID: new TextEncoder().encode(person.id),
      userName: person.name,
      userDisplayName: person.name,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
    return { challenge: await this.#remember(options.challenge, person.id), options };
  }

  /** Keeps a new passkey; a guest becomes a member by it. */
  async add(
    person: Person,
    asked: string,
    response: unknown,
    origin: string,
  ): Promise<Result<{ readonly isConfirmed: boolean }>> {
    const challenge = await this.#recall(asked, person.id);
    if (challenge === null) return refusal('passkey.expired');
    const checked = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON, // from outside: the library checks it
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
    }).catch(() => null);
    if (!checked?.verified) return refusal('passkey.refused');
    const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
    try {
      await this.#desk.db.within(async (query) => {
        await query.query(
          'INSERT INTO passkeys (id, person, public_key, counter, transports) VALUES ($1, $2, $3, $4, $5::jsonb)',
          [id, person.id, Buffer.from(publicKey).toString('base64url'), counter, JSON.stringify(transports)],
        );
        await query.query(`UPDATE persons SET kind = 'member' WHERE id = $1 AND kind = 'guest'`, [person.id]);
      });
      return good({ isConfirmed: checked.registrationInfo.userVerified });
    } catch (error) {
      if (isTaken(error)) return refusal('passkey.refused');
      throw error;
    }
  }

  async askForKnown(origin: string): Promise<PasskeyQuestion> {
    const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'preferred' });
    return { challenge: await this.#remember(options.challenge, null), options };
  }

  /** Whose passkey has answered, and whether the device has made sure of its owner: then it is more than one factor. */
  async check(
    asked: string,
    response: { readonly id: string },
    origin: string,
  ): Promise<Result<{ readonly person: string; readonly isConfirmed: boolean }>> {
    const challenge = await this.#recall(asked, null);
    if (challenge === null) return refusal('passkey.expired');
    const [kept] = await this.#desk.db.query<Kept>(
      `SELECT passkeys.id, person, public_key AS key, counter, transports FROM passkeys JOIN persons ON persons.id = person
       WHERE passkeys.id = $1 AND role <> 'barred'`,
      [response.id],
    );
    if (kept === undefined) return refusal('passkey.unknown');
    const { id, key, counter, transports } = kept;
    const checked = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON, // from outside: the library checks it
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter, transports },
      requireUserVerification: false,
    }).catch(() => null);
    if (!checked?.verified) return refusal('passkey.refused');
    await this.#desk.db.query(`UPDATE passkeys SET counter = $2, used = ${moment(3)} WHERE id = $1`, [
      id,
      checked.authenticationInfo.newCounter,
      this.#desk.clock(),
    ]);
    return good({ person: kept.person, isConfirmed: checked.authenticationInfo.userVerified });
  }

  async list(person: string): Promise<SessionsAnswer['passkeys']> {
    return this.#desk.db.query<SessionsAnswer['passkeys'][number] & Record<string, unknown>>(
      'SELECT id, made, used FROM passkeys WHERE person = $1 ORDER BY made',
      [person],
    );
  }

  /** Takes a passkey away, unless its owner could then never sign in again. */
  async remove(person: string, id: string): Promise<Result<null>> {
    return this.#desk.db.within(async (query) => {
      const mine = await query.query<{ id: string }>('SELECT id FROM passkeys WHERE person = $1 FOR UPDATE', [person]);
      if (!mine.some((each) => each.id === id)) return refusal('passkey.unknown');
      const passwords = await query.query('SELECT 1 FROM passwords WHERE person = $1', [person]);
      if (mine.length + passwords.length < 2) return refusal('passkey.last');
      await query.query('DELETE FROM passkeys WHERE id = $1', [id]);
      return good(null);
    });
  }

  async #remember(challenge: string, person: string | null): Promise<string> {
    const id = makeId();
    await this.#desk.db.query(
      `INSERT INTO challenges (id, challenge, person, expires) VALUES ($1, $2, $3, ${moment(4)})`,
      [id, challenge, person, this.#desk.clock() + ANSWERED_WITHIN_MS],
    );
    return id;
  }

  /** A challenge is answered once, in time, by the one who was asked. */
  async #recall(id: string, person: string | null): Promise<string | null> {
    const [row] = await this.#desk.db.query<{ challenge: string; person: string | null; expires: number }>(
      'DELETE FROM challenges WHERE id = $1 RETURNING challenge, person, expires',
      [id],
    );
    const isGood = row !== undefined && row.person === person && row.expires > this.#desk.clock();
    return isGood ? row.challenge : null;
  }
}
