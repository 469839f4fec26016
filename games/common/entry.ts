import type { AnyGame, AnyGameWithMessages, Language } from '@orrery/kernel';
import type { DigestParts } from './digest.ts';
import type { LocalizedText } from './texts.ts';

/** One edition of a game's rules. Logs name it, so an edition that was ever played stays loadable. */
export interface RulesEdition {
  readonly edition: number;
  /** Loads the engine, only when somebody starts to play. */
  load(): Promise<AnyGame>;
  /** Absent where the game has no messages. */
  readonly voice?: EditionTexts;
}

/** The texts of a game. Each part is loaded separately, when needed. */
export interface EditionTexts {
  /** The game with its messages. */
  words(): Promise<AnyGameWithMessages>;
  /** The catalogue: messages in ICU MessageFormat by key; what the language lacks is in English. */
  texts(language: Language): Promise<Readonly<Record<string, string>>>;
  /** The rules in our own words, as Markdown; rules are found by id. An entry that the language lacks is in English. */
  almanac(language: Language): Promise<string>;
  /** Which parts of the almanac a short account of the rules consists of; absent where nobody chose them. */
  digest?(): Promise<DigestParts>;
}

/** A listed game as its package describes it: everything that is known without loading it. */
export interface GameEntry {
  readonly id: string;
  readonly listPosition: number; // position in the list of games; unique
  readonly name: LocalizedText; // our own name for the game
  readonly summary: LocalizedText; // what players do in it, in one sentence
  readonly rules: LocalizedText; // the published game whose rules it plays, as the object of “plays the rules of …”
  readonly year: number; // the year of those rules
  readonly seats: readonly [min: number, max: number];
  readonly minutes: { readonly about: number; readonly provenance: 'estimate' };
  readonly state: 'coming' | 'complete';
  readonly present: RulesEdition | null; // the rules of new games; null while there is no engine
}
