import type { ComponentType } from 'react';
import type { GameIconName } from '../art/icons/game-icon.tsx';
import type { CompanionRules } from './companion-rules.ts';
import type { StartSpec } from './start/start-tool.tsx';

/** The companion's tools, in the order in which they are needed at a table. */
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
  readonly box: CompanionRules;
  readonly start?: StartSpec | undefined;
}

/** What a game provides to the companion: the tools that it supports. */
export interface Companion {
  readonly tools: readonly Tool[];
  load(): Promise<CompanionKit>;
}

export interface CompanionKit {
  readonly box: CompanionRules;
  /** Tools of this game only, or replacements of shared ones. */
  readonly tools?: Readonly<Partial<Record<Tool, ComponentType<ToolProps>>>>;
  /** Required by the tool `start`. */
  readonly start?: StartSpec;
}
