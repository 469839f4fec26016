import { expect, test, vi } from 'vitest';
import { storyPhrases } from './phrases.ts';

vi.mock('./texts/all.ts', async (original) => {
  const { default: texts } = await original<{ default: Record<string, Record<string, string>> }>();
  const { chance: _, ...incomplete } = texts.nl ?? {};
  return { default: { en: texts.en, nl: incomplete } };
});

test('a phrase missing in a language is printed in English', () => {
  const { chance, nobody } = storyPhrases('nl');
  expect(nobody).toBe('niemand');
  expect(chance).toBe('chance');
  expect(storyPhrases('de').nobody).toBe('nobody');
});
