import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The parts of CBOR that a passkey needs: integers, bytes, texts and maps. */
type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n]);
  if (n < 256) return Buffer.from([(kind << 5) | 24, n]);
  return Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const KEY_INCLUDED = 64;

/** A device with one passkey, as a browser would drive it. */
export class Authenticator {
  readonly #host: string;
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #public: Buffer;
  readonly #private: KeyObject;
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#host = new URL(origin).hostname;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const [KTY, ALG, CURVE, X, Y] = [1, 3, -1, -2, -3];
    const [EC2, ES256, P256] = [2, -7, 1];
    this.#public = cbor(
      new Map<number, Cbor>([
        [KTY, EC2],
        [ALG, ES256],
        [CURVE, P256],
        [X, bytes(x)],
        [Y, bytes(y)],
      ]),
    );
    this.#private = privateKey;
  }

  #data(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.#count);
    return Buffer.concat([sha256(this.#host), Buffer.from([flags]), count]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #answer(response: Readonly<Record<string, Buffer>>): { readonly id: string } & Record<string, unknown> {
    const id = this.#id.toString('base64url');
    const texts = Object.fromEntries(Object.entries(response).map(([key, each]) => [key, each.toString('base64url')]));
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: texts };
  }

  /** Creates the passkey. */
  register(challenge: string) {
    const length = Buffer.from([0, this.#id.length]);
    const flags = USER_PRESENT | USER_VERIFIED | KEY_INCLUDED;
    const data = Buffer.concat([this.#data(flags), Buffer.alloc(16), length, this.#id, this.#public]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge),
      attestationObject: attestation,
    });
  }

  /** Signs in with it. */
  answer(challenge: string) {
    const authenticatorData = this.#data(USER_PRESENT | USER_VERIFIED);
    const clientDataJSON = this.#client('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.#private);
    return this.#answer({ authenticatorData, clientDataJSON, signature });
  }
}
