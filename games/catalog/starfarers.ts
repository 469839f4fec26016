import { hold, worded } from '@orrery/kernel';
import type { Edition } from './entry.ts';

/** Starfarers for three to six, each part loaded when it is wanted. */
export const STARFARERS: Edition = {
  edition: 1,
  load: async () => hold((await import('@orrery/starfarers')).starfarers),
  voice: {
    async words() {
      const [{ starfarers }, { wording }] = await Promise.all([
        import('@orrery/starfarers'),
        import('@orrery/starfarers/words'),
      ]);
      return worded(starfarers, wording);
    },
    texts: async (language) => (await import('@orrery/starfarers/texts')).texts[language](),
    almanac: async (language) => (await import('@orrery/starfarers/almanac')).almanac[language](),
  },
};
