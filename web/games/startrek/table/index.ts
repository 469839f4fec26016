import { startrek } from '@orrery/startrek';
import { wording } from '@orrery/startrek/words';
import { furnished } from '../../../table/furniture.ts';
import { furniture } from './furniture.tsx';

/** Star Trek Catan with its words and its furniture. */
export const STARTREK_TABLE = furnished(startrek, wording, furniture);
