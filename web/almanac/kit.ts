import { type ComponentType, createContext } from 'react';
import type { AlmanacChapters } from './chapters.ts';
import type { AlmanacDrawings } from './drawings/entry-drawing.ts';

/** A position of a game's lesson at which a rule can be tried: the lesson steps to do, by their text keys. */
export interface Excerpt {
  readonly steps: readonly [string, ...string[]];
  /** Panels of the game that these steps need. */
  readonly panels?: readonly string[];
}

/** Positions to try, by entry. */
export type Positions = Readonly<Record<string, Excerpt>>;

/** A game's additions to its almanac. The text itself comes with the game's messages. */
export interface AlmanacKit {
  /** Without chapters all entries are in one list. */
  readonly chapters?: AlmanacChapters;
  readonly drawings?: AlmanacDrawings;
  /** Positions of the lesson at which a rule can be tried. */
  readonly positions?: Positions;
}

/** What the app adds to the text of an almanac. */
export interface AlmanacExtras {
  readonly kit: AlmanacKit;
  /** A small table on which a rule can be tried. */
  readonly TryIt: ComponentType<{ readonly entry: string }>;
}

/**
 * Loads a game's additions; null if there are none. The app provides this function so that the reader does not depend
 * on any game.
 */
export const AlmanacExtrasContext = createContext<(game: string) => Promise<AlmanacExtras | null>>(async () => null);
