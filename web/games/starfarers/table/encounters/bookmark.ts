import { useSyncExternalStore } from 'react';

/** Where the book lies open: at an older encounter, as long as no newer one has begun since. */
interface Mark {
  readonly leaf: number;
  readonly last: number;
}

let mark: Mark | null = null;
const listeners = new Set<() => void>();

/** Opens the book at an encounter, by its place in the book. */
export function turnTo(leaf: number, last: number): void {
  mark = { leaf, last };
  for (const listener of listeners) listener();
}

const current = (): Mark | null => mark;
const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The encounter at which the book is open: the one turned to, or the last. */
const openAt = ({ leaf, last }: Mark, now: number): number => (last === now ? leaf : now);

export function useBookmark(now: number): number {
  const found = useSyncExternalStore(subscribe, current, current);
  return found === null ? now : openAt(found, now);
}
