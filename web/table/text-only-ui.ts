import type { Kinded } from '@orrery/kernel';
import type { GameUi } from './game-ui.ts';

const nothing = (): null => null;
const none = (): readonly never[] => [];

/** A UI for any game: no board; everything is shown and done in the text table, by the game's messages. */
export const textOnlyUi = <T, H, M extends Kinded, E extends Kinded>(): GameUi<T, H, M, E> => ({
  board: 'none',
  box: { x: 0, y: 0, width: 0, height: 0 },
  Board: nothing,
  places: none,
  placeOf: nothing,
  moveForPlace: nothing,
  moveInputs: {},
  Preview: nothing,
  dialogues: {},
  dialogueFor: nothing,
  panels: [],
  corners: {},
  SeatFacts: nothing,
  points: nothing,
  active: nothing,
  headline: () => '',
  flights: none,
  actor: nothing,
  sound: nothing,
});
