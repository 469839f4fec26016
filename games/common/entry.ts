import type { Held, Worded } from '@orrery/kernel';

/** The languages Orrery speaks. */
export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Texts = Readonly<Record<Language, string>>;

/** One edition of a game's rules. Logs name it, so an edition that was ever played stays loadable. */
export interface Edition {
  readonly edition: number;
  /** The engine arrives only when somebody sits down to play. */
  load(): Promise<Held>;
  /** Absent where nobody has written words for the game. */
  readonly voice?: Voice;
}

/** What a game says. Each part arrives by itself, when somebody wants to hear or to read it. */
export interface Voice {
  /** The game with its wording: what to say. */
  words(): Promise<Worded>;
  /** How to say it: messages in ICU MessageFormat by the keys that the wording names. */
  texts(language: Language): Promise<Readonly<Record<string, string>>>;
  /** The rules in our own words, as Markdown; a rule is found by its id. */
  almanac(language: Language): Promise<string>;
}

/** A game on the shelf, as its room describes it: what everybody may know without loading it. */
export interface GameEntry {
  readonly id: string;
  readonly place: number; // on the shelf, from the left; no two games have the same
  readonly name: Texts; // our own name for it
  readonly summary: Texts; // what you do in it, in a sentence
  readonly rules: Texts; // the published game whose rules it plays, as an object of “plays the rules of …”
  readonly year: number; // of those rules
  readonly seats: readonly [min: number, max: number];
  readonly minutes: { readonly about: number; readonly provenance: 'estimate' };
  readonly state: 'coming' | 'complete';
  readonly present: Edition | null; // the rules that new games are played by; null while there is no engine
}
