import type { Edition, GameEntry, Language } from '@orrery/common/entry';
import { FROZEN, type FrozenEdition } from '@orrery/editions';

/** A game on the shelf, with every edition of it that somebody may have played. */
export interface Entry extends Omit<GameEntry, 'present'> {
  readonly editions: readonly Edition[]; // oldest first; empty while there is no engine
}

/** A frozen edition as the catalog lists it. Nothing of it is loaded before a log asks for it. */
function frozenEdition({ edition, languages, rules }: FrozenEdition): Edition {
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

/** The game as everybody finds it: its frozen editions, then the present one. */
export function listed({ present, ...entry }: GameEntry): Entry {
  const frozen = (FROZEN[entry.id] ?? []).map(frozenEdition);
  return { ...entry, editions: present === null ? frozen : [...frozen, present] };
}
