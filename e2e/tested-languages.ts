import type { Language } from '@orrery/catalog';

/** The languages whose words the tests know. */
export const TESTED_LANGUAGES = ['en', 'de', 'nl'] as const satisfies readonly Language[];
export type TestedLanguage = (typeof TESTED_LANGUAGES)[number];
