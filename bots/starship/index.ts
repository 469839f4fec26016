import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { defineBotKit } from '../kit.ts';
import { shipBotKit } from '../ship/kit.ts';
import tuned from './weights.json';

export const KIT = defineBotKit(shipBotKit(starship, STARSHIP, tuned.values));
