import type { WebGameKit } from './kit.ts';
import * as kits from './kits.ts';

const KITS: Readonly<Record<string, WebGameKit>> = kits;

/** A game's web kit; null if it has none and is played as text. */
export const findKit = (game: string): WebGameKit | null => KITS[game] ?? null;
