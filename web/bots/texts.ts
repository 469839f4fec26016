import type { LevelName } from '@orrery/bots';
import { catalogue } from '../texts/catalogue.ts';
import texts from './texts/all.ts';

/**
 * Texts of each bot level: its name, how it plays, and what it remembers where memory matters. A level without these
 * texts does not compile.
 */
export const LEVEL_TEXTS = catalogue<`level.${LevelName}` | `level.${LevelName}.${'help' | 'memory'}`>(texts);
