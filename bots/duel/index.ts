import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { defineBotKit } from '../kit.ts';
import { shipBotKit } from '../ship/kit.ts';
import tuned from './weights.json';

export const KIT = defineBotKit({
  ...shipBotKit(duel, DUEL, tuned.values),
  network: () => import('./network.json'),
});
