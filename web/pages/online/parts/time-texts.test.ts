import { expect, test } from 'vitest';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from './texts.ts';
import { durationText, TIME_CONTROL_GROUPS, timeControlText } from './time-texts.ts';

test('a duration is written in the largest unit without a remainder', () => {
  expect(durationText(90_000, 'en')).toBe('90 seconds');
  expect(durationText(120_000, 'de')).toBe('2 Minuten');
  expect(durationText(86_400_000 * 3, 'nl')).toBe('3 dagen');
  expect(durationText(0, 'en')).toBe('0 days');
});

test('every time control of the form has a text in every language', () => {
  for (const language of ['en', 'de', 'nl'] as const) {
    const say = makeTranslate(ONLINE_TEXTS, language);
    const said = TIME_CONTROL_GROUPS.flatMap(({ times }) => times.map((time) => timeControlText(time, say, language)));
    expect(new Set(said).size).toBe(said.length);
  }
});
