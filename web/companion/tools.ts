import type { GameIconName } from '../art/icons/game-icon.tsx';
import { findKit } from '../games/index.ts';

/** What the companion can do, in the order in which it is needed at a table. */
export const TOOLS = ['dice', 'shaker', 'reader', 'sectors', 'points', 'start'] as const;
export type Tool = (typeof TOOLS)[number];

export const TOOL_ICONS = {
  dice: 'dice',
  shaker: 'fly',
  reader: 'almanac',
  sectors: 'eye',
  points: 'points',
  start: 'flag',
} as const satisfies Readonly<Record<Tool, GameIconName>>;

/** The tools of a game: those that its box has a use for. */
export const toolsOf = (game: string): readonly Tool[] => findKit(game)?.companion?.tools ?? [];
