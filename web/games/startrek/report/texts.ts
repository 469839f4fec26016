import { catalogue } from '../../../texts/catalogue.ts';
import texts from './texts/all.ts';

export const REPORT_TEXTS = catalogue(texts);
