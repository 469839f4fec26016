// A copy of the repository with a pseudo-language: its files, its line in the list of languages, and nothing else.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { files, readJson, root } from '../repo.mjs';
import { textFolders, writeIndexes } from '../text-folders.mjs';
import { linkPackages } from '../trees.mjs';
import { pseudoMarkdown, pseudoMessage } from './text.mjs';

/** @typedef {import('../text-folders.mjs').LanguageState} LanguageState */

export const PSEUDO = 'en-XA';
const LIST = 'kernel/languages.ts';
/** Its dates and lists are Greek, so that they differ from English ones. */
const ENTRY = `  { tag: '${PSEUDO}', name: '⟦Pséúdó⟧', direction: 'ltr', locale: 'el', state: 'complete' },\n`;
/** Texts in JSON that are Markdown, not messages. */
const MARKDOWN = new Set(['games/startrek/support/almanac/texts']);
/** Nothing of these is needed to build the app or to check its types. */
const LEFT_OUT = /^bench\/results\//;

/**
 * Writes the files of the pseudo-language into a repository.
 * @param {string} repo
 */
export function writePseudoTexts(repo) {
  for (const { folder, extension } of textFolders(repo)) {
    const english = path.join(repo, folder, `en.${extension}`);
    const change = extension === 'md' || MARKDOWN.has(folder) ? pseudoMarkdown : pseudoMessage;
    const text =
      extension === 'md'
        ? change(readFileSync(english, 'utf8'))
        : `${JSON.stringify(Object.fromEntries(Object.entries(readJson(english)).map(([key, said]) => [key, change(said)])), null, 2)}\n`;
    writeFileSync(path.join(repo, folder, `${PSEUDO}.${extension}`), text);
  }
}

/** @param {string} repo */
function addEntry(repo) {
  const file = path.join(repo, LIST);
  const [before = '', after = ''] = readFileSync(file, 'utf8').split(/^(?=\] as const satisfies)/m);
  writeFileSync(file, `${before}${ENTRY}${after}`);
}

/**
 * @param {string} tree
 * @param {readonly LanguageState[]} languages those of this repository
 */
export function makePseudoTree(tree, languages) {
  if (existsSync(tree)) rmSync(tree, { recursive: true });
  for (const file of files(root).filter((each) => !LEFT_OUT.test(each))) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(tree, file));
  }
  linkPackages(tree);
  writePseudoTexts(tree);
  addEntry(tree);
  writeIndexes(tree, [...languages, { tag: PSEUDO, state: 'complete' }]);
}
