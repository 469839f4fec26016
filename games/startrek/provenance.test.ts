import { expect, test } from 'vitest';
import { CHARACTERS } from './characters.ts';
import { provenance } from './provenance.ts';

test('whatever is not from the books says so, with a note, each once', () => {
  expect(new Set(provenance.map(({ name }) => name)).size).toBe(provenance.length);
  for (const { note } of provenance) expect(note).not.toBe('');
  for (const { name } of CHARACTERS) expect(provenance.some((origin) => origin.name === name)).toBe(true);
});
