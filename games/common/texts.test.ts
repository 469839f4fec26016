import { expect, test } from 'vitest';
import { almanacLoader, completeTexts, localizedText, textLoader } from './texts.ts';

const later =
  <T>(value: T) =>
  async () =>
    value;

const TEXTS = { en: { roll: 'Roll', pass: 'Pass' }, de: { roll: 'Würfle' } };

test('a message missing in a language is in English, the others are in the language', () => {
  expect(completeTexts(TEXTS).de).toEqual({ roll: 'Würfle', pass: 'Pass' });
});

test('a language without a file is shown in English', () => {
  expect(completeTexts(TEXTS).nl).toEqual(TEXTS.en);
});

test('a single text falls back in the same way', () => {
  expect(localizedText(TEXTS, 'roll')).toMatchObject({ en: 'Roll', de: 'Würfle', nl: 'Roll' });
  expect(localizedText(TEXTS, 'pass').de).toBe('Pass');
});

test('loaded texts fall back message by message, and a language without a file completely', async () => {
  const load = textLoader({ en: later(TEXTS.en), de: later(TEXTS.de) });
  expect(await load('de')).toEqual({ roll: 'Würfle', pass: 'Pass' });
  expect(await load('nl')).toEqual(TEXTS.en);
});

test('a shared text in the language is preferred to a game’s text in English', async () => {
  const load = textLoader(
    { en: later({ base: 'Base', hold: 'Hold' }), de: later({ base: 'Basis' }) },
    { en: later({ base: 'Station', hold: 'Store' }), nl: later({ base: 'Ruimtestation' }) },
  );
  expect(await load('en')).toEqual({ base: 'Station', hold: 'Store' });
  expect(await load('de')).toEqual({ base: 'Basis', hold: 'Store' });
  expect(await load('nl')).toEqual({ base: 'Ruimtestation', hold: 'Store' });
});

const ENGLISH = '# Rules\n\nAll of them.\n\n## Dice {#dice}\n\n**X-1** Two.\n\n## Turn {#turn}\n\n**X-2** One each.\n';
const GERMAN = '# Regeln\n\nAlle.\n\n## Würfel {#dice}\n\n**X-1** Zwei.\n';

test('an almanac is complete: entries missing in the language follow in English', async () => {
  const load = almanacLoader({ en: later(ENGLISH), de: later(GERMAN) });
  expect(await load('de')).toBe(`${GERMAN}\n## Turn {#turn}\n\n**X-2** One each.\n`);
  expect(await load('nl')).toBe(ENGLISH);
  expect(await load('en')).toBe(ENGLISH);
});
