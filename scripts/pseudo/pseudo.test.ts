import { cpSync } from 'node:fs';
import path from 'node:path';
import { argumentsOf } from '@orrery/words';
import { expect, test } from 'vitest';
import { readJson, root } from '../repo.mjs';
import { makeTestRepo } from '../testing/test-repo.ts';
import { textFolders } from '../text-folders.mjs';
import { compareTexts } from '../texts-check.mjs';
import { pseudoMarkdown, pseudoMessage } from './text.mjs';
import { PSEUDO, writePseudoTexts } from './tree.mjs';

test('words become longer and get accents and marks, arguments stay', () => {
  expect(
    pseudoMessage(
      '{seat, select, you {You build} other {{seatName} builds}} {n, plural, one {# ship} other {# ships}}.',
    ),
  ).toBe(
    '⟦{seat, select, you {Ýóóúú búúííld} other {{seatName} búúíílds}} {n, plural, one {# shííp} other {# shííps}}.⟧',
  );
});

test('keys, rules, links and placeholders of an almanac stay', () => {
  expect(
    pseudoMarkdown('## Base {#base}\n\n**ST-DEF-06** See [end](#end), ST-END-04-A, {seat 1}.\n{support-rows}'),
  ).toBe('## ⟦Bááséé⟧ {#base}\n\n**ST-DEF-06** ⟦Séééé [ééñd](#end), ST-END-04-A, {seat 1}.⟧\n{support-rows}');
});

test('the pseudo-language has every text of the repository, with its arguments', () => {
  const repo = makeTestRepo({});
  const folders = textFolders(root);
  for (const { folder } of folders) cpSync(path.join(root, folder), path.join(repo, folder), { recursive: true });
  writePseudoTexts(repo);
  const [comparison] = compareTexts(repo, [{ tag: PSEUDO, state: 'complete' }]);
  expect(comparison?.count).toBeGreaterThan(4000);
  expect(comparison).toMatchObject({ missing: [], extra: [], untranslated: [] });
  for (const { folder } of folders.filter(({ extension }) => extension === 'json')) {
    const [english, pseudo] = ['en', PSEUDO].map(
      (tag): Record<string, string> => readJson(path.join(repo, folder, `${tag}.json`)),
    );
    for (const [key, text] of Object.entries(english ?? {})) {
      if (folder !== 'games/startrek/support/almanac/texts')
        expect(argumentsOf(pseudo?.[key] ?? ''), `${folder} ${key}`).toEqual(argumentsOf(text));
    }
  }
});
