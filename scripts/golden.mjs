// Records a game's golden games again: `npm run golden -- startrek`. Only when a rule was changed on purpose. The
// package defines them in `testing/golden.ts`: `goldenGame(seed)` returns a log, `GOLDEN_SEEDS` are the games to keep.
// Golden games detect change, not errors: so the rule tests of the game run first, and the changes are described in
// words.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { files, isMain, readJson, root, testedIn, walk } from './repo.mjs';
import { withSources } from './sources.mjs';

/** @typedef {import('./sources.mjs').Load} Load */
/** @typedef {import('../games/common/testing/change.ts').Narrator} Narrator */
/** @typedef {{game: string, tellOnly: boolean}} Command */

const HELP = `npm run golden -- GAME [--tell]

Records the golden games of GAME anew, if all rule tests of GAME pass, and tells what changed since they were recorded.

  --tell   only tell what changed; write nothing
`;

const FILES = 10;
const USUAL = Array.from({ length: 40 }, (_, i) => i + 1);
/** Number of games whose changes are described; further ones are only counted. */
const TOLD = 3;
/** Packages that the rules of the last recording need. */
const RULE_ROOMS = ['kernel', 'words', 'games'];

/**
 * @param {readonly string[]} words
 * @returns {Command | null}
 */
export function readCommand(words) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    strict: false,
    options: { tell: { type: 'boolean' } },
  });
  const [game, ...more] = positionals;
  const isKnown = Object.keys(values).every((name) => name === 'tell');
  if (!isKnown || game === undefined || more.length > 0) return null;
  return { game, tellOnly: values.tell === true };
}

/**
 * The rule tests of a game: those of its package and of the engine it shares, without golden games, laws, position
 * counts and texts.
 * @param {readonly string[]} all
 * @param {string} game
 */
export function ruleTests(all, game) {
  const places = testedIn(root, `games/${game}`);
  return all.filter(
    (file) =>
      /^games\/[^/]+\/[^/]+\.test\.ts$/.test(file) &&
      places.some((place) => file.startsWith(`${place}/`)) &&
      !/\/(golden|laws|perft)\.test\.ts$/.test(file),
  );
}

/** @param {string} game */
function rulesHold(game) {
  console.log(`The rule tests of ${game} come first.`);
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      '--pool=threads',
      '--no-isolate',
      ...ruleTests(files(root), game),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  return status === 0;
}

/** @param {readonly string[]} words */
const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim();

/**
 * The rules by which the golden games were recorded, and those games, as of the commit that recorded them.
 * @param {string} game
 * @returns {string | null} a folder, null when it is not in the history
 */
function lastRecording(game) {
  const commit = git('log', '-1', '--format=%H', '--', `games/${game}/golden`);
  if (commit === '') return null;
  const folder = path.join(root, '.cache', 'golden', commit);
  if (existsSync(folder)) return folder;
  rmSync(path.dirname(folder), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  spawnSync('git', ['archive', '-o', archive, commit, ...RULE_ROOMS], { cwd: root });
  const unpacked = spawnSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive, { force: true });
  // Its project settings point to packages that are missing here; they are not needed to run it.
  for (const file of walk(folder, '')) if (file.endsWith('tsconfig.json')) writeFileSync(path.join(folder, file), '{}');
  return unpacked.status === 0 ? folder : null;
}

/**
 * The sources of our packages in another checkout.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function packagesIn(folder) {
  const games = readdirSync(path.join(folder, 'games')).map((name) => `games/${name}`);
  const places = [...RULE_ROOMS, ...games].filter((place) => existsSync(path.join(folder, place, 'package.json')));
  return Object.fromEntries(
    places.flatMap((place) => {
      /** @type {{name: string, exports?: Record<string, string>}} */
      const { name, exports = {} } = readJson(path.join(folder, place, 'package.json'));
      return Object.entries(exports).map(([part, file]) => [name + part.slice(1), path.join(folder, place, file)]);
    }),
  );
}

/**
 * Describes where the present rules play differently from the recorded golden games.
 * @param {string} game
 * @param {Load} load
 */
async function tellChanges(game, load) {
  const folder = lastRecording(game);
  if (folder === null) return console.log('There is no history to tell from what changed.');
  const { changeBetween, narratorOf } = await load('games/common/testing/change.ts');
  const entry = `games/${game}/entry.ts`;
  /** @type {Narrator} */
  const present = await narratorOf((await load(entry)).ENTRY.present);
  const changes = await withSources(async (loadFormer) => {
    /** @type {Narrator} */
    const former = await narratorOf((await loadFormer(path.join(folder, entry))).ENTRY.present);
    const golden = path.join(folder, 'games', game, 'golden');
    return readdirSync(golden).flatMap((file) =>
      logsIn(readFileSync(path.join(golden, file), 'utf8')).map(({ id, text, line }) => {
        /** @type {string | null} */
        const change = changeBetween(former, present, text);
        return change?.replace(/^line (\d+)/, (_, at) => `${id}, golden/${file} line ${Number(at) + line}`) ?? null;
      }),
    );
  }, packagesIn(folder));
  const changed = changes.filter((change) => change !== null);
  console.log(`${changed.length} of ${changes.length} golden games play otherwise than recorded.`);
  for (const change of changed.slice(0, TOLD)) console.log(change);
}

/**
 * The logs of a file, with the lines before each.
 * @param {string} text
 */
export function logsIn(text) {
  let line = 0;
  return text.split(/^(?=orrery log )/m).map((log) => {
    const found = { id: /^id (.*)$/m.exec(log)?.[1] ?? '', text: log, line };
    line += log.split('\n').length - 1;
    return found;
  });
}

/**
 * Pairs the games of each file: both sides have the same number, and no file is empty.
 * @param {readonly number[]} seeds
 */
export function inFiles(seeds) {
  const each = Math.ceil(seeds.length / FILES);
  const many = Math.ceil(seeds.length / Math.max(1, each));
  return Array.from({ length: many }, (_, file) => seeds.slice(file * each, (file + 1) * each));
}

/**
 * @param {string} game
 * @param {Load} load
 */
async function record(game, load) {
  const { goldenGame, GOLDEN_SEEDS = USUAL } = await load(`games/${game}/testing/golden.ts`);
  const texts = inFiles(GOLDEN_SEEDS).map((seeds) => seeds.map(goldenGame).join(''));
  const folder = path.join(root, 'games', game, 'golden');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of texts.entries()) {
    writeFileSync(path.join(folder, `${String(file + 1).padStart(2, '0')}.log`), text);
  }
  console.log(`The golden games of ${game} are recorded.`);
}

/**
 * @param {readonly string[]} words
 * @returns {Promise<number>} the exit code
 */
async function main(words) {
  const command = readCommand(words);
  if (command === null) {
    console.error(HELP);
    return 2;
  }
  const { game, tellOnly } = command;
  if (!files(root).includes(`games/${game}/testing/golden.ts`)) {
    console.error('Name a game whose room has testing/golden.ts: npm run golden -- startrek');
    return 2;
  }
  if (!tellOnly && !rulesHold(game)) {
    console.error(`Nothing is recorded while a rule test of ${game} fails: golden games would keep the fault.`);
    return 1;
  }
  await withSources(async (load) => {
    await tellChanges(game, load);
    if (!tellOnly) await record(game, load);
  });
  return 0;
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
