import type { Gesture } from '../../../table/furniture.ts';
import { storyGestures } from './dialogues/index.ts';
import type { FarFurniture } from './far.ts';
import { said } from './parts/voice.ts';
import type { FarKey } from './texts.ts';

const prompt = (key: FarKey): Gesture => ({ by: 'prompt', name: said(key) });
const board = (key: FarKey): Gesture => ({ by: 'board', name: said(key), asks: true });
const main = (gesture: Gesture): Gesture => ({ ...gesture, isMain: true });

/** How each kind of move is made at this table; those of cards and stories say it beside their dialogues. */
export const gestures: FarFurniture['gestures'] = {
  ...storyGestures,
  // the first pieces
  settle: main(board('gesture.settle')),
  harbour: main(board('gesture.harbour')),
  launch: main(board('gesture.launch')),
  // the course of a turn
  roll: main(prompt('gesture.roll')),
  done: prompt('gesture.done'),
  // building on the board
  build: board('gesture.build'),
  spaceport: board('gesture.spaceport'),
  // flying
  fly: { ...board('gesture.fly'), isMain: true },
  jump: { ...board('gesture.jump'), inHandOnly: true },
  found: { ...main(prompt('gesture.found')), isLit: true, asks: true },
  ground: board('gesture.ground'),
  convert: { ...board('gesture.convert'), inHandOnly: true },
};
