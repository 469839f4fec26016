// Compares the texts of every language with the English ones; see docs/translating.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './repo.mjs';
import { textFolders } from './text-folders.mjs';

/** @typedef {import('./text-folders.mjs').LanguageState} LanguageState */
/** @typedef {import('./text-folders.mjs').TextFolder} TextFolder */
/** @typedef {{language: LanguageState, count: number, missing: string[], extra: string[], untranslated: string[]}} Comparison */

/** Texts that replace shared ones where the terms of an edition differ: each language has those it needs. */
const REPLACEMENTS = new Set(['games/duel/texts']);
/** The English language, with which the others are compared. */
const ENGLISH = 'en';

/**
 * The texts of a file by key. In an almanac, an entry and each of its rules are a text.
 * @param {string} file
 * @returns {Map<string, string>}
 */
function textsOf(file) {
  if (!existsSync(file)) return new Map();
  if (file.endsWith('.json')) return new Map(Object.entries(readJson(file)));
  const [, ...entries] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  return new Map(
    entries.flatMap((entry) => {
      const [, key = entry.split('\n')[0] ?? ''] = /^## .*\{#([a-z0-9-]+)\}$/m.exec(entry) ?? [];
      const rules = [...entry.matchAll(/^\*\*([A-Z0-9-]+)\*\* (.*)$/gm)];
      return [
        /** @type {[string, string]} */ ([`#${key}`, entry]),
        ...rules.map(([, id = '', text = '']) => /** @type {[string, string]} */ ([id, text])),
      ];
    }),
  );
}

/**
 * Whether a text has words of its own, apart from arguments and markup.
 * @param {string} text
 */
const hasWords = (text) => /\p{L}{2}/u.test(text.replace(/\{[^{}]*\}/g, ''));

/**
 * @param {string} repo
 * @param {LanguageState} language
 * @returns {Comparison}
 */
function compare(repo, language) {
  /** @type {Comparison} */
  const result = { language, count: 0, missing: [], extra: [], untranslated: [] };
  for (const { folder, extension } of textFolders(repo)) {
    if (REPLACEMENTS.has(folder)) continue;
    const [english, own] = [ENGLISH, language.tag].map((tag) =>
      textsOf(path.join(repo, folder, `${tag}.${extension}`)),
    );
    if (english === undefined || own === undefined) continue;
    result.count += english.size;
    const named = (/** @type {string} */ key) => `${folder}/${language.tag}.${extension} ${key}`;
    for (const [key, text] of english) {
      const translated = own.get(key)?.trim() ?? '';
      if (translated === '') result.missing.push(named(key));
      else if (language.tag !== ENGLISH && translated === text.trim() && hasWords(text))
        result.untranslated.push(named(key));
    }
    for (const key of own.keys()) if (!english.has(key)) result.extra.push(named(key));
  }
  return result;
}

/**
 * @param {string} repo
 * @param {readonly LanguageState[]} languages
 */
export const compareTexts = (repo, languages) => languages.map((language) => compare(repo, language));

/**
 * Files of a language that is not in the list.
 * @param {string} repo
 * @param {readonly LanguageState[]} languages
 */
export function unlistedFiles(repo, languages) {
  const tags = new Set(languages.map(({ tag }) => tag));
  return textFolders(repo).flatMap(({ folder, extension }) =>
    readdirSync(path.join(repo, folder))
      .filter((file) => file.endsWith(`.${extension}`) && !tags.has(path.parse(file).name))
      .map((file) => `${folder}/${file}`),
  );
}

/** @param {readonly Comparison[]} comparisons */
export function comparisonTable(comparisons) {
  const rows = [
    ['language', 'state', 'texts', 'missing', 'extra', 'untranslated'],
    ...comparisons.map(({ language: { tag, state }, count, missing, extra, untranslated }) => [
      tag,
      state,
      ...[count, missing.length, extra.length, untranslated.length].map(String),
    ]),
  ];
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const isNumber = (/** @type {number} */ column) => column > 1;
  return rows
    .map((row) =>
      row
        .map((cell, i) => (isNumber(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * What is missing or left over in a complete language.
 * @param {readonly Comparison[]} comparisons
 */
export const faultsOf = (comparisons) =>
  comparisons
    .filter(({ language }) => language.state === 'complete')
    .flatMap(({ missing, extra }) => [
      ...missing.map((text) => `missing: ${text}`),
      ...extra.map((text) => `not in English: ${text}`),
    ]);
