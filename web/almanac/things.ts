/**
 * Where the things of an almanac are at a table: a panel of the game or a part of the frame, then the entries that
 * speak of it, first the one that explains it.
 */
export type Thing = readonly [part: string, first: string, ...more: readonly string[]];

/** The part of a table where the thing of an entry is; null where it is nowhere in particular. */
export const partOf = (things: readonly Thing[], entry: string): string | null =>
  things.find(([, ...entries]) => entries.includes(entry))?.[0] ?? null;

/** The entry that explains a part of a table; null where none does. */
export const entryAbout = (things: readonly Thing[], part: string): string | null =>
  things.find(([each]) => each === part)?.[1] ?? null;
