// Checks that an exported name is declared once. Sibling games may use the same name for the same thing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { conclude, files, isMain, root } from './repo.mjs';

const SOURCE = /\.tsx?$/;
/** Tests and their helpers have names of their own, and frozen editions are built files. */
const NOT_CHECKED = /\.(test|spec|subject|d)\.tsx?$|(^|\/)testing\/|^editions\/[^/]+\/\d/;
const DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) ([\w$]+)/gm;

/**
 * The parts of a repository that are laid out alike for every game: the package, then the game. Comet is the example game
 * of the kernel.
 */
const GAME_FOLDERS = [/^(games|bots|web\/games|e2e)\/([^/]+)\//, /^(kernel)\/(example)\//];
/** These folders hold what several games share; their names are not repeated by a game. */
const SHARED = new Set([
  'common',
  'catalog',
  'arena',
  'runner',
  'environment',
  'puzzles',
  'tune',
  'online',
  'player',
  'screens',
]);
/** Each of these files exports one value under this name, and a list imports them all. */
const PLUGIN_EXPORTS = [/^games\/startrek\/support\/[\w-]+\.ts$/];

/**
 * Where a declaration belongs: a game's files are told apart by game, all others are one place each.
 * @param {string} file
 */
function placeOf(file) {
  if (PLUGIN_EXPORTS.some((pattern) => pattern.test(file))) return file;
  for (const pattern of GAME_FOLDERS) {
    const [, folder, game = ''] = pattern.exec(file) ?? [];
    if (folder !== undefined && !SHARED.has(game)) return `${folder}/${game}`;
  }
  return null;
}

/**
 * Every exported name that is declared twice, with the files.
 * @param {string} repo
 * @returns {string[]}
 */
export function repeatedNames(repo) {
  /** @type {Map<string, string[]>} */
  const declared = new Map();
  for (const file of files(repo)) {
    if (!SOURCE.test(file) || NOT_CHECKED.test(file)) continue;
    for (const [, name = ''] of readFileSync(path.join(repo, file), 'utf8').matchAll(DECLARATION)) {
      declared.set(name, [...(declared.get(name) ?? []), file]);
    }
  }
  return [...declared]
    .filter(([, places]) => isRepeated([...new Set(places)]))
    .map(([name, places]) => `${name} is exported by ${[...new Set(places)].join(' and ')}`)
    .sort();
}

/** @param {readonly string[]} places */
function isRepeated(places) {
  const owners = places.map(placeOf);
  return places.length > 1 && (owners.includes(null) || new Set(owners).size < owners.length);
}

if (isMain(import.meta.url)) conclude(repeatedNames(root), 'Every exported name has one meaning.');
