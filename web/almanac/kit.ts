import { type ComponentType, createContext } from 'react';
import type { Chapters } from './chapters.ts';
import type { Drawings } from './drawings/drawn.ts';

/** A moment of a game's guided first game at which a rule can be tried: the steps that are done, by what they say. */
export interface Excerpt {
  readonly steps: readonly [string, ...string[]];
  /** Panels of the game that are needed to do them. */
  readonly panels?: readonly string[];
}

/** What can be tried, by entry. */
export type Positions = Readonly<Record<string, Excerpt>>;

/** What the almanac of a game has beside its text, which comes with its words. */
export interface AlmanacKit {
  /** Without them the entries stand in one list. */
  readonly chapters?: Chapters;
  readonly drawings?: Drawings;
  /** Moments of the lesson at which a rule can be tried. */
  readonly positions?: Positions;
}

/** What the app adds to the text of an almanac. */
export interface AlmanacExtras {
  readonly kit: AlmanacKit;
  /** A rule to be tried at a small table. */
  readonly TryIt: ComponentType<{ readonly entry: string }>;
}

/** Loads what a game adds; null where it adds nothing. The app provides it, so that the reader knows no game. */
export const AlmanacExtrasContext = createContext<(game: string) => Promise<AlmanacExtras | null>>(async () => null);
