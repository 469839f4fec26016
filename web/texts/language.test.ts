import { expect, test } from 'vitest';
import { pickLanguage } from './language.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'nl-BE', 'en'], 'nl'],
  [['EN-us'], 'en'],
  [['fr', 'it'], 'en'],
  [[], 'en'],
])('a reader of %j is addressed in %s', (wishes, language) => {
  expect(pickLanguage(wishes)).toBe(language);
});
