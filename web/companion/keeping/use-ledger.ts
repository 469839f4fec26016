import { use, useSyncExternalStore } from 'react';
import { type Binding, Cupboard } from './cupboard.ts';
import type { Ledger } from './ledger.ts';

/** What is noted on this device. */
export const cupboard = new Cupboard();

/** Opens a ledger once, however often it is asked for. */
export function ledgerOf<S>(binding: Binding<S>): () => Promise<Ledger<S>> {
  let opened: Promise<Ledger<S>> | null = null;
  return () => {
    opened ??= cupboard.open(binding);
    return opened;
  };
}

/** The same for every game. */
export function ledgersByGame<S>(bind: (game: string) => Binding<S>): (game: string) => Promise<Ledger<S>> {
  const known = new Map<string, () => Promise<Ledger<S>>>();
  return (game) => {
    const open = known.get(game) ?? ledgerOf(bind(game));
    known.set(game, open);
    return open();
  };
}

export interface Noted<S> {
  readonly now: S;
  readonly ledger: Ledger<S>;
}

/** How things stand in a ledger, followed as they change; waits for it to be read. */
export function useLedger<S>(opened: Promise<Ledger<S>>): Noted<S> {
  const ledger = use(opened);
  return { ledger, now: useSyncExternalStore(ledger.subscribe, () => ledger.now) };
}
