import type { Kinded } from '@orrery/kernel';
import type { ComponentType } from 'react';
import type { Chapters } from '../almanac/chapters.ts';
import type { Drawings } from '../almanac/drawings/drawn.ts';
import type { Positions } from '../almanac/positions/positions.ts';
import type { ToolProps } from '../companion/bench.tsx';
import type { Box } from '../companion/box.ts';
import type { Start } from '../companion/start/start-tool.tsx';
import type { Tool } from '../companion/tools.ts';
import type { Course } from '../learn/lesson.ts';
import type { PuzzleSet } from '../puzzles/set.ts';
import type { Chronicled } from '../result/chronicle.ts';
import type { Terms } from '../session/session.ts';
import type { Furnished } from '../table/furniture.ts';
import type { Guiding } from '../table/guiding.ts';

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

export interface Companion {
  readonly tools: readonly Tool[];
  load(): Promise<CompanionKit>;
}

export interface CompanionKit {
  readonly box: Box;
  /** Those that no other game has, or that take the place of one that games share. */
  readonly tools?: Readonly<Partial<Record<Tool, ComponentType<ToolProps>>>>;
  /** Required by the tool `start`. */
  readonly start?: Start;
}

/** What the almanac of a game has beside its text, which comes with its words. */
export interface AlmanacKit {
  /** Without them the entries stand in one list. */
  readonly chapters?: Chapters;
  readonly drawings?: Drawings;
  /** Moments of the lesson at which a rule can be tried. */
  readonly positions?: Positions;
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
