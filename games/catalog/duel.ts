import { hold, worded } from '@orrery/kernel';
import type { Edition } from './entry.ts';

/** Das Duell, each part loaded when it is wanted. */
export const DUEL: Edition = {
  edition: 1,
  load: async () => hold((await import('@orrery/duel')).duel),
  voice: {
    async words() {
      const [{ duel }, { wording }] = await Promise.all([import('@orrery/duel'), import('@orrery/duel/words')]);
      return worded(duel, wording);
    },
    texts: async (language) => (await import('@orrery/duel/texts')).texts[language](),
    almanac: async (language) => (await import('@orrery/duel/almanac')).almanac[language](),
  },
};
