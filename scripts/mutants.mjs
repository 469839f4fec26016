// Plants faults in the rules of a game and lists those that no rule test catches: `npm run mutants -- startrek`.
// docs/testing.md explains how to read the result.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleInto } from './mutants/bundle.mjs';
import { groupsOf, planOf } from './mutants/packages.mjs';
import { excusesOf, holdsBar, judge, sampleOf, scoreLine, scoreOf, survivorLines } from './mutants/report.mjs';
import { isMain, readJson, root } from './repo.mjs';

/** @typedef {import('./mutants/packages.mjs').Group} Group */
/** @typedef {import('./mutants/mutate.mjs').Mutant} Mutant */
/** @typedef {import('./mutants/trial.mjs').Outcome} Outcome */
/** @typedef {{games: string[], jobs: number, files: string | null, sample: number | null, isAgain: boolean, step: 'all' | 'bundle' | 'report'}} Command */

const HELP = `npm run mutants -- [GAME …] [--jobs N] [--files PATTERN] [--sample N] [--again] [--bundle | --report]

Plants faults in the rules of each GAME, of all unless named, and runs the tests that reach them, without golden games
and laws. Lists the faults that no test with the number of a rule in its name catches.

  --jobs N         processes; as many as there are cores unless told
  --files PATTERN  only faults in files whose path matches this regular expression
  --sample N       only N faults of each group, always the same ones
  --again          only faults that were not caught the last time; the others count as they did then
  --bundle         only write the folder to run elsewhere: node FOLDER/engine.mjs FOLDER [--jobs N]
  --report         only report what FOLDER/outcomes.json says
`;

/** An error in the command line. */
class Misuse extends Error {}

/**
 * @param {string | undefined} given
 * @param {string} name
 */
function count(given, name) {
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,6}$/.test(given))
    throw new Misuse(`--${name} must be a whole number from 1 on, not ${JSON.stringify(given)}.`);
  return Number(given);
}

/**
 * @param {readonly string[]} words
 * @returns {Command | null}
 */
export function readCommand(words) {
  /** @type {ReturnType<typeof parsed>} */
  let read;
  try {
    read = parsed(words);
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = read;
  if (values.help === true) return null;
  return {
    games: positionals,
    jobs: count(values.jobs, 'jobs') ?? os.availableParallelism(),
    files: values.files ?? null,
    sample: count(values.sample, 'sample'),
    isAgain: values.again === true,
    step: values.bundle === true ? 'bundle' : values.report === true ? 'report' : 'all',
  };
}

/** @param {readonly string[]} words */
const parsed = (words) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      jobs: { type: 'string' },
      files: { type: 'string' },
      sample: { type: 'string' },
      again: { type: 'boolean' },
      bundle: { type: 'boolean' },
      report: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });

/**
 * The groups to try, each with the games to score.
 * @param {readonly Group[]} groups
 * @param {readonly string[]} names
 * @returns {Group[]}
 */
export function chosen(groups, names) {
  const known = groups.flatMap(({ games }) => games.map(({ game }) => game));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Misuse(`There is no game ${unknown}; there are ${known.join(', ')}.`);
  if (names.length === 0) return [...groups];
  return groups
    .map((group) => ({ ...group, games: group.games.filter(({ game }) => names.includes(game)) }))
    .filter(({ games }) => games.length > 0);
}

/**
 * @param {readonly Mutant[]} mutants
 * @param {Command} command
 * @param {Group} group
 */
function toTry(mutants, { files, sample }, { games }) {
  const packages = games.flatMap((game) => game.packages);
  const pattern = files === null ? null : new RegExp(files);
  const some = mutants.filter(
    ({ file }) =>
      packages.some((room) => file.startsWith(`games/${room}/`)) && (pattern === null || pattern.test(file)),
  );
  return sample === null ? some : sampleOf(some, sample);
}

/**
 * @param {Group} group
 * @param {Command} command
 * @returns {Promise<boolean>} whether the required share is reached
 */
async function run(group, command) {
  // A sampled run of the suite does not overwrite the results of a full run.
  const folder = path.join(root, '.cache', 'mutants', command.sample === null ? group.name : `${group.name}-sample`);
  const caught = command.isAgain ? caughtBefore(folder) : [];
  /** @type {Mutant[]} */
  const mutants =
    command.step === 'report'
      ? readJson(path.join(folder, 'mutants.json')).mutants
      : await bundleInto(planOf(root, group), folder);
  if (command.step === 'bundle') {
    console.log(
      `${mutants.length} faults: node ${path.relative(root, folder)}/engine.mjs ${path.relative(root, folder)}`,
    );
    return true;
  }
  if (command.step === 'all') tryOut(folder, toTry(mutants, command, group), caught, command.jobs);
  const { judged, stale } = judge(
    mutants,
    readJson(path.join(folder, 'outcomes.json')),
    excusesOf(root, group.packages),
  );
  const scores = group.games.map((game) => scoreOf(game, judged));
  console.log(survivorLines(judged).join('\n'));
  for (const line of stale) console.log(`\nStale: ${line}`);
  console.log(`\n${scores.map(scoreLine).join('\n')}`);
  const rest = judged.filter(({ outcome, reason }) => outcome.fate !== 'rule' && reason === null);
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify({ scores, stale, survivors: rest }, null, 1)}\n`);
  console.log(`As data: ${path.relative(root, path.join(folder, 'report.json'))}`);
  return stale.length === 0 && scores.every(holdsBar);
}

/**
 * The faults that were caught in the last run.
 * @param {string} folder
 * @returns {Outcome[]}
 */
function caughtBefore(folder) {
  const file = path.join(folder, 'outcomes.json');
  /** @type {Outcome[]} */
  const outcomes = existsSync(file) ? readJson(file) : [];
  return outcomes.filter(({ fate }) => fate === 'rule');
}

/**
 * @param {string} folder
 * @param {readonly Mutant[]} mutants
 * @param {readonly Outcome[]} caught need not be tried again
 * @param {number} jobs
 */
function tryOut(folder, mutants, caught, jobs) {
  const keys = new Set(mutants.map(({ key }) => key));
  const kept = caught.filter(({ key }) => keys.delete(key));
  const list = path.join(folder, 'list.json');
  writeFileSync(list, JSON.stringify([...keys]));
  writeFileSync(path.join(folder, 'kept.json'), JSON.stringify(kept));
  const command = [path.join(folder, 'engine.mjs'), folder, '--jobs', String(jobs), '--list', list];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The faults could not be tried: node ${command.join(' ')} ended with ${status}.`);
}

/**
 * @param {readonly string[]} words
 * @returns {Promise<number>} the exit code
 */
async function main(words) {
  try {
    const command = readCommand(words);
    if (command === null) {
      console.log(HELP);
      return 0;
    }
    let isHeld = true;
    for (const group of chosen(groupsOf(root), command.games)) isHeld = (await run(group, command)) && isHeld;
    return isHeld ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(error.message);
    return 2;
  }
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
