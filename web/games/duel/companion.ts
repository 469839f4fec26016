import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { dealt } from '../../companion/start/dealt.ts';
import { shipCompanion } from '../ship/companion/index.ts';

export const DUEL_COMPANION = shipCompanion(DUEL, duel, (notes) => dealt(duel, notes, 2).table, ['mission']);
