import { withSupportCards } from './support/almanac.ts';

/** The almanac as Markdown; each language is loaded when it is opened. */
export const almanac = {
  en: async (): Promise<string> =>
    withSupportCards((await import('./rules/en.md?raw')).default, (await import('./support/texts/en.json')).default),
  de: async (): Promise<string> =>
    withSupportCards((await import('./rules/de.md?raw')).default, (await import('./support/texts/de.json')).default),
  nl: async (): Promise<string> =>
    withSupportCards((await import('./rules/nl.md?raw')).default, (await import('./support/texts/nl.json')).default),
} as const;
