import { expect, test } from 'vitest';
import { breakInTwo, fontSizeFor, textFits, truncateText } from './lettering.ts';

test('a text that fits stays on one line', () => {
  expect(breakInTwo('3 per hold', 12.5, 100)).toEqual(['3 per hold']);
});

test('a text that does not fit breaks between words, near its middle', () => {
  expect(breakInTwo('kaufe eine Ware für zwei Astro', 12.5, 110)).toEqual(['kaufe eine Ware', 'für zwei Astro']);
});

test('a single long word is never broken', () => {
  expect(breakInTwo('Kommunikationszentrum', 12.5, 60)).toEqual(['Kommunikationszentrum']);
});

test('letters shrink until they fit, but never below twelve', () => {
  expect(fontSizeFor('Trade', 14, 100)).toBe(14);
  expect(fontSizeFor('Kommunikation', 14, 92)).toBe(13);
  expect(fontSizeFor('Kommunikationszentrum', 14, 60)).toBe(12);
  expect(textFits('Kommunikation', 13, 92)).toBe(true);
});

test('a text that still does not fit is cut', () => {
  expect(truncateText('Verwaltungszentrum', 93)).toBe('Verwaltungsze…');
  expect(textFits(truncateText('Verwaltungszentrum', 93), 12, 93)).toBe(true);
  expect(truncateText('Logistik', 93)).toBe('Logistik');
});
