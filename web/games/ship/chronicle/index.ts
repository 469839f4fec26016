import { duel, starship } from '@orrery/starship';
import { duelWording, starshipWording } from '@orrery/starship/words';
import { chronicled } from '../../../result/chronicle.ts';
import { duelChronicle, starshipChronicle } from './chronicle.tsx';

export const STARSHIP_CHRONICLE = chronicled(starship, starshipWording, starshipChronicle);
export const DUEL_CHRONICLE = chronicled(duel, duelWording, duelChronicle);
