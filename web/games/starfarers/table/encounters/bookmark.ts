import { Store, useStore } from '../../../../app/store.ts';

/** The open page of the book: an older encounter, until a newer one begins. */
interface Bookmark {
  readonly leaf: number;
  readonly last: number;
}

const bookmark = new Store<Bookmark | null>(null);

/** Opens the book at an encounter, by its index. */
export const openEncounterAt = (leaf: number, last: number): void => bookmark.set({ leaf, last });

/** The encounter at which the book is open: the chosen one, or the last. */
const encounterAt = ({ leaf, last }: Bookmark, now: number): number => (last === now ? leaf : now);

export function useBookmark(now: number): number {
  const found = useStore(bookmark);
  return found === null ? now : encounterAt(found, now);
}
