import { starfarers } from '@orrery/starfarers';
import { wording } from '@orrery/starfarers/words';
import { furnished } from '../../../table/furniture.ts';
import { furniture } from './furniture.tsx';

/** Starfarers with its words and its furniture. */
export const STARFARERS_TABLE = furnished(starfarers, wording, furniture);
