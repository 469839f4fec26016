import { hold, worded } from '@orrery/kernel';
import type { Edition } from './entry.ts';

/** Sternenschiff Catan, each part loaded when it is wanted. */
export const STARSHIP: Edition = {
  edition: 1,
  load: async () => hold((await import('@orrery/starship')).starship),
  voice: {
    async words() {
      const [{ starship }, { starshipWording }] = await Promise.all([
        import('@orrery/starship'),
        import('@orrery/starship/words'),
      ]);
      return worded(starship, starshipWording);
    },
    texts: async (language) => (await import('@orrery/starship/texts')).texts[language](),
    almanac: async (language) => (await import('@orrery/starship/almanac')).starshipAlmanac[language](),
  },
};

/** Das Duell, on the same engine and with the same texts. */
export const DUEL: Edition = {
  edition: 1,
  load: async () => hold((await import('@orrery/starship')).duel),
  voice: {
    async words() {
      const [{ duel }, { duelWording }] = await Promise.all([
        import('@orrery/starship'),
        import('@orrery/starship/words'),
      ]);
      return worded(duel, duelWording);
    },
    texts: async (language) => (await import('@orrery/starship/texts')).texts[language](),
    almanac: async (language) => (await import('@orrery/starship/almanac')).duelAlmanac[language](),
  },
};
