import type { GameReference } from '@orrery/common';
import { shipReference } from '@orrery/ship';
import { DUEL } from './data.ts';

/** How to read the numbers of this game. */
export const REFERENCE: GameReference = shipReference(DUEL);
