import type { Language } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import { use, useEffect, useSyncExternalStore } from 'react';
import { LanguageContext } from '../../../texts/language.ts';
import { api, setSignedOutHandler } from './api.ts';
import { saveBeenOnline } from './been-online.ts';

/** The user's identity on the server. */
export type Identity =
  | { readonly state: 'asking' }
  | { readonly state: 'unreached'; readonly problem: Problem }
  | { readonly state: 'known'; readonly me: Me | null }; // null: anonymous

const ASKING_IDENTITY: Identity = { state: 'asking' };

let identity: Identity = ASKING_IDENTITY;
let isAsked = false;
/** The language that the server was last told. */
let toldLanguage: Language | null = null;
const listeners = new Set<() => void>();

function setIdentity(next: Identity): void {
  identity = next;
  if (next.state === 'known') saveBeenOnline(next.me !== null);
  for (const changed of [...listeners]) changed();
}

/** The server has reported the user's identity. */
export const setMe = (me: Me | null): void => setIdentity({ state: 'known', me });

export async function loadIdentity(): Promise<void> {
  isAsked = true;
  const answer = await api.me();
  setIdentity(answer.ok ? { state: 'known', me: answer.value } : { state: 'unreached', problem: answer.problem });
}

// An anonymous answer means that the user was signed out elsewhere, or has signed in again meanwhile.
setSignedOutHandler(() => {
  if (identity.state === 'known' && identity.me !== null) void loadIdentity();
});

function subscribeIdentity(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Tells the server the reader's language, for messages that it sends by itself (“your turn”). */
function syncLanguage(language: Language): void {
  if (toldLanguage === language || identity.state !== 'known' || identity.me === null) return;
  toldLanguage = language;
  void api.changeMe({ language });
}

/** The user's identity: requested once, again when the network is back, and updated as it changes. */
export function useIdentity(): Identity {
  const language = use(LanguageContext);
  useEffect(() => {
    if (!isAsked) void loadIdentity();
    const back = () => identity.state === 'unreached' && void loadIdentity();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  useEffect(() => {
    // The first language was sent when the user became a guest or signed in.
    if (toldLanguage === null) toldLanguage = language;
    else syncLanguage(language);
  }, [language]);
  return useSyncExternalStore(subscribeIdentity, () => identity);
}

export function useMe(): Me | null {
  const now = useIdentity();
  return now.state === 'known' ? now.me : null;
}
