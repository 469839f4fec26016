import type { GameEntry } from '@orrery/common/entry';
import { eraseGame, eraseWithMessages } from '@orrery/kernel';
import { EDITION } from './edition.ts';

/** The catalog entry of Das Duell. Each part is loaded when needed. */
export const ENTRY: GameEntry = {
  id: 'duel',
  listPosition: 3,
  name: { en: 'Two Captains', de: 'Zwei Kapitäne', nl: 'Twee Kapiteins' },
  summary: {
    en: 'The same ships in a sharper contest, learnt in five missions or played at once.',
    de: 'Dieselben Schiffe, ein schärferer Wettstreit: in fünf Missionen gelernt oder gleich gespielt.',
    nl: 'Dezelfde schepen, een scherpere strijd: geleerd in vijf missies of meteen gespeeld.',
  },
  rules: {
    en: 'Catan Starfarers Duel (Sternenfahrer – Das Duell)',
    de: 'Catan Sternenfahrer – Das Duell',
    nl: 'Catan Starfarers Duel (Sternenfahrer – Das Duell)',
  },
  year: 2023,
  seats: [2, 2],
  minutes: { about: 60, provenance: 'estimate' },
  state: 'complete',
  present: {
    edition: EDITION,
    load: async () => eraseGame((await import('./game.ts')).duel),
    voice: {
      async words() {
        const [{ duel }, { gameMessages: wording }] = await Promise.all([import('./game.ts'), import('./words.ts')]);
        return eraseWithMessages(duel, wording);
      },
      texts: async (language) => (await import('./texts.ts')).texts[language](),
      almanac: async (language) => (await import('./almanac.ts')).almanac[language](),
    },
  },
};
