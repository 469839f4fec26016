import type { MoveInput } from '../../../table/game-ui.ts';
import { storyMoveInputs } from './dialogues/index.ts';
import { labelOf } from './parts/use-starfarers-texts.ts';
import type { StarfarersTextKey } from './texts.ts';
import type { StarfarersUi } from './types.ts';

const byPrompt = (key: StarfarersTextKey): MoveInput => ({ by: 'prompt', name: labelOf(key) });
const byBoard = (key: StarfarersTextKey): MoveInput => ({ by: 'board', name: labelOf(key), needsConfirmation: true });
const asMain = (gesture: MoveInput): MoveInput => ({ ...gesture, isMain: true });

/** How each kind of move is made at this table. Moves of cards and encounters are defined beside their dialogues. */
export const moveInputs: StarfarersUi['moveInputs'] = {
  ...storyMoveInputs,
  // setup
  settle: asMain(byBoard('gesture.settle')),
  harbour: asMain(byBoard('gesture.harbour')),
  launch: asMain(byBoard('gesture.launch')),
  // the course of a turn
  roll: asMain(byPrompt('gesture.roll')),
  done: byPrompt('gesture.done'),
  // building on the board
  build: byBoard('gesture.build'),
  spaceport: byBoard('gesture.spaceport'),
  // flying
  fly: { ...byBoard('gesture.fly'), isMain: true },
  jump: { ...byBoard('gesture.jump'), onlyWhenSelected: true },
  found: { ...asMain(byPrompt('gesture.found')), isHighlighted: true, needsConfirmation: true },
  ground: byBoard('gesture.ground'),
  convert: { ...byBoard('gesture.convert'), onlyWhenSelected: true },
};
