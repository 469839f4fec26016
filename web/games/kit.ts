import type { PuzzleListing } from '@orrery/bots/puzzles';
import type { Kinded } from '@orrery/kernel';
import type { ComponentType } from 'react';
import type { AlmanacKit } from '../almanac/kit.ts';
import type { Companion } from '../companion/tools.ts';
import type { GameTerms } from '../session/session.ts';
import type { AnyGameUi } from '../table/game-ui.ts';
import type { TableGuide } from '../table/table-guide.ts';
import type { AnyGameReport } from './game-report.ts';
import type { LessonCourse } from './lesson.ts';
import type { PuzzleSet } from './puzzle-set.ts';

/**
 * Everything a game provides to the app: this type lists what is required and what is optional. The kits of all games
 * load with the first screen, so they hold only names, numbers and functions that load the rest.
 */
export interface WebGameKit {
  /** Its picture, on the first screen and beside its name. */
  readonly plate: ComponentType;
  /** Its board and everything around it; without it the game is played as text. */
  readonly table?: () => Promise<AnyGameUi>;
  /**
   * Older editions that table, report and missions can show as well. List one only if its state has the same shape and
   * everything they show of the rules, such as prices, is true of that edition. All others are played as text.
   */
  readonly drawnEditions?: readonly number[];
  /** The report of a finished game; without it a result shows places and points. */
  readonly report?: () => Promise<AnyGameReport>;
  /** A preview of the board layout, where it depends on the options. */
  readonly layout?: () => Promise<ComponentType<LayoutProps>>;
  /** A guided first game. */
  readonly lesson?: () => Promise<LessonCourse>;
  /** Shorter games that teach the rules one after another. */
  readonly missions?: () => Promise<MissionsKit>;
  readonly puzzles?: PuzzlesInfo;
  readonly almanac?: () => Promise<AlmanacKit>;
  /** Tools for players of the physical game. */
  readonly companion?: Companion;
}

/** Props of a board preview in the form for a new game. */
export interface LayoutProps {
  readonly seats: number;
  /** Only the options that differ from the standard. */
  readonly options: Readonly<Record<string, unknown>>;
}

export interface MissionsKit {
  /** All missions, for the page on which the game is learnt. */
  readonly MissionList: ComponentType;
  /** The guide for a game that is a mission; undefined for any other. */
  guideFor<T, H, M extends Kinded, E extends Kinded>(terms: GameTerms): TableGuide<T, H, M, E> | undefined;
}

export interface PuzzlesInfo {
  /** What a list says about each puzzle, in order. */
  readonly list: readonly PuzzleListing[];
  load(): Promise<PuzzleSet>;
}
