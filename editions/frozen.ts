import type { Held, Worded } from '@orrery/kernel';

/** Rules, words and texts of a frozen edition: what its built file `rules.js` exports. */
export interface FrozenRules {
  readonly edition: number;
  load(): Promise<Held>;
  readonly voice: {
    words(): Promise<Worded>;
    texts(language: string): Promise<Readonly<Record<string, string>>>;
    almanac(language: string): Promise<string>;
  };
}

/** A game together with how its bots judge it. Only the frozen code knows the types. */
export interface FrozenMind {
  use<R>(f: (game: never, sense: never) => R): R;
}

/** What the built file `bots.js` of a frozen edition exports. */
export interface FrozenBots {
  mind(persona: object): FrozenMind;
}

/** An edition of a game's rules that nobody changes any more, built into files of its own. */
export interface FrozenEdition {
  readonly edition: number;
  /** The languages it was frozen with. Readers of any other get the first. */
  readonly languages: readonly string[];
  /** Loaded only when a log asks for this edition. */
  rules(): Promise<FrozenRules>;
  /** Loaded only when a bot plays this edition. */
  bots(): Promise<FrozenBots>;
}
