import type { GameEntry } from '@orrery/common/entry';
import { eraseGame, eraseWithMessages } from '@orrery/kernel';
import { EDITION } from './edition.ts';

/** The catalog entry of Sternenschiff Catan. Each part is loaded when needed. */
export const ENTRY: GameEntry = {
  id: 'starship',
  listPosition: 2,
  name: { en: 'Four Sectors', de: 'Vier Sektoren', nl: 'Vier Sectoren' },
  summary: {
    en: 'Fly your ship through four sectors: trade, build it up, meet pirates.',
    de: 'Fliege mit deinem Schiff durch vier Sektoren: handle, baue es aus, triff auf Piraten.',
    nl: 'Vlieg met je schip door vier sectoren: handel, bouw het uit, ontmoet piraten.',
  },
  rules: {
    en: 'Starship Catan (Sternenschiff Catan)',
    de: 'Sternenschiff Catan',
    nl: 'Sternenschiff Catan (Starship Catan)',
  },
  year: 2001,
  seats: [2, 2],
  minutes: { about: 60, provenance: 'estimate' },
  state: 'complete',
  present: {
    edition: EDITION,
    load: async () => eraseGame((await import('./game.ts')).starship),
    voice: {
      async words() {
        const [{ starship }, { gameMessages: wording }] = await Promise.all([
          import('./game.ts'),
          import('./words.ts'),
        ]);
        return eraseWithMessages(starship, wording);
      },
      texts: async (language) => (await import('./texts.ts')).texts[language](),
      almanac: async (language) => (await import('./almanac.ts')).almanac[language](),
    },
  },
};
