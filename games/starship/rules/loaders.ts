// Written by `npm run texts`. Do not edit.
export default {
  en: async () => (await import('./en.md?raw')).default,
  de: async () => (await import('./de.md?raw')).default,
  nl: async () => (await import('./nl.md?raw')).default,
};
