/**
 * Maps a part of a table (a panel of the game or a part of the frame) to the almanac entries about it. The first entry explains the part
 * itself.
 */
export type AlmanacPart = readonly [part: string, first: string, ...more: readonly string[]];

/** The part of a table that an entry describes; null when there is no such part. */
export const partOf = (things: readonly AlmanacPart[], entry: string): string | null =>
  things.find(([, ...entries]) => entries.includes(entry))?.[0] ?? null;

/** The entry that explains a part of a table; null if none does. */
export const entryAbout = (things: readonly AlmanacPart[], part: string): string | null =>
  things.find(([each]) => each === part)?.[1] ?? null;
