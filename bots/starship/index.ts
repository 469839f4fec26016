import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { defineBotKit } from '../kit.ts';
import { shipBotKit } from '../ship/kit.ts';
import tuned from './weights.json';

const CHANCE_SHARPNESS = 2.5;

export const KIT = defineBotKit({
  ...shipBotKit(starship, STARSHIP, tuned.values, CHANCE_SHARPNESS),
  network: () => import('./network.json'),
});
