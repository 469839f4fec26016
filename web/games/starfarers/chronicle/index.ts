import { starfarers } from '@orrery/starfarers';
import { wording } from '@orrery/starfarers/words';
import { chronicled } from '../../chronicle.ts';
import { chronicle } from './chronicle.tsx';

export const STARFARERS_CHRONICLE = chronicled(starfarers, wording, chronicle);
