import { expect, test } from 'vitest';
import { provenance } from './provenance.ts';
import en from './texts/en.json';

test('everything not taken from the books is listed once, with a name and a note', () => {
  const texts: Readonly<Record<string, string>> = en;
  expect(new Set(provenance.map(({ key }) => key)).size).toBe(provenance.length);
  for (const { key } of provenance)
    expect([texts[`origin.${key}`], texts[`origin.${key}.note`]]).not.toContain(undefined);
});
