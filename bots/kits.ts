import type { GameKit } from './kit.ts';

/** The kit of each game; it is loaded when somebody sits down to play. */
const KITS: Readonly<Record<string, () => Promise<{ readonly KIT: GameKit }>>> = {
  comet: () => import('./comet/index.ts'),
  startrek: () => import('./startrek/index.ts'),
  starfarers: () => import('./starfarers/index.ts'),
  starship: () => import('./starship/index.ts'),
  duel: () => import('./duel/index.ts'),
};

/** The games with a kit. */
export const KIT_GAMES: readonly string[] = Object.keys(KITS);

/** The kit of a game, null when nobody has taught bots the game: ids come from people. */
export const kitOf = async (game: string): Promise<GameKit | null> =>
  Object.hasOwn(KITS, game) ? ((await KITS[game]?.())?.KIT ?? null) : null;
