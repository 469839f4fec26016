import { COMMON_CODES, type GameReference } from '@orrery/common';

export type { GameReference };

/** The reference of Comet is here because the kernel, which holds the game, knows no references. */
const COMET_REFERENCE: GameReference = {
  lists: [{ name: 'good', about: 'Goods, in the order of all their counts.', items: ['ice', 'dust', 'iron'] }],
  codes: COMMON_CODES,
};

/** How to read the numbers of the present editions, loaded when asked for. */
const REFERENCES: Readonly<Record<string, () => Promise<GameReference>>> = {
  comet: async () => COMET_REFERENCE,
  duel: async () => (await import('@orrery/duel/reference')).REFERENCE,
  starfarers: async () => (await import('@orrery/starfarers/reference')).REFERENCE,
  starship: async () => (await import('@orrery/starship/reference')).REFERENCE,
  startrek: async () => (await import('@orrery/startrek/reference')).REFERENCE,
};

/** The reference of a game; null for one without rules. */
export async function loadReference(game: string): Promise<GameReference | null> {
  const load = Object.hasOwn(REFERENCES, game) ? REFERENCES[game] : undefined;
  return load === undefined ? null : load();
}
