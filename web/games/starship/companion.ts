import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { dealt } from '../../companion/start/dealt.ts';
import { shipCompanion } from '../ship/companion/index.ts';

export const STARSHIP_COMPANION = shipCompanion(STARSHIP, starship, (notes) => dealt(starship, notes, 2).table);
