import type { AnyGame, AnyGameWithMessages } from '@orrery/kernel';

/** Rules, words and texts of a frozen edition: what its built file `rules.js` exports. */
export interface FrozenRules {
  readonly edition: number;
  load(): Promise<AnyGame>;
  readonly voice: {
    words(): Promise<AnyGameWithMessages>;
    texts(language: string): Promise<Readonly<Record<string, string>>>;
    almanac(language: string): Promise<string>;
  };
}

/** A game and its bot heuristics. Only the frozen code knows the types. */
export interface FrozenMind {
  use<R>(f: (game: never, sense: never) => R): R;
}

/** What the built file `bots.js` of a frozen edition exports. */
export interface FrozenBots {
  mind(persona: object): FrozenMind;
}

/** A frozen edition of a game's rules, built into its own files. */
export interface FrozenEdition {
  readonly edition: number;
  /** The languages of the frozen edition. Readers of other languages get the first one. */
  readonly languages: readonly string[];
  /** Loaded only when a log asks for this edition. */
  rules(): Promise<FrozenRules>;
  /** Loaded only when a bot plays this edition. */
  bots(): Promise<FrozenBots>;
}
