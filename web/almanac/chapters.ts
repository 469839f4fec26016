/** Chapter keys, in the order in which a beginner would ask. */
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

/** The entries of an almanac by chapter; most basic entries first. */
export type AlmanacChapters = Readonly<Partial<Record<ChapterKey, readonly string[]>>>;

/** A chapter with its entries; null: entries without a chapter. */
export interface ChapterEntries<E> {
  readonly chapter: ChapterKey | null;
  readonly entries: readonly E[];
}

/** Groups the entries of an almanac by chapter. */
export function entriesByChapter<E extends { readonly key: string }>(
  chapters: AlmanacChapters,
  entries: readonly E[],
): readonly ChapterEntries<E>[] {
  const left = new Map(entries.map((entry) => [entry.key, entry]));
  const taken = (key: string): readonly E[] => {
    const entry = left.get(key);
    left.delete(key);
    return entry === undefined ? [] : [entry];
  };
  const named = CHAPTERS.map((chapter) => ({ chapter, entries: (chapters[chapter] ?? []).flatMap(taken) }));
  return [...named, { chapter: null, entries: [...left.values()] }].filter((section) => section.entries.length > 0);
}
