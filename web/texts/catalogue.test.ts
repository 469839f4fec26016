import { expect, test } from 'vitest';
import { catalogue, makeTranslate } from './catalogue.ts';

const TEXTS = catalogue({ en: { roll: 'Roll {n}', pass: 'Pass' }, de: { roll: 'Würfle {n}' } });

test('a text that a language lacks is shown in English, never its key', () => {
  const say = makeTranslate(TEXTS, 'de');
  expect(say('roll', { n: 2 })).toBe('Würfle 2');
  expect(say('pass')).toBe('Pass');
  expect(makeTranslate(TEXTS, 'nl')('roll', { n: 2 })).toBe('Roll 2');
});
