import { FROZEN, type FrozenEdition } from '@orrery/editions';
import type { Edition, Language } from './entry.ts';

/** A frozen edition as the catalog lists it. Nothing of it is loaded before a log asks for it. */
function listed({ edition, languages, rules }: FrozenEdition): Edition {
  const known = (language: Language): string => (languages.includes(language) ? language : (languages[0] ?? language));
  return {
    edition,
    load: async () => (await rules()).load(),
    voice: {
      words: async () => (await rules()).voice.words(),
      texts: async (language) => (await rules()).voice.texts(known(language)),
      almanac: async (language) => (await rules()).voice.almanac(known(language)),
    },
  };
}

/** All editions of a game, oldest first: those that are frozen, then the present one. */
export const editionsOf = (game: string, present: Edition): readonly Edition[] => [
  ...(FROZEN[game] ?? []).map(listed),
  present,
];
