import type { GameEntry } from '@orrery/common/entry';
import { hold, worded } from '@orrery/kernel';
import { EDITION } from './edition.ts';

/** Star Trek Catan on the shelf. Each part of it is loaded when it is wanted. */
export const ENTRY: GameEntry = {
  id: 'startrek',
  place: 1,
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
    load: async () => hold((await import('./game.ts')).startrek),
    voice: {
      async words() {
        const [{ startrek }, { wording }] = await Promise.all([import('./game.ts'), import('./words/index.ts')]);
        return worded(startrek, wording);
      },
      texts: async (language) => (await import('./texts.ts')).texts[language](),
      almanac: async (language) => (await import('./almanac.ts')).almanac[language](),
    },
  },
};
