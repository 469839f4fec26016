import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { wording } from '@orrery/duel/words';
import { kitOf } from '@orrery/ship/facts';
import { chronicled } from '../chronicle.ts';
import { chronicleOf } from '../ship/chronicle/chronicle.tsx';

export const DUEL_CHRONICLE = chronicled(duel, wording, chronicleOf(kitOf(DUEL)));
