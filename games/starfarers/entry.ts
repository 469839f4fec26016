import type { GameEntry } from '@orrery/common/entry';
import { eraseGame, eraseWithMessages } from '@orrery/kernel';
import { EDITION } from './edition.ts';

/** The catalog entry of Starfarers for three to six. Each part is loaded when needed. */
export const ENTRY: GameEntry = {
  id: 'starfarers',
  listPosition: 4,
  name: { en: 'Far Systems', de: 'Ferne Systeme', nl: 'Verre Stelsels' },
  summary: {
    en: 'Leave home, find new systems, make friends of the peoples who live there.',
    de: 'Brich auf, entdecke neue Systeme und gewinne die Völker dort zu Freunden.',
    nl: 'Verlaat je thuis, ontdek nieuwe stelsels en sluit vriendschap met de volken daar.',
  },
  rules: {
    en: 'Catan Starfarers (Sternenfahrer) and its extension for 5–6 players',
    de: 'Catan Sternenfahrer und der Ergänzung für 5–6 Personen',
    nl: 'Catan Starfarers (Sternenfahrer) en de uitbreiding voor 5–6 spelers',
  },
  year: 2019,
  seats: [3, 6],
  minutes: { about: 120, provenance: 'estimate' },
  state: 'complete',
  present: {
    edition: EDITION,
    load: async () => eraseGame((await import('./game.ts')).starfarers),
    voice: {
      async words() {
        const [{ starfarers }, { gameMessages: wording }] = await Promise.all([
          import('./game.ts'),
          import('./words/index.ts'),
        ]);
        return eraseWithMessages(starfarers, wording);
      },
      texts: async (language) => (await import('./texts.ts')).texts[language](),
      almanac: async (language) => (await import('./almanac.ts')).almanac[language](),
    },
  },
};
