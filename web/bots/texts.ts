import type { LevelName } from '@orrery/bots';
import { catalogue } from '../texts/catalogue.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** What each level of bots is called, how it plays, and what it remembers where players have to. A level without these texts does not compile. */
export const LEVEL_TEXTS = catalogue<`level.${LevelName}` | `level.${LevelName}.${'help' | 'memory'}`>(en, de, nl);
