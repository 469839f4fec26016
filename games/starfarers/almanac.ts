/** The almanac as Markdown; each language is loaded when it is opened. */
export const almanac = {
  en: async (): Promise<string> => (await import('./rules/en.md?raw')).default,
  de: async (): Promise<string> => (await import('./rules/de.md?raw')).default,
  nl: async (): Promise<string> => (await import('./rules/nl.md?raw')).default,
} as const;
