import { useSyncExternalStore } from 'react';

/** The open page of the book: an older encounter, until a newer one begins. */
interface Bookmark {
  readonly leaf: number;
  readonly last: number;
}

let bookmark: Bookmark | null = null;
const listeners = new Set<() => void>();

/** Opens the book at an encounter, by its index. */
export function openEncounterAt(leaf: number, last: number): void {
  bookmark = { leaf, last };
  for (const listener of listeners) listener();
}

const current = (): Bookmark | null => bookmark;
const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The encounter at which the book is open: the chosen one, or the last. */
const encounterAt = ({ leaf, last }: Bookmark, now: number): number => (last === now ? leaf : now);

export function useBookmark(now: number): number {
  const found = useSyncExternalStore(subscribe, current, current);
  return found === null ? now : encounterAt(found, now);
}
