import type { Kinded } from '@orrery/kernel';
import type { ComponentType } from 'react';
import type { AlmanacKit } from '../almanac/kit.ts';
import type { Companion } from '../companion/tools.ts';
import type { Terms } from '../session/session.ts';
import type { Furnished } from '../table/furniture.ts';
import type { Guiding } from '../table/guiding.ts';
import type { Chronicled } from './chronicle.ts';
import type { Course } from './lesson.ts';
import type { PuzzleSet } from './puzzle-set.ts';

/**
 * Everything a game brings to the app: this type is the list of what is required and what is optional. The kits of all
 * games arrive with the first screen, so they hold no more than names, numbers and functions that load the rest.
 */
export interface GameKit {
  /** Its picture, on the first screen and beside its name. */
  readonly plate: ComponentType;
  /** Its board and everything around it; without it the game is played as text. */
  readonly table?: () => Promise<Furnished>;
  /**
   * Older editions that table, chronicle and missions can show as well: listed only where the state has the same shape
   * and all they show of the rules, such as prices, is true of that edition. Any other is played as text.
   */
  readonly draws?: readonly number[];
  /** How a finished game is told in figures; without it a result shows places and points. */
  readonly chronicle?: () => Promise<Chronicled>;
  /** How the board would lie, where that differs with the options. */
  readonly layout?: () => Promise<ComponentType<LayoutProps>>;
  /** A guided first game. */
  readonly lesson?: () => Promise<Course>;
  /** Shorter games that teach the rules one after another. */
  readonly missions?: () => Promise<Missions>;
  readonly puzzles?: Puzzles;
  readonly almanac?: () => Promise<AlmanacKit>;
  /** Tools for those with the box of the game on the table. */
  readonly companion?: Companion;
}

/** How a board would lie, for somebody who fills in a sheet. */
export interface LayoutProps {
  readonly seats: number;
  /** Only what is not standard. */
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Missions {
  /** All of them, for the page on which the game is learnt. */
  readonly Shelf: ComponentType;
  /** What leads through a game that is a mission; undefined for any other. */
  guiding<T, H, M extends Kinded, E extends Kinded>(terms: Terms): Guiding<T, H, M, E> | undefined;
}

export interface Puzzles {
  readonly many: number;
  load(): Promise<PuzzleSet>;
}
