import type { GameIconName } from '../art/icons/game-icon.tsx';

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

/** The tools of each game: those that its box has a use for. */
const TOOLS_OF: Readonly<Record<string, readonly Tool[]>> = {
  startrek: ['dice', 'points', 'start'],
  starship: ['dice', 'sectors', 'points', 'start'],
  duel: ['dice', 'sectors', 'points', 'start'],
  starfarers: ['dice', 'shaker', 'reader', 'points', 'start'],
};

export const toolsOf = (game: string): readonly Tool[] => (Object.hasOwn(TOOLS_OF, game) ? (TOOLS_OF[game] ?? []) : []);
