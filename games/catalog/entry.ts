import type { GameEntry, RulesEdition } from '@orrery/common/entry';
import { FROZEN, type FrozenEdition } from '@orrery/editions';
import type { Language } from '@orrery/kernel';

/** A listed game, with every edition that may have been played. */
export interface CatalogEntry extends Omit<GameEntry, 'present'> {
  readonly editions: readonly RulesEdition[]; // oldest first; empty while there is no engine
}

/** A frozen edition as the catalog lists it. Nothing of it is loaded before a log needs it. */
function frozenEdition({ edition, languages, rules }: FrozenEdition): RulesEdition {
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

/** The game with its frozen editions, then the present one. */
export function catalogEntry({ present, ...entry }: GameEntry): CatalogEntry {
  const frozen = (FROZEN[entry.id] ?? []).map(frozenEdition);
  return { ...entry, editions: present === null ? frozen : [...frozen, present] };
}
