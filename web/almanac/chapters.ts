/** What entries are about, in the order in which somebody new would ask. */
export const CHAPTERS = [
  'begin',
  'turn',
  'places',
  'build',
  'flight',
  'trade',
  'cards',
  'danger',
  'points',
  'options',
] as const;
export type ChapterKey = (typeof CHAPTERS)[number];

/** The entries of an almanac by what they are about; within a chapter the first thing first. */
export type Chapters = Readonly<Partial<Record<ChapterKey, readonly string[]>>>;

/** A chapter with its entries; null: those that stand in none. */
export interface Shelved<E> {
  readonly chapter: ChapterKey | null;
  readonly entries: readonly E[];
}

/** The entries of an almanac by chapters. */
export function shelved<E extends { readonly key: string }>(
  chapters: Chapters,
  entries: readonly E[],
): readonly Shelved<E>[] {
  const left = new Map(entries.map((entry) => [entry.key, entry]));
  const taken = (key: string): readonly E[] => {
    const entry = left.get(key);
    left.delete(key);
    return entry === undefined ? [] : [entry];
  };
  const named = CHAPTERS.map((chapter) => ({ chapter, entries: (chapters[chapter] ?? []).flatMap(taken) }));
  return [...named, { chapter: null, entries: [...left.values()] }].filter((shelf) => shelf.entries.length > 0);
}
