// Written by `npm run texts`. Do not edit.
export default {
  en: async () => (await import('./en.json')).default,
  de: async () => (await import('./de.json')).default,
  nl: async () => (await import('./nl.json')).default,
};
