// Which files of a game hold rules, which tests may catch a fault in them, and which games share them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { files, packages, readJson } from '../repo.mjs';

/**
 * Packages whose faults are tried together. Each game is scored by its own package and the engine it shares.
 * @typedef {{name: string, packages: string[], games: {game: string, packages: string[]}[]}} Group
 */

const COMMON = 'common';
/** Code that every game uses and that is not a game. */
const NO_GAME = new Set(['catalog', COMMON]);

/** Folders and files of a game's package without rules, with what checks them instead. */
const NO_RULES = [
  [/\/(testing|golden)\//, 'tests'],
  [/\.(test|subject)\.ts$/, 'tests'],
  [/\/(words|texts|rules)\//, 'what the game says; the tests of its catalogues hold it'],
  [
    /\/(words|texts|almanac|provenance|rulings|drawing)\.ts$/,
    'what the game says; the tests of its catalogues hold it',
  ],
  [/\/(entry|edition|facts|index|events)\.ts$/, 'lists and types'],
  [/\/turn-actions\.ts$/, 'a first glance, for speed; law 2 holds it'],
  [
    /\/(copy|memory|hands|transfers|imagine|imagining)\.ts$/,
    'what bots copy, remember and imagine; laws 3 and 4 hold it',
  ],
];

/** @param {string} file */
export const isRuleFile = (file) =>
  file.endsWith('.ts') && !NO_RULES.some(([pattern]) => /** @type {RegExp} */ (pattern).test(file));

/**
 * Tests that may catch a fault: no golden games, no laws, no texts.
 * @param {string} file
 */
const isRuleTest = (file) => /^games\/[^/]+\/[^/]+\.test\.ts$/.test(file) && !/\/(golden|laws)\.test\.ts$/.test(file);

/**
 * @param {string} repo
 * @returns {Group[]}
 */
export function groupsOf(repo) {
  const all = packages(repo).filter(({ folder }) => folder.startsWith('games/'));
  const nameOf = (/** @type {string} */ folder) => folder.slice('games/'.length);
  const isGame = (/** @type {string} */ name) => existsSync(path.join(repo, 'games', name, 'rules', 'en.md'));
  const games = all.map(({ folder }) => nameOf(folder)).filter((name) => !NO_GAME.has(name) && isGame(name));
  const sharedBy = (/** @type {string} */ game) => {
    const { dependencies = {} } = readJson(path.join(repo, 'games', game, 'package.json'));
    return Object.keys(dependencies)
      .map((name) => name.replace('@orrery/', ''))
      .filter((name) => !NO_GAME.has(name) && existsSync(path.join(repo, 'games', name)) && !isGame(name));
  };
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const game of games) {
    const [engine] = sharedBy(game);
    const name = engine ?? game;
    const group = groups.get(name) ?? { name, packages: engine === undefined ? [] : [engine], games: [] };
    group.packages.push(game);
    group.games.push({ game, packages: engine === undefined ? [game] : [game, engine] });
    groups.set(name, group);
  }
  const found = [...groups.values()];
  if (!existsSync(path.join(repo, 'games', COMMON))) return found;
  return [...found, { name: COMMON, packages: [COMMON], games: [{ game: COMMON, packages: [COMMON] }] }];
}

/**
 * The games whose rules can be scored.
 * @param {string} repo
 */
export const judgedGames = (repo) =>
  groupsOf(repo).flatMap(({ games }) => games.map(({ game }) => game).filter((game) => game !== COMMON));

/**
 * What to bundle for a group. Code that every game uses is tested by the rule tests of all of them.
 * @param {string} repo
 * @param {Group} group
 * @returns {import('./bundle.mjs').Plan}
 */
export function planOf(repo, { name, packages: own }) {
  const all = files(repo);
  const inRooms = (/** @type {readonly string[]} */ names) => (/** @type {string} */ file) =>
    names.some((room) => file.startsWith(`games/${room}/`));
  const testing = name === COMMON ? groupsOf(repo).flatMap((group) => group.packages) : own;
  const registers = all.filter((file) => /^games\/[^/]+\/rules\/en\.md$/.test(file)).filter(inRooms(testing));
  return {
    repo,
    rules: all.filter(inRooms(own)).filter(isRuleFile),
    tests: all.filter(inRooms(testing)).filter(isRuleTest),
    ids: registers.flatMap((file) =>
      Array.from(
        readFileSync(path.join(repo, file), 'utf8').matchAll(/^\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*/gm),
        ([, id = '']) => id,
      ),
    ),
  };
}
