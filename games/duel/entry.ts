import type { GameEntry } from '@orrery/common/entry';
import { localizedText } from '@orrery/common/texts';
import { eraseGame, eraseWithMessages } from '@orrery/kernel';
import { EDITION } from './edition.ts';
import texts from './entry/texts/all.ts';

/** The catalog entry of Das Duell. Each part is loaded when needed. */
export const ENTRY: GameEntry = {
  id: 'duel',
  listPosition: 3,
  name: localizedText(texts, 'name'),
  summary: localizedText(texts, 'summary'),
  rules: localizedText(texts, 'rules'),
  year: 2023,
  seats: [2, 2],
  minutes: { about: 60, provenance: 'estimate' },
  state: 'complete',
  present: {
    edition: EDITION,
    load: async () => eraseGame((await import('./game.ts')).duel),
    voice: {
      async words() {
        const [{ duel }, { gameMessages }] = await Promise.all([import('./game.ts'), import('./words.ts')]);
        return eraseWithMessages(duel, gameMessages);
      },
      texts: async (language) => (await import('./texts.ts')).loadTexts(language),
      almanac: async (language) => (await import('./almanac.ts')).loadAlmanac(language),
      digest: async () => (await import('./digest.ts')).DIGEST_PARTS,
    },
  },
};
