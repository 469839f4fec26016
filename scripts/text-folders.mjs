// The folders with texts, and the files in them that import every language. Uses only node.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { files } from './repo.mjs';

/** @typedef {{tag: string, state: 'complete' | 'partial'}} LanguageState */
/** @typedef {{folder: string, extension: 'json' | 'md', index: string}} TextFolder */

const HEADING = '// Written by `npm run texts`. Do not edit.\n';
/** Imports every language at once. */
const EAGER = 'all.ts';
/** Imports a language when it is needed: for texts that are large, or loaded with something else. */
const LAZY = 'loaders.ts';

/**
 * Every folder with English texts: messages in `texts/`, almanacs in `rules/`.
 * @param {string} repo
 * @returns {TextFolder[]}
 */
export function textFolders(repo) {
  return files(repo)
    .filter((file) => /\/(texts\/en\.json|rules\/en\.md)$/.test(file))
    .map((file) => {
      const folder = path.posix.dirname(file);
      const isLazy = existsSync(path.join(repo, folder, LAZY));
      const extension = file.endsWith('.md') ? /** @type {const} */ ('md') : /** @type {const} */ ('json');
      return { folder, extension, index: isLazy ? LAZY : EAGER };
    })
    .filter(({ extension, index }) => extension === 'json' || index === LAZY); // Comet's almanac is not loaded
}

/** @param {string} tag */
const identifier = (tag) => tag.replaceAll('-', '');

/** @param {string} tag */
const property = (tag) => (tag.includes('-') ? `'${tag}'` : tag);

/**
 * The file that imports the texts of a folder.
 * @param {TextFolder} folder
 * @param {readonly string[]} tags the languages that it has
 */
function indexText({ extension, index }, tags) {
  if (index === LAZY) {
    const query = extension === 'md' ? '?raw' : '';
    const lines = tags.map(
      (tag) => `  ${property(tag)}: async () => (await import('./${tag}.${extension}${query}')).default,\n`,
    );
    return `${HEADING}export default {\n${lines.join('')}};\n`;
  }
  const imports = [...tags]
    .sort()
    .map((tag) => `import ${identifier(tag)} from './${tag}.json' with { type: 'json' };\n`);
  const entries = tags.map((tag) => (tag.includes('-') ? `${property(tag)}: ${identifier(tag)}` : tag));
  return `${HEADING}${imports.join('')}\nexport default { ${entries.join(', ')} };\n`;
}

/**
 * The index files that are not as they should be, with the right text.
 * @param {string} repo
 * @param {readonly LanguageState[]} languages
 */
export function staleIndexes(repo, languages) {
  return textFolders(repo)
    .map((each) => {
      const tags = languages
        .map(({ tag }) => tag)
        .filter((tag) => existsSync(path.join(repo, each.folder, `${tag}.${each.extension}`)));
      return { file: `${each.folder}/${each.index}`, text: indexText(each, tags) };
    })
    .filter(({ file, text }) => {
      const full = path.join(repo, file);
      return !existsSync(full) || readFileSync(full, 'utf8') !== text;
    });
}

/**
 * @param {string} repo
 * @param {readonly LanguageState[]} languages
 * @returns the files that were written
 */
export function writeIndexes(repo, languages) {
  const stale = staleIndexes(repo, languages);
  for (const { file, text } of stale) writeFileSync(path.join(repo, file), text);
  return stale.map(({ file }) => file);
}
