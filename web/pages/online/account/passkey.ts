import { errResult, type Result } from '@orrery/kernel';
import type { Me } from '@orrery/protocol/api';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from '../parts/api.ts';

/** What decides whether passkeys are available. */
interface PasskeyEnv {
  readonly hostname: string;
  readonly isSecure: boolean;
  readonly isKnown: boolean; // whether the browser supports passkeys
}

const passkeyEnv = (): PasskeyEnv => ({
  hostname: location.hostname,
  isSecure: isSecureContext,
  isKnown: 'PublicKeyCredential' in globalThis,
});

/** An IP address as browsers write it: IPv4 always in four numbers, IPv6 always in brackets. */
const isIpAddress = (hostname: string): boolean => hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);

/**
 * Why passkeys are not available here; null where they are. A passkey is bound to a domain name and needs a secure
 * connection; without one, browsers hide the API altogether.
 */
export function passkeyObstacle(here = passkeyEnv()): 'number' | 'insecure' | 'unknown' | null {
  if (isIpAddress(here.hostname)) return 'number';
  if (!here.isSecure) return 'insecure';
  return here.isKnown ? null : 'unknown';
}

const PASSKEY_CANCELLED = errResult('online.passkey', {}, 'the passkey was not used; you can try again');

/** The server's options come from the same library whose browser half reads them here. */
const asOptions = <X>(options: unknown): X => options as X;

/** Creates a passkey for the signed-in user, or with `sign-in` signs in by one. */
export async function signInWithPasskey(what: 'register' | 'sign-in'): Promise<Result<Me | null>> {
  const begun = await api.passkeyBegin(what);
  if (!begun.ok) return begun;
  const { challenge, options } = begun.value;
  try {
    const { startRegistration, startAuthentication } = await import('@simplewebauthn/browser');
    const response =
      what === 'register'
        ? await startRegistration({ optionsJSON: asOptions<PublicKeyCredentialCreationOptionsJSON>(options) })
        : await startAuthentication({ optionsJSON: asOptions<PublicKeyCredentialRequestOptionsJSON>(options) });
    return api.passkeyFinish(what, challenge, response);
  } catch {
    return PASSKEY_CANCELLED; // refused by the user, or not possible on this device
  }
}
