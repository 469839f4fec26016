import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { defineBotKit } from '../kit.ts';
import { shipBotKit } from '../ship/kit.ts';
import tuned from './weights.json';

const CHANCE_SHARPNESS = 1.65;

export const KIT = defineBotKit({
  ...shipBotKit(duel, DUEL, tuned.values, CHANCE_SHARPNESS),
  network: () => import('./network.json'),
});
