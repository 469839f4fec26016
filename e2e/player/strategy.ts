import type { Control } from './page-state.ts';
import type { PagePlayer } from './player.ts';

/** The strategy of a player for one game, in terms of the texts on the page. */
export interface PlayerStrategy {
  /** The headings of the panels with actions. */
  readonly panels: RegExp;
  /** Priorities among the choices in the prompt bar. */
  atPrompt(names: readonly string[]): string | undefined;
  /** Pressed only when nothing better can be done on the board. */
  isWayOut(name: string): boolean;
  /** Priorities in the panels, depending on the choices in the prompt bar: pressed before anything there. */
  inPanels(names: readonly string[], atPrompt: readonly string[]): string | undefined;
  /** In a dialogue, by its title. */
  inDialogue(title: string, names: readonly string[]): string | undefined;
  /** In the text table, where every move is a separate button. */
  inWords(names: readonly string[]): string | undefined;
  /** How good a place is by its name. */
  placeValue(place: string): number;
  /** An action of several steps: true when it was done. */
  beforePrompt?(player: PagePlayer, atPrompt: readonly string[]): Promise<boolean>;
}

/** The controls that are enabled and would change something. */
export const pressableNames = (controls: readonly Control[]): readonly string[] =>
  controls.filter(({ isOff, isPressed }) => !isOff && !isPressed).map(({ name }) => name);

/** The first wish that is available. */
export function firstMatching(wishes: readonly RegExp[], names: readonly string[]): string | undefined {
  return wishes.map((wish) => names.find((name) => wish.test(name))).find((name) => name !== undefined);
}

/** The best of the names, the first of equals. */
export const bestOf = (names: readonly string[], worth: (name: string) => number): string | undefined =>
  [...names].sort((a, b) => worth(b) - worth(a))[0];
