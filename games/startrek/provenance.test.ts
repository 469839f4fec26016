import { expect, test } from 'vitest';
import { CHARACTERS } from './characters.ts';
import { provenance } from './provenance.ts';
import { CATALOGUES } from './testing/format.ts';

test('everything not taken from the books is listed with its source and a note, exactly once', () => {
  const texts: Readonly<Record<string, string>> = CATALOGUES.en;
  expect(new Set(provenance.map(({ key }) => key)).size).toBe(provenance.length);
  for (const { key } of provenance)
    expect([texts[`origin.${key}`], texts[`origin.${key}.note`]]).not.toContain(undefined);
  for (const { word } of CHARACTERS) expect(provenance.some(({ key }) => key === word)).toBe(true);
});
