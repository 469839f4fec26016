import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { defineKit } from '../kit.ts';
import { shipKit } from '../ship/kit.ts';
import tuned from './weights.json';

export const KIT = defineKit(shipKit(duel, DUEL, tuned.values));
