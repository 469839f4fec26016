import { duel } from '@orrery/duel';
import { wording as duelWording } from '@orrery/duel/words';
import { starship } from '@orrery/starship';
import { wording as starshipWording } from '@orrery/starship/words';
import { chronicled } from '../../../result/chronicle.ts';
import { duelChronicle, starshipChronicle } from './chronicle.tsx';

export const STARSHIP_CHRONICLE = chronicled(starship, starshipWording, starshipChronicle);
export const DUEL_CHRONICLE = chronicled(duel, duelWording, duelChronicle);
