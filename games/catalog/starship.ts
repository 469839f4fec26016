import { hold, worded } from '@orrery/kernel';
import type { Edition } from './entry.ts';

/** Sternenschiff Catan, each part loaded when it is wanted. */
export const STARSHIP: Edition = {
  edition: 1,
  load: async () => hold((await import('@orrery/starship')).starship),
  voice: {
    async words() {
      const [{ starship }, { wording }] = await Promise.all([
        import('@orrery/starship'),
        import('@orrery/starship/words'),
      ]);
      return worded(starship, wording);
    },
    texts: async (language) => (await import('@orrery/starship/texts')).texts[language](),
    almanac: async (language) => (await import('@orrery/starship/almanac')).almanac[language](),
  },
};
