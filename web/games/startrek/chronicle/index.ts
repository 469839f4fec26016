import { startrek } from '@orrery/startrek';
import { wording } from '@orrery/startrek/words';
import { chronicled } from '../../chronicle.ts';
import { chronicle } from './chronicle.tsx';

export const STARTREK_CHRONICLE = chronicled(startrek, wording, chronicle);
