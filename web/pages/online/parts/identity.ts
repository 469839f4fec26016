import type { Language } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import type { Me } from '@orrery/protocol/api';
import { use, useEffect } from 'react';
import { Store, useStore } from '../../../app/store.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api, setSignedOutHandler } from './api.ts';
import { saveBeenOnline } from './been-online.ts';

/** The user's identity on the server. */
export type Identity =
  | { readonly state: 'asking' }
  | { readonly state: 'unreached'; readonly problem: Problem }
  | { readonly state: 'known'; readonly me: Me | null }; // null: anonymous

const ASKING_IDENTITY: Identity = { state: 'asking' };

const identity = new Store<Identity>(ASKING_IDENTITY);
let isAsked = false;
/** The language that the server was last told. */
let toldLanguage: Language | null = null;

function setIdentity(next: Identity): void {
  if (next.state === 'known') saveBeenOnline(next.me !== null);
  identity.set(next);
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
  const now = identity.get();
  if (now.state === 'known' && now.me !== null) void loadIdentity();
});

/** Tells the server the reader's language, for messages that it sends by itself (“your turn”). */
function syncLanguage(language: Language): void {
  const now = identity.get();
  if (toldLanguage === language || now.state !== 'known' || now.me === null) return;
  toldLanguage = language;
  void api.changeMe({ language });
}

/** The user's identity: requested once, again when the network is back, and updated as it changes. */
export function useIdentity(): Identity {
  const language = use(LanguageContext);
  useEffect(() => {
    if (!isAsked) void loadIdentity();
    const back = () => identity.get().state === 'unreached' && void loadIdentity();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  useEffect(() => {
    // The first language was sent when the user became a guest or signed in.
    if (toldLanguage === null) toldLanguage = language;
    else syncLanguage(language);
  }, [language]);
  return useStore(identity);
}

export function useMe(): Me | null {
  const now = useIdentity();
  return now.state === 'known' ? now.me : null;
}
