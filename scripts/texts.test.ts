import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestRepo } from './testing/test-repo.ts';
import { staleIndexes, writeIndexes } from './text-folders.mjs';
import { compareTexts, comparisonTable, faultsOf, unlistedFiles } from './texts-check.mjs';

const LANGUAGES = [
  { tag: 'en', state: 'complete' },
  { tag: 'de', state: 'complete' },
  { tag: 'pt-BR', state: 'partial' },
] as const;

const json = (texts: Readonly<Record<string, string>>): string => `${JSON.stringify(texts)}\n`;

const FILES = {
  'web/app/texts/en.json': json({ home: 'Home', n: '{n, number}', name: 'Orrery' }),
  'web/app/texts/de.json': json({ home: 'Start', n: '{n, number}', name: 'Orrery' }),
  'web/app/texts/pt-BR.json': json({ home: 'Início' }),
  'games/dusk/rules/loaders.ts': '',
  'games/dusk/rules/en.md': '# Dusk\n\n## Dice {#dice}\n\n**DU-01** Roll.\n\n**DU-02** Wait.\n',
  'games/dusk/rules/de.md': '# Dusk\n\n## Würfel {#dice}\n\n**DU-01** Würfle.\n\n**DU-02** Warte.\n',
};

test('the indexes import each language that a folder has, at once or when it is needed', () => {
  const repo = makeTestRepo(FILES);
  expect(writeIndexes(repo, LANGUAGES).sort()).toEqual(['games/dusk/rules/loaders.ts', 'web/app/texts/all.ts']);
  const index = readFileSync(path.join(repo, 'web/app/texts/all.ts'), 'utf8');
  expect(index).toContain("import ptBR from './pt-BR.json' with { type: 'json' };");
  expect(index).toContain("export default { en, de, 'pt-BR': ptBR };");
  const lazy = readFileSync(path.join(repo, 'games/dusk/rules/loaders.ts'), 'utf8');
  expect(lazy).toContain("  de: async () => (await import('./de.md?raw')).default,");
  expect(lazy).not.toContain('pt-BR');
  expect(existsSync(path.join(repo, 'games/dusk/rules/all.ts'))).toBe(false);
  expect(staleIndexes(repo, LANGUAGES)).toEqual([]);
});

test('an index that was changed by hand is found', () => {
  const repo = makeTestRepo({ ...FILES, 'web/app/texts/all.ts': 'export default {};\n' });
  expect(staleIndexes(repo, LANGUAGES).map(({ file }) => file)).toContain('web/app/texts/all.ts');
});

test('a complete language lacks nothing; what a partial one lacks is no fault', () => {
  const comparisons = compareTexts(makeTestRepo(FILES), LANGUAGES);
  expect(faultsOf(comparisons)).toEqual([]);
  expect(comparisons[2]?.missing).toEqual([
    'games/dusk/rules/pt-BR.md #dice',
    'games/dusk/rules/pt-BR.md DU-01',
    'games/dusk/rules/pt-BR.md DU-02',
    'web/app/texts/pt-BR.json n',
    'web/app/texts/pt-BR.json name',
  ]);
});

test.each([
  ['web/app/texts/de.json', json({ home: 'Start', name: 'Orrery' }), 'missing: web/app/texts/de.json n'],
  ['web/app/texts/de.json', json({ home: '', n: '{n}', name: 'Orrery' }), 'missing: web/app/texts/de.json home'],
  [
    'web/app/texts/de.json',
    json({ home: 'Start', n: '{n}', name: 'Orrery', old: 'Alt' }),
    'not in English: web/app/texts/de.json old',
  ],
  [
    'games/dusk/rules/de.md',
    '# Dusk\n\n## Würfel {#dice}\n\n**DU-01** Würfle.\n',
    'missing: games/dusk/rules/de.md DU-02',
  ],
])('a fault in %s of a complete language is named', (file, text, fault) => {
  expect(faultsOf(compareTexts(makeTestRepo({ ...FILES, [file]: text }), LANGUAGES))).toEqual([fault]);
});

test('a text that equals the English one is counted, unless it has no words', () => {
  const comparisons = compareTexts(makeTestRepo(FILES), LANGUAGES);
  expect(comparisons[1]?.untranslated).toEqual(['web/app/texts/de.json name']);
  expect(comparisonTable(comparisons)).toBe(
    [
      'language  state     texts  missing  extra  untranslated',
      'en        complete      6        0      0             0',
      'de        complete      6        0      0             1',
      'pt-BR     partial       6        5      0             0',
    ].join('\n'),
  );
});

test('a file of a language that is not listed is found', () => {
  const repo = makeTestRepo({ ...FILES, 'web/app/texts/fr.json': json({}) });
  expect(unlistedFiles(repo, LANGUAGES)).toEqual(['web/app/texts/fr.json']);
});
