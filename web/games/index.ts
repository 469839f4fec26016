import type { GameKit } from './kit.ts';
import * as kits from './kits.ts';

const KITS: Readonly<Record<string, GameKit>> = kits;

/** What a game brings to the app; null where it brings nothing and is played as text. */
export const findKit = (game: string): GameKit | null => KITS[game] ?? null;
