import type { GameEntry } from '@orrery/common/entry';
import { localizedText } from '@orrery/common/texts';
import { eraseGame, eraseWithMessages } from '@orrery/kernel';
import { EDITION } from './edition.ts';
import texts from './entry/texts/all.ts';

/** The catalog entry of Star Trek Catan. Each part is loaded when needed. */
export const ENTRY: GameEntry = {
  id: 'startrek',
  listPosition: 1,
  name: localizedText(texts, 'name'),
  summary: localizedText(texts, 'summary'),
  rules: localizedText(texts, 'rules'),
  year: 2012,
  seats: [3, 4],
  minutes: { about: 75, provenance: 'estimate' },
  state: 'complete',
  present: {
    edition: EDITION,
    load: async () => eraseGame((await import('./game.ts')).startrek),
    voice: {
      async words() {
        const [{ startrek }, { gameMessages }] = await Promise.all([import('./game.ts'), import('./words/index.ts')]);
        return eraseWithMessages(startrek, gameMessages);
      },
      texts: async (language) => (await import('./texts.ts')).loadTexts(language),
      almanac: async (language) => (await import('./almanac.ts')).loadAlmanac(language),
      digest: async () => (await import('./digest.ts')).DIGEST_PARTS,
    },
  },
};
