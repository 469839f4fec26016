import { kitOf } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { wording } from '@orrery/starship/words';
import { chronicled } from '../chronicle.ts';
import { chronicleOf } from '../ship/chronicle/chronicle.tsx';

export const STARSHIP_CHRONICLE = chronicled(starship, wording, chronicleOf(kitOf(STARSHIP)));
