import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { dealtState } from '../../companion/start/dealt-state.ts';
import { shipCompanion } from '../ship/companion/index.ts';

export const DUEL_COMPANION = shipCompanion(DUEL, duel, (notes) => dealtState(duel, notes, 2).table, ['mission']);
