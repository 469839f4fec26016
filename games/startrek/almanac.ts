import { withCards } from './support/almanac.ts';

/** The rules in words, as Markdown; each language comes by itself, when somebody opens it. */
export const almanac = {
  en: async (): Promise<string> =>
    withCards((await import('./rules/en.md?raw')).default, (await import('./support/texts/en.json')).default),
  de: async (): Promise<string> =>
    withCards((await import('./rules/de.md?raw')).default, (await import('./support/texts/de.json')).default),
  nl: async (): Promise<string> =>
    withCards((await import('./rules/nl.md?raw')).default, (await import('./support/texts/nl.json')).default),
} as const;
