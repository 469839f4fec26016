import type { GameBotKit } from './kit.ts';

/** The kit of each game, loaded when a bot sits down to play. */
const BOT_KIT_LOADERS: Readonly<Record<string, () => Promise<{ readonly KIT: GameBotKit }>>> = {
  comet: () => import('./comet/index.ts'),
  startrek: () => import('./startrek/index.ts'),
  starfarers: () => import('./starfarers/index.ts'),
  starship: () => import('./starship/index.ts'),
  duel: () => import('./duel/index.ts'),
};

/** The games with a kit. */
export const BOT_KIT_GAMES: readonly string[] = Object.keys(BOT_KIT_LOADERS);

/** The kit of a game; null when there is none, since ids are user input. */
export const botKitOf = async (game: string): Promise<GameBotKit | null> =>
  Object.hasOwn(BOT_KIT_LOADERS, game) ? ((await BOT_KIT_LOADERS[game]?.())?.KIT ?? null) : null;
