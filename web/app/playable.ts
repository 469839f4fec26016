import type { CatalogEntry } from '@orrery/catalog';

/** Whether the game's almanac can be read here. */
export const hasAlmanac = ({ editions }: CatalogEntry): boolean => editions.at(-1)?.voice !== undefined;

/**
 * Whether a game can be played here: its rules are complete and it has messages, which is enough for a text-only table.
 */
export const isPlayable = (entry: CatalogEntry): boolean => entry.state === 'complete' && hasAlmanac(entry);
