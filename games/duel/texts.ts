import { textLoader } from '@orrery/common/texts';
import { loaders as shared } from '@orrery/ship/texts';
import loaders from './texts/loaders.ts';

/** Loads the texts in a language: those shared by both games of the engine, with this game's terms where they differ. */
export const loadTexts = textLoader(shared, loaders);
