import type { Language } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import { use, useEffect, useSyncExternalStore } from 'react';
import { LanguageContext } from '../../../texts/language.ts';
import { api, whenNobody } from './api.ts';
import { noteBeenOnline } from './been-online.ts';

/** Who one is to the server. */
export type Known =
  | { readonly state: 'asking' }
  | { readonly state: 'unreached'; readonly problem: Problem }
  | { readonly state: 'known'; readonly me: Me | null }; // null: nobody yet

const ASKING: Known = { state: 'asking' };

let known: Known = ASKING;
let isAsked = false;
/** The language that the server was last told. */
let spoken: Language | null = null;
const listeners = new Set<() => void>();

function set(next: Known): void {
  known = next;
  if (next.state === 'known') noteBeenOnline(next.me !== null);
  for (const changed of [...listeners]) changed();
}

/** The server has said who we are now. */
export const becomeMe = (me: Me | null): void => set({ state: 'known', me });

export async function askWhoIAm(): Promise<void> {
  isAsked = true;
  const answer = await api.me();
  set(answer.ok ? { state: 'known', me: answer.value } : { state: 'unreached', problem: answer.problem });
}

// Somebody who is told to be nobody was signed out elsewhere, or has signed in again meanwhile.
whenNobody(() => {
  if (known.state === 'known' && known.me !== null) void askWhoIAm();
});

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The server says what it sends by itself (“your turn”) in the language that somebody reads here. */
function keepLanguage(language: Language): void {
  if (spoken === language || known.state !== 'known' || known.me === null) return;
  spoken = language;
  void api.changeMe({ language });
}

/** Who looks, asked once, again when the network is back, and followed as it changes. */
export function useKnown(): Known {
  const language = use(LanguageContext);
  useEffect(() => {
    if (!isAsked) void askWhoIAm();
    const back = () => known.state === 'unreached' && void askWhoIAm();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  useEffect(() => {
    // The first one was said when somebody became a guest or signed in.
    if (spoken === null) spoken = language;
    else keepLanguage(language);
  }, [language]);
  return useSyncExternalStore(watch, () => known);
}

export function useMe(): Me | null {
  const now = useKnown();
  return now.state === 'known' ? now.me : null;
}
