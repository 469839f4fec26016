import type { GameEntry } from '@orrery/common/entry';
import { localizedText } from '@orrery/common/texts';
import { eraseGame, eraseWithMessages } from '@orrery/kernel';
import { EDITION } from './edition.ts';
import texts from './entry/texts/all.ts';

/** The catalog entry of Starfarers for three to six. Each part is loaded when needed. */
export const ENTRY: GameEntry = {
  id: 'starfarers',
  listPosition: 4,
  name: localizedText(texts, 'name'),
  summary: localizedText(texts, 'summary'),
  rules: localizedText(texts, 'rules'),
  year: 2019,
  seats: [3, 6],
  minutes: { about: 120, provenance: 'estimate' },
  state: 'complete',
  present: {
    edition: EDITION,
    load: async () => eraseGame((await import('./game.ts')).starfarers),
    voice: {
      async words() {
        const [{ starfarers }, { gameMessages }] = await Promise.all([import('./game.ts'), import('./words/index.ts')]);
        return eraseWithMessages(starfarers, gameMessages);
      },
      texts: async (language) => (await import('./texts.ts')).loadTexts(language),
      almanac: async (language) => (await import('./almanac.ts')).loadAlmanac(language),
      digest: async () => (await import('./digest.ts')).DIGEST_PARTS,
    },
  },
};
