import { almanacLoader } from '@orrery/common/texts';
import loaders from './rules/loaders.ts';

/** Loads the almanac in a language, as Markdown. */
export const loadAlmanac = almanacLoader(loaders);
