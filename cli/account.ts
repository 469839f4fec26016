import type { Entry, Language } from '@orrery/catalog';
import { bookOf, keysOf, type Mark, type OptionWords, type Words } from '@orrery/kernel';
import { say } from '@orrery/words';
import { loadSpoken, type Spoken } from './shelf.ts';

/** An option of a game, with its words where the game has any. */
export interface OptionLine {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly standard: unknown;
  readonly book: unknown; // null where the books leave it open; undefined in editions that do not say
  readonly rule: string;
  readonly title?: string;
  readonly help?: string;
  readonly names?: readonly string[]; // of the values
}

/** Something in a game's data that is not from its source. */
export interface MarkLine {
  readonly subject: string;
  readonly provenance: string;
  readonly note: string;
}

/** What a game tells about itself in somebody's language; no options before it has an engine. */
interface Account {
  readonly options: readonly OptionLine[] | null;
  readonly provenance: readonly MarkLine[];
}

export async function accountOf({ editions }: Entry, language: Language): Promise<Account> {
  const newest = editions.at(-1);
  return newest === undefined ? { options: null, provenance: [] } : told(await loadSpoken(newest, language), language);
}

const told = ({ worded, texts }: Spoken, language: Language): Account =>
  worded.use(({ options }, wording) => {
    const spoken = (words: Words): string => say(words, { language, texts, names: [], reader: null, faults: 'show' });
    const inWords = ({ name, help, values }: OptionWords) => ({
      title: spoken(name),
      help: spoken(help),
      names: values.map(spoken),
    });
    const marked = ({ subject, provenance, note }: Mark): MarkLine => ({
      subject: spoken(subject),
      provenance: spoken(provenance),
      note: spoken(note),
    });
    return {
      options: keysOf(options).map((name): OptionLine => {
        const { of, standard, rule } = options[name];
        const line = { name, values: of, standard, book: bookOf(options, name), rule };
        return wording === null ? line : { ...line, ...inWords(wording.options[name]) };
      }),
      provenance: (wording?.marks ?? []).map(marked),
    };
  });
