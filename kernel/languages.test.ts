import { expect, test } from 'vitest';
import { COMPLETE_LANGUAGES, FALLBACK_LANGUAGE, LANGUAGES, languageName, localeOf, matchLanguage } from './index.ts';

test('each language is listed once, with a well-formed tag and a name', () => {
  expect(new Set(LANGUAGES).size).toBe(LANGUAGES.length);
  for (const language of LANGUAGES) {
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
    expect(Intl.getCanonicalLocales(localeOf(language))).toEqual([localeOf(language)]);
    expect(languageName(language)).not.toBe('');
  }
});

test('the language that replaces others is complete', () => {
  expect(COMPLETE_LANGUAGES).toContain(FALLBACK_LANGUAGE);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'nl-BE', 'en'], 'nl'],
  [['EN-us'], 'en'],
  [['fr', 'it'], 'en'],
  [['*', ''], 'en'],
  [[], 'en'],
])('a reader who prefers %j gets %s', (wishes, language) => {
  expect(matchLanguage(wishes)).toBe(language);
});
