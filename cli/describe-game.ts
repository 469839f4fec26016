import type { CatalogEntry, Language } from '@orrery/catalog';
import { bookValue, type Message, type OptionMessages, optionNames, type ProvenanceNote } from '@orrery/kernel';
import { formatMessage } from '@orrery/words';
import { type EngineWithTexts, loadEngineWithTexts } from './catalog.ts';

/** An option of a game, with its texts if the game has any. */
export interface OptionLine {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly standard: unknown;
  readonly book: unknown; // null when the rulebooks leave it open; undefined in editions without this information
  readonly rule: string;
  readonly title?: string;
  readonly help?: string;
  readonly names?: readonly string[]; // of the values
}

/** Something in a game's data that is not from its source. */
export interface ProvenanceLine {
  readonly subject: string;
  readonly provenance: string;
  readonly note: string;
}

/** A game's description of itself in a language; without options while it has no engine. */
interface GameAccount {
  readonly options: readonly OptionLine[] | null;
  readonly provenance: readonly ProvenanceLine[];
}

export async function describeGame({ editions }: CatalogEntry, language: Language): Promise<GameAccount> {
  const newest = editions.at(-1);
  return newest === undefined
    ? { options: null, provenance: [] }
    : formatAccount(await loadEngineWithTexts(newest, language), language);
}

const formatAccount = ({ worded, texts }: EngineWithTexts, language: Language): GameAccount =>
  worded.use(({ options }, wording) => {
    const spoken = (words: Message): string =>
      formatMessage(words, { language, texts, names: [], reader: null, onError: 'show' });
    const inWords = ({ name, help, values }: OptionMessages) => ({
      title: spoken(name),
      help: spoken(help),
      names: values.map(spoken),
    });
    const marked = ({ subject, provenance, note }: ProvenanceNote): ProvenanceLine => ({
      subject: spoken(subject),
      provenance: spoken(provenance),
      note: spoken(note),
    });
    return {
      options: optionNames(options).map((name): OptionLine => {
        const { of, standard, rule } = options[name];
        const line = { name, values: of, standard, book: bookValue(options, name), rule };
        return wording === null ? line : { ...line, ...inWords(wording.options[name]) };
      }),
      provenance: (wording?.marks ?? []).map(marked),
    };
  });
