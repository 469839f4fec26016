import type { LevelName } from '@orrery/bots';
import { catalogue } from '../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/**
 * Texts of each bot level: its name, how it plays, and what it remembers where memory matters. A level without these
 * texts does not compile.
 */
export const LEVEL_TEXTS = catalogue<`level.${LevelName}` | `level.${LevelName}.${'help' | 'memory'}`>(en, de, nl);
