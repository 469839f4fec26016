import { hold, worded } from '@orrery/kernel';
import type { Edition } from './entry.ts';

/** Star Trek Catan, each part loaded when it is wanted. */
export const STARTREK: Edition = {
  edition: 1,
  load: async () => hold((await import('@orrery/startrek')).startrek),
  voice: {
    async words() {
      const [{ startrek }, { wording }] = await Promise.all([
        import('@orrery/startrek'),
        import('@orrery/startrek/words'),
      ]);
      return worded(startrek, wording);
    },
    texts: async (language) => (await import('@orrery/startrek/texts')).texts[language](),
    almanac: async (language) => (await import('@orrery/startrek/almanac')).almanac[language](),
  },
};
