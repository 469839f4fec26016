import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { defineKit } from '../kit.ts';
import { shipKit } from '../ship/kit.ts';
import tuned from './weights.json';

export const KIT = defineKit(shipKit(starship, STARSHIP, tuned.values));
