// Written by `npm run edition`. Do not edit.
import type { FrozenEdition } from './frozen.ts';

export type { FrozenBots, FrozenEdition, FrozenMind, FrozenRules } from './frozen.ts';

/** The frozen editions of each game, oldest first. */
export const FROZEN: Readonly<Record<string, readonly FrozenEdition[]>> = {};
