import { SUPPORT_CARD_MOVES, type SupportEffect } from '@orrery/startrek/facts';
import type { GameIconName } from '../../art/icons/game-icon.tsx';
import { STARTREK_ICONS } from '../../art/icons/trek.ts';

const hasOwnIcon = (name: string): name is keyof typeof STARTREK_ICONS => name in STARTREK_ICONS;

/** An icon for the effect of a card's first move. */
function effectIcon(effect: SupportEffect): GameIconName {
  const move = SUPPORT_CARD_MOVES.find((each) => each.effect === effect)?.all[0];
  if (move === undefined) return 'person';
  if ('vertex' in move) return 'station';
  if ('edge' in move) return 'ship';
  if ('hex' in move) return 'cruiser';
  if ('resource' in move || 'take' in move) return 'any';
  return 'seat' in move ? 'seats' : 'person';
}

/** The icon of a support card: its own from art/icons/trek.ts, else that of its effect. */
export const supportIcon = (effect: SupportEffect): GameIconName => (hasOwnIcon(effect) ? effect : effectIcon(effect));
