import { expect, test, vi } from 'vitest';
import nl from './texts/nl.json' with { type: 'json' };
import { formatText, languageOf } from './texts.ts';

vi.mock('./texts/all.ts', async (original) => {
  const { default: texts } = await original<{ default: Record<string, Record<string, string>> }>();
  const { 'turn.title': _, ...incomplete } = texts.nl ?? {};
  return { default: { en: texts.en, nl: incomplete } };
});

test('a text that a language lacks is sent in English', () => {
  expect(formatText('turn.title', {}, 'nl')).toBe(formatText('turn.title', {}, 'en'));
  expect(formatText('name.empty', {}, 'nl')).toBe(nl['name.empty']);
  expect(formatText('name.empty', {}, 'de')).toBe(formatText('name.empty', {}, 'en'));
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['fr;q=0.9,nl;q=0.4', 'nl'],
  ['en;q=0.2, nl;q=0.8', 'nl'],
  ['tlh', 'en'],
  [undefined, 'en'],
])('a browser that accepts %s gets %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
