import type { Problem } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from './api.ts';
import { noteBeenOnline } from './been-online.ts';

/** Who one is to the server. */
export type Known =
  | { readonly state: 'asking' }
  | { readonly state: 'unreached'; readonly problem: Problem }
  | { readonly state: 'known'; readonly me: Me | null }; // null: nobody yet

const ASKING: Known = { state: 'asking' };

let known: Known = ASKING;
let isAsked = false;
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

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Who looks, asked once and followed as it changes. */
export function useKnown(): Known {
  useEffect(() => {
    if (!isAsked) void askWhoIAm();
  }, []);
  return useSyncExternalStore(watch, () => known);
}

export function useMe(): Me | null {
  const now = useKnown();
  return now.state === 'known' ? now.me : null;
}
