import { expect, test } from 'vitest';
import { speaker } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';
import { spanWords, TIMES, timeWords } from './time-words.ts';

test('a span is said in the largest unit that leaves nothing over', () => {
  expect(spanWords(90_000, 'en')).toBe('90 seconds');
  expect(spanWords(120_000, 'de')).toBe('2 Minuten');
  expect(spanWords(86_400_000 * 3, 'nl')).toBe('3 dagen');
  expect(spanWords(0, 'en')).toBe('0 days');
});

test('every time control on the sheet has words of its own in every language', () => {
  for (const language of ['en', 'de', 'nl'] as const) {
    const say = speaker(ONLINE_TEXTS, language);
    const said = TIMES.flatMap(({ times }) => times.map((time) => timeWords(time, say, language)));
    expect(new Set(said).size).toBe(said.length);
  }
});
