import { bad, type Result } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from '../parts/api.ts';

/** What decides whether there can be passkeys. */
interface Circumstances {
  readonly hostname: string;
  readonly isSecure: boolean;
  readonly isKnown: boolean; // to the browser
}

const circumstances = (): Circumstances => ({
  hostname: location.hostname,
  isSecure: isSecureContext,
  isKnown: 'PublicKeyCredential' in globalThis,
});

/** An address as pages have it: IPv4 always in four numbers, IPv6 always in brackets. */
const isNumber = (hostname: string): boolean => hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);

/**
 * Why nobody can use a passkey here, null where one can: it is bound to a name, and browsers hand it out over a secure
 * connection only, over any other hiding that they know passkeys at all.
 */
export function passkeyBar(here = circumstances()): 'number' | 'insecure' | 'unknown' | null {
  if (isNumber(here.hostname)) return 'number';
  if (!here.isSecure) return 'insecure';
  return here.isKnown ? null : 'unknown';
}

const BROKEN_OFF = bad('online.passkey', {}, 'the passkey was not used; you can try again');

/** What the server asks an authenticator is what its library wrote: the browser's half of the library reads it. */
const asked = <X>(options: unknown): X => options as X;

/** Makes a passkey for whoever is signed in, or with `sign-in` proves by one who one is. */
export async function proveByPasskey(what: 'register' | 'sign-in'): Promise<Result<Me | null>> {
  const begun = await api.passkeyBegin(what);
  if (!begun.ok) return begun;
  const { challenge, options } = begun.value;
  try {
    const { startRegistration, startAuthentication } = await import('@simplewebauthn/browser');
    const response =
      what === 'register'
        ? await startRegistration({ optionsJSON: asked<PublicKeyCredentialCreationOptionsJSON>(options) })
        : await startAuthentication({ optionsJSON: asked<PublicKeyCredentialRequestOptionsJSON>(options) });
    return api.passkeyFinish(what, challenge, response);
  } catch {
    return BROKEN_OFF; // turned down by the person, or not possible on this device
  }
}
