import type { GameEntry } from '@orrery/common/entry';
import { eraseGame, eraseWithMessages } from '@orrery/kernel';
import { EDITION } from './edition.ts';

/** The catalog entry of Star Trek Catan. Each part is loaded when needed. */
export const ENTRY: GameEntry = {
  id: 'startrek',
  listPosition: 1,
  name: { en: 'Nineteen Worlds', de: 'Neunzehn Welten', nl: 'Negentien Werelden' },
  summary: {
    en: 'Build stations between nineteen worlds, extend supply routes, call in the crew.',
    de: 'Baue Raumstationen zwischen neunzehn Welten, verlängere Routen, rufe die Crew zu Hilfe.',
    nl: 'Bouw ruimtestations tussen negentien werelden, verleng routes, roep de bemanning te hulp.',
  },
  rules: { en: 'Star Trek Catan', de: 'Star Trek Catan', nl: 'Star Trek Catan' },
  year: 2012,
  seats: [3, 4],
  minutes: { about: 75, provenance: 'estimate' },
  state: 'complete',
  present: {
    edition: EDITION,
    load: async () => eraseGame((await import('./game.ts')).startrek),
    voice: {
      async words() {
        const [{ startrek }, { gameMessages: wording }] = await Promise.all([
          import('./game.ts'),
          import('./words/index.ts'),
        ]);
        return eraseWithMessages(startrek, wording);
      },
      texts: async (language) => (await import('./texts.ts')).texts[language](),
      almanac: async (language) => (await import('./almanac.ts')).almanac[language](),
    },
  },
};
