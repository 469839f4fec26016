import type { CatalogEntry, Language } from '@orrery/catalog';
import { type GameReference, loadReference } from '@orrery/catalog/references';
import {
  bookValue,
  type Message,
  type MoveForm,
  type OptionMessages,
  optionNames,
  type ProvenanceNote,
} from '@orrery/kernel';
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

/** A kind of move, as programs need it. */
interface MoveLine extends Partial<MoveForm> {
  readonly kind: string;
  /** Whether requests list every legal move of this kind; otherwise others may be legal too. */
  readonly isListed: boolean;
}

/** What a program needs to know to play a game. */
interface ProgramAccount {
  readonly moves: readonly MoveLine[];
  /** What a seat can be asked, and the steps in between. */
  readonly questions: readonly string[];
  readonly events: readonly string[];
  /** The codes of refusals. */
  readonly refusals: readonly string[];
  readonly reference: GameReference | null;
}

/** The moves, events and numbers of the newest edition; null while there is no engine. */
export async function describeForPrograms({ id, editions }: CatalogEntry): Promise<ProgramAccount | null> {
  const engine = await editions.at(-1)?.load();
  if (engine === undefined) return null;
  const reference = await loadReference(id);
  return engine.use(({ vocabulary: { moves, frames, events, refusals } }) => ({
    moves: moves.map(({ kind, listing, move }) => ({ kind, isListed: listing === 'all', ...move?.form })),
    ...{ questions: frames, events, refusals, reference },
  }));
}

export async function describeGame({ editions }: CatalogEntry, language: Language): Promise<GameAccount> {
  const newest = editions.at(-1);
  return newest === undefined
    ? { options: null, provenance: [] }
    : formatAccount(await loadEngineWithTexts(newest, language), language);
}

const formatAccount = ({ anyGame, texts }: EngineWithTexts, language: Language): GameAccount =>
  anyGame.use(({ options }, gameMessages) => {
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
        return gameMessages === null ? line : { ...line, ...inWords(gameMessages.options[name]) };
      }),
      provenance: (gameMessages?.marks ?? []).map(marked),
    };
  });
