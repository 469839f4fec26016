import type { ComponentType } from 'react';
import type { GameIconName } from '../art/icons/game-icon.tsx';
import type { Box } from './box.ts';
import type { Start } from './start/start-tool.tsx';

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

export interface ToolProps {
  readonly box: Box;
  readonly start?: Start | undefined;
}

/** What a game brings to the companion: the tools that its box has a use for. */
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
