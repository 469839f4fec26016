import type { Kinded } from '@orrery/kernel';
import type { Furniture } from './furniture.ts';

const nothing = (): null => null;
const none = (): readonly never[] => [];

/** Furniture for any game: nothing is drawn, and everything is done and told in the text table, by the game's words. */
export const plainFurniture = <T, H, M extends Kinded, E extends Kinded>(): Furniture<T, H, M, E> => ({
  board: 'none',
  box: { x: 0, y: 0, width: 0, height: 0 },
  Board: nothing,
  places: none,
  placeOf: nothing,
  meant: nothing,
  gestures: {},
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
