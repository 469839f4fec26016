import type { Control } from './look.ts';
import type { Player } from './player.ts';

/** What somebody wants who plays a game, told by nothing but the words on the page. One value a game. */
export interface Wishes {
  /** The headings of the panels in which something can be done. */
  readonly panels: RegExp;
  /** Of the choices in the prompt bar. */
  atPrompt(names: readonly string[]): string | undefined;
  /** What is pressed only where nothing better can be done on the board. */
  isWayOut(name: string): boolean;
  /** Of what the panels offer, while the prompt bar offers that: pressed before anything there. */
  inPanels(names: readonly string[], atPrompt: readonly string[]): string | undefined;
  /** In a dialogue, by its title. */
  inDialogue(title: string, names: readonly string[]): string | undefined;
  /** In the text table, where every move is a button of its own. */
  inWords(names: readonly string[]): string | undefined;
  /** How good a place is by its name. */
  worth(place: string): number;
  /** Something that takes several steps: true when it was done. */
  aside?(player: Player, atPrompt: readonly string[]): Promise<boolean>;
}

/** What can be pressed and would change something. */
export const named = (controls: readonly Control[]): readonly string[] =>
  controls.filter(({ isOff, isPressed }) => !isOff && !isPressed).map(({ name }) => name);

/** The first wish that can be granted. */
export function granted(wishes: readonly RegExp[], names: readonly string[]): string | undefined {
  return wishes.map((wish) => names.find((name) => wish.test(name))).find((name) => name !== undefined);
}

/** The best of the names, the first of equals. */
export const bestOf = (names: readonly string[], worth: (name: string) => number): string | undefined =>
  [...names].sort((a, b) => worth(b) - worth(a))[0];
