import { duel } from '@orrery/starship';
import { DUEL } from '@orrery/starship/facts';
import { defineKit } from '../kit.ts';
import { shipKit } from '../ship/kit.ts';
import tuned from './weights.json';

export const KIT = defineKit(shipKit(duel, DUEL, tuned.values));
