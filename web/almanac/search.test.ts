import { findGame, LANGUAGES, type Language } from '@orrery/catalog';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseAlmanac } from './parse.ts';
import { closeness, type Found, folded, makeSearch } from './search.ts';

test('case, diacritics and ligatures do not matter', () => {
  expect(folded('Ölpreis über STRAßE, æther')).toBe('olpreis uber strasse, aether');
});

test.each([
  ['cruiser', 'cruiser'],
  ['cruis', 'cruiser'],
  ['crusier', 'cruiser'],
  ['criser', 'cruiser'],
  ['dilitium', 'dilithium'],
  ['monopolly', 'monopoly'],
])('%s is understood as %s', (wish, word) => {
  expect(closeness(wish, word)).toBeGreaterThan(0);
});

test.each([
  ['ship', 'shop'],
  ['base', 'bank'],
  ['water', 'oxygen'],
  ['7', '17'],
])('%s is not taken for %s when that would be another word', (wish, word) => {
  expect(closeness(wish, word)).toBeLessThan(wish === 'ship' ? 0.5 : 0.01);
});

test('the very word is worth more than a beginning, and that more than a slip', () => {
  expect(closeness('ship', 'ship')).toBeGreaterThan(closeness('ship', 'ships'));
  expect(closeness('ship', 'ships')).toBeGreaterThan(closeness('cruiser', 'criser'));
});

const WISHES: Readonly<Record<Language, readonly (readonly [wish: string, key: string])[]>> = {
  en: [
    ['crusier', 'cruiser'],
    ['seven', 'seven'],
    ['longest suply', 'longest-supply-route'],
    ['ST-DEV-03', 'development-cards'],
  ],
  de: [
    ['kreuzer', 'cruiser'],
    ['entwicklungskrten', 'development-cards'],
    ['st-dev-03', 'development-cards'],
  ],
  nl: [
    ['kruiser', 'cruiser'],
    ['ruimtestation', 'station'],
    ['ST-END-04', 'end'],
  ],
};

describe.each(LANGUAGES)('the almanac in %s', (language) => {
  let search: (wish: string) => readonly Found[];
  beforeAll(async () => {
    const text = await findGame('startrek')?.editions.at(-1)?.voice?.almanac(language);
    search = makeSearch(parseAlmanac(text ?? ''));
  });

  test.each(WISHES[language])('answers %s with %s among the first three', (wish, key) => {
    const first = search(wish).slice(0, 3);
    expect(first.map(({ entry }) => entry.key)).toContain(key);
  });

  test('answers nonsense with nothing, and nothing with nothing', () => {
    expect(search('qwxyzzz')).toEqual([]);
    expect(search('   ')).toEqual([]);
  });

  test('finds a rule by its id and names it', () => {
    expect(search('ST-DEV-03')[0]?.rule).toBe('ST-DEV-03');
  });
});
