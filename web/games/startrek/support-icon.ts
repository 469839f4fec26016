import { CARD_MOVES, type Effect } from '@orrery/startrek/facts';
import type { GameIconName } from '../../art/icons/game-icon.tsx';
import { TREK } from '../../art/icons/trek.ts';

const isDrawn = (name: string): name is keyof typeof TREK => name in TREK;

/** A sign for what a card's first move is about. */
function subjectOf(effect: Effect): GameIconName {
  const move = CARD_MOVES.find((each) => each.effect === effect)?.all[0];
  if (move === undefined) return 'person';
  if ('vertex' in move) return 'station';
  if ('edge' in move) return 'ship';
  if ('hex' in move) return 'cruiser';
  if ('resource' in move || 'take' in move) return 'any';
  return 'seat' in move ? 'seats' : 'person';
}

/** The sign of a support card: the one drawn for it in art/icons/trek.ts, else that of its subject. */
export const supportIcon = (effect: Effect): GameIconName => (isDrawn(effect) ? effect : subjectOf(effect));
