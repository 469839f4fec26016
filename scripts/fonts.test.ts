import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commonCharacters, FONT, makeFont } from './fonts.mjs';
import { files, root } from './repo.mjs';

/** Letters that the font of the package has in none of its files, so that every system shows its own. */
const OF_THE_SYSTEM = new Set('→');

test('the font in the repository is the one that `npm run fonts` makes of the installed package', async () => {
  expect((await makeFont()).equals(readFileSync(FONT))).toBe(true);
});

test('it has every letter of the texts in all languages, so that a first visit loads no other', () => {
  const letters = new Set([...commonCharacters(), ...OF_THE_SYSTEM, '\n']);
  const texts = files(root).filter((file) => /^(?!editions).*\/texts\/.*(de|en|nl)\.(json|md)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  for (const file of texts) {
    const missing = [...readFileSync(path.join(root, file), 'utf8')].filter((letter) => !letters.has(letter));
    expect([...new Set(missing)], file).toEqual([]);
  }
});
