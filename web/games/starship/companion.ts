import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { dealtState } from '../../companion/start/dealt-state.ts';
import { shipCompanion } from '../ship/companion/index.ts';

export const STARSHIP_COMPANION = shipCompanion(STARSHIP, starship, (notes) => dealtState(starship, notes, 2).table);
