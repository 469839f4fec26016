// Prints for every rule register how many of its rules have a test, and which have none. Fails when a game that the
// catalog marks as complete leaves a rule untested.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { files, isMain, root, testedIn } from './repo.mjs';
import { gamePackages, withSources } from './sources.mjs';

/** @typedef {import('../kernel/laws/register-of-rules.ts').RuleCoverage} RuleCoverage */
/** @typedef {{folder: string, games: string[], coverage: RuleCoverage}} Register */
/** @typedef {{folder: string, subjects: {game: {id: string}}[], register?: string | null}} PackageInfo with its register, if that is more than rules/en.md */

const REGISTER = /\/rules\/en\.md$/;
const WIDTH = 110;

/**
 * The rule registers, each with the tests of its package and of the engine it shares.
 * @param {string} repo
 * @param {(register: string, tests: string[]) => RuleCoverage} coverageOf
 * @param {readonly PackageInfo[]} packages
 * @returns {Register[]}
 */
export function registersOf(repo, coverageOf, packages) {
  const all = files(repo);
  const text = (/** @type {string} */ file) => readFileSync(path.join(repo, file), 'utf8');
  return all
    .filter((file) => REGISTER.test(file))
    .map((file) => {
      const folder = file.replace(REGISTER, '');
      const places = testedIn(repo, folder);
      const tests = all.filter(
        (each) => each.endsWith('.test.ts') && places.some((place) => each.startsWith(`${place}/`)),
      );
      const { subjects = [], register } = packages.find((room) => room.folder === folder) ?? {};
      const coverage = coverageOf(register ?? text(file), tests.map(text));
      return { folder, games: subjects.map(({ game }) => game.id), coverage };
    });
}

/**
 * A package with its rules as readers see them.
 * @param {import('./sources.mjs').Load} load
 * @param {import('./sources.mjs').GameRoom} room
 * @returns {Promise<PackageInfo>}
 */
async function withRegister(load, room) {
  const almanac = path.posix.join(room.folder, 'almanac.ts');
  const register = existsSync(path.join(root, almanac)) ? await (await load(almanac)).loadAlmanac('en') : null;
  return { ...room, register };
}

/**
 * What is wrong with games that are marked as complete.
 * @param {readonly Register[]} registers
 * @param {readonly string[]} complete the ids of those games
 * @returns {string[]}
 */
export function complaintsAbout(registers, complete) {
  return complete.flatMap((id) => {
    const register = registers.find(({ games }) => games.includes(id));
    if (register === undefined) return [`${id} is complete, but no room has its rules and puts it before the laws.`];
    const { missing, unknown, doubled } = register.coverage;
    return [
      ...(missing.length > 0 ? [`${id} is complete, but ${count(missing)} without a test.`] : []),
      ...(unknown.length > 0 ? [`Tests of ${id} name rules that are not in its register: ${unknown.join(', ')}.`] : []),
      ...(doubled.length > 0 ? [`The register of ${id} has ids that stand twice: ${doubled.join(', ')}.`] : []),
    ];
  });
}

/** @param {readonly string[]} ids */
const count = (ids) => (ids.length === 1 ? '1 rule is' : `${ids.length} rules are`);

/**
 * @param {readonly Register[]} registers
 * @returns {string[]}
 */
export function table(registers) {
  const width = Math.max(...registers.map(({ folder }) => folder.length), 5);
  const row = (/** @type {(string | number)[]} */ [room, ...cells]) =>
    String(room).padEnd(width) + cells.map((cell) => String(cell).padStart(10)).join('');
  const rows = registers.map(({ folder, coverage: { rules, missing } }) =>
    row([folder, rules.length, rules.length - missing.length, missing.length]),
  );
  const lists = registers.flatMap(({ folder, coverage: { missing } }) =>
    missing.length === 0 ? [] : ['', `Without a test in ${folder}:`, ...wrapped(missing)],
  );
  return [row(['room', 'rules', 'tested', 'missing']), ...rows, ...lists];
}

/**
 * @param {readonly string[]} words
 * @returns {string[]}
 */
function wrapped(words) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}

async function main() {
  const [registers, complete] = await withSources(async (load) => {
    const { coverageOf } = await load('kernel/laws/register-of-rules.ts');
    const { ALL_GAMES } = await load('games/catalog/index.ts');
    /** @type {{id: string, state: string}[]} */
    const games = ALL_GAMES;
    const ids = games.filter(({ state }) => state === 'complete').map(({ id }) => id);
    const packages = await Promise.all((await gamePackages(load)).map((room) => withRegister(load, room)));
    return /** @type {const} */ ([registersOf(root, coverageOf, packages), ids]);
  });
  const complaints = complaintsAbout(registers, complete);
  console.log([...table(registers), ...(complaints.length > 0 ? ['', ...complaints] : [])].join('\n'));
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

if (isMain(import.meta.url)) await main();
