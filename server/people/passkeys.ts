import { okResult, type Result } from '@orrery/kernel';
import type { PasskeyChallengeResponse, SessionsResponse } from '@orrery/protocol/api';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isUniqueViolation, type ServerContext, timestampParam } from '../context.ts';
import type { Person } from '../ports.ts';
import { makeId } from '../secrets.ts';
import { textFailure } from '../texts.ts';

const CHALLENGE_TIMEOUT_MS = 300_000;
const RELYING_PARTY_NAME = 'Orrery';

interface PasskeyRow {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly person: string;
  readonly key: string;
  readonly counter: number;
  readonly transports: AuthenticatorTransport[];
}

/** The host of an origin, which a passkey is bound to. */
const hostOf = (origin: string): string => new URL(origin).hostname;

/** Passkeys kept by people's devices. A library verifies their signatures. */
export class Passkeys {
  readonly #context: ServerContext;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  async beginRegistration(person: Person, origin: string): Promise<PasskeyChallengeResponse> {
    const known = await this.#context.db.query<PasskeyRow>('SELECT id, transports FROM passkeys WHERE person = $1', [
      person.id,
    ]);
    const options = await generateRegistrationOptions({
      rpName: RELYING_PARTY_NAME,
      rpID: hostOf(origin),
      userID: new TextEncoder().encode(person.id),
      userName: person.name,
      userDisplayName: person.name,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
    return { challenge: await this.#saveChallenge(options.challenge, person.id), options };
  }

  /** Stores a new passkey; it makes a guest a member. */
  async finishRegistration(
    person: Person,
    asked: string,
    response: unknown,
    origin: string,
  ): Promise<Result<{ readonly isConfirmed: boolean }>> {
    const challenge = await this.#takeChallenge(asked, person.id);
    if (challenge === null) return textFailure('passkey.expired');
    const checked = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON, // from outside: the library checks it
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
    }).catch(() => null);
    if (!checked?.verified) return textFailure('passkey.refused');
    const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
    try {
      await this.#context.db.transaction(async (query) => {
        await query.query(
          'INSERT INTO passkeys (id, person, public_key, counter, transports) VALUES ($1, $2, $3, $4, $5::jsonb)',
          [id, person.id, Buffer.from(publicKey).toString('base64url'), counter, JSON.stringify(transports)],
        );
        await query.query(`UPDATE persons SET kind = 'member' WHERE id = $1 AND kind = 'guest'`, [person.id]);
      });
      return okResult({ isConfirmed: checked.registrationInfo.userVerified });
    } catch (error) {
      if (isUniqueViolation(error)) return textFailure('passkey.refused');
      throw error;
    }
  }

  async beginSignIn(origin: string): Promise<PasskeyChallengeResponse> {
    const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'preferred' });
    return { challenge: await this.#saveChallenge(options.challenge, null), options };
  }

  /**
   * The person whose passkey answered, and whether the device verified its user: then it counts as more than one
   * factor.
   */
  async finishSignIn(
    asked: string,
    response: { readonly id: string },
    origin: string,
  ): Promise<Result<{ readonly person: string; readonly isConfirmed: boolean }>> {
    const challenge = await this.#takeChallenge(asked, null);
    if (challenge === null) return textFailure('passkey.expired');
    const [kept] = await this.#context.db.query<PasskeyRow>(
      `SELECT passkeys.id, person, public_key AS key, counter, transports FROM passkeys JOIN persons ON persons.id = person
       WHERE passkeys.id = $1 AND role <> 'barred'`,
      [response.id],
    );
    if (kept === undefined) return textFailure('passkey.unknown');
    const { id, key, counter, transports } = kept;
    const checked = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON, // from outside: the library checks it
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter, transports },
      requireUserVerification: false,
    }).catch(() => null);
    if (!checked?.verified) return textFailure('passkey.refused');
    await this.#context.db.query(`UPDATE passkeys SET counter = $2, used = ${timestampParam(3)} WHERE id = $1`, [
      id,
      checked.authenticationInfo.newCounter,
      this.#context.clock(),
    ]);
    return okResult({ person: kept.person, isConfirmed: checked.authenticationInfo.userVerified });
  }

  async list(person: string): Promise<SessionsResponse['passkeys']> {
    return this.#context.db.query<SessionsResponse['passkeys'][number] & Record<string, unknown>>(
      'SELECT id, made AS "createdAt", used AS "lastUsedAt" FROM passkeys WHERE person = $1 ORDER BY made',
      [person],
    );
  }

  /** Removes a passkey, unless its owner could then never sign in again. */
  async remove(person: string, id: string): Promise<Result<null>> {
    return this.#context.db.transaction(async (query) => {
      const mine = await query.query<{ id: string }>('SELECT id FROM passkeys WHERE person = $1 FOR UPDATE', [person]);
      if (!mine.some((each) => each.id === id)) return textFailure('passkey.unknown');
      const passwords = await query.query('SELECT 1 FROM passwords WHERE person = $1', [person]);
      if (mine.length + passwords.length < 2) return textFailure('passkey.last');
      await query.query('DELETE FROM passkeys WHERE id = $1', [id]);
      return okResult(null);
    });
  }

  async #saveChallenge(challenge: string, person: string | null): Promise<string> {
    const id = makeId();
    await this.#context.db.query(
      `INSERT INTO challenges (id, challenge, person, expires) VALUES ($1, $2, $3, ${timestampParam(4)})`,
      [id, challenge, person, this.#context.clock() + CHALLENGE_TIMEOUT_MS],
    );
    return id;
  }

  /** A challenge can be answered once, in time, by the person it was issued to. */
  async #takeChallenge(id: string, person: string | null): Promise<string | null> {
    const [row] = await this.#context.db.query<{ challenge: string; person: string | null; expires: number }>(
      'DELETE FROM challenges WHERE id = $1 RETURNING challenge, person, expires',
      [id],
    );
    const isGood = row !== undefined && row.person === person && row.expires > this.#context.clock();
    return isGood ? row.challenge : null;
  }
}
