// Runs every part of the test suite, continues after a failure and ends with a one-line summary. `npm test -- types
// unit` runs only the named parts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browser } from './browser.mjs';
import { programs } from './bundles.mjs';
import { judgedGames } from './mutants/packages.mjs';
import { testPython } from './python.mjs';
import { isMain, readJson, root } from './repo.mjs';

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */
/** @typedef {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number}} UnitReport */
/** @typedef {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}}} BrowserReport */
/** @typedef {{name: string, says: string, run: () => Counts | Promise<Counts>}} Part */

const REPORTS = path.join(root, '.cache', 'reports');
const PASS = { passed: 1, failed: 0, skipped: 0 };
const FAIL = { passed: 0, failed: 1, skipped: 0 };
/** Number of faults the suite plants in the rules of each group of games. `npm run mutants` plants all. */
const SAMPLE = 40;

/** @type {readonly Part[]} */
const PARTS = [
  {
    name: 'lint',
    says: 'Format and lint',
    run: () => check(tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')),
  },
  { name: 'arrows', says: 'Import arrows', run: () => check(script('arrows')) },
  { name: 'names', says: 'Exported names', run: () => check(script('names')) },
  { name: 'unused', says: 'Unused files, exports and packages', run: () => check(tool('knip/bin/knip.js')) },
  { name: 'lockfile', says: 'Lockfile', run: () => check(script('lockfile')) },
  { name: 'texts', says: 'Texts of all languages', run: () => check(script('texts', '--check')) },
  { name: 'types', says: 'Types', run: () => check(tool('typescript/bin/tsc', '--build')) },
  { name: 'bundles', says: 'Bundles', run: () => check(script('setup', '--build', ...programs(root))) },
  { name: 'python', says: 'Tests of the Python package', run: () => (testPython() ? PASS : FAIL) },
  { name: 'unit', says: 'Unit, property, law and integration tests', run: unit },
  ...(existsSync(path.join(root, 'scripts', 'rules.mjs'))
    ? [{ name: 'rules', says: 'Rules without a test', run: () => check(script('rules')) }]
    : []),
  {
    name: 'mutants',
    says: 'Faults planted in the rules, a sample',
    run: () => check(script('mutants', ...judgedGames(root), '--sample', String(SAMPLE))),
  },
  { name: 'browser', says: 'Browser tests', run: inBrowser },
];

/**
 * A script of this folder, to be run by node.
 * @param {string} name
 * @param {...string} options
 */
const script = (name, ...options) => [path.join(root, 'scripts', `${name}.mjs`), ...options];

/**
 * An installed tool, to be run by node: starting it by file avoids a shell and npx.
 * @param {string} file
 * @param {...string} options
 */
const tool = (file, ...options) => [path.join(root, 'node_modules', file), ...options];

/** Colours are for terminals, whatever the environment says. */
const environment = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [extra]
 */
function succeeds(command, extra = {}) {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...extra },
  });
  return status === 0;
}

/** @param {readonly string[]} command */
const check = (command) => (succeeds(command) ? PASS : FAIL);

function unit() {
  const report = freshReport('unit.json');
  const command = tool(
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  const isGood = succeeds(command);
  return counted(isGood, report, (/** @type {UnitReport} */ told) => ({
    passed: told.numPassedTests,
    failed: told.numFailedTests,
    skipped: told.numPendingTests + told.numTodoTests,
  }));
}

async function inBrowser() {
  const report = freshReport('browser.json');
  const command = tool('@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json');
  const isGood = succeeds(command, { ORRERY_BROWSER: await browser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return counted(isGood, report, (/** @type {BrowserReport} */ { stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

/** @param {string} name */
function freshReport(name) {
  const report = path.join(REPORTS, name);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  return report;
}

/**
 * The counts of a report. A run that failed without a failing test, or without a report, counts as one failure.
 * @template Report
 * @param {boolean} isGood
 * @param {string} report
 * @param {(told: Report) => Counts} read
 */
export function counted(isGood, report, read) {
  if (!existsSync(report)) return FAIL;
  const counts = read(readJson(report));
  return isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** @param {readonly Counts[]} all */
export function summary(all) {
  const sum = (/** @type {keyof Counts} */ key) => all.reduce((total, counts) => total + counts[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`;
}

/** @param {string} text */
const bold = (text) => (process.stdout.isTTY ? `\u001b[1m${text}\u001b[22m` : text);

/**
 * @param {Part} part
 * @returns {Promise<Counts>}
 */
async function runPart({ says, run }) {
  console.log(`\n${bold(`== ${says}`)}`);
  const start = performance.now();
  const counts = await attempt(run);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(bold(`== ${says}: ${counts.failed > 0 ? 'FAILED' : 'ok'}, ${seconds} s`));
  return counts;
}

/** @param {Part['run']} run */
async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return FAIL;
  }
}

/**
 * @param {readonly string[]} names
 * @returns {Promise<number>} the exit code
 */
async function main(names) {
  const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
  if (unknown !== undefined) {
    console.error(`There is no part ${unknown}; there are ${PARTS.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  /** @type {Counts[]} */
  const all = [];
  for (const part of PARTS) {
    if (names.length === 0 || names.includes(part.name)) all.push(await runPart(part));
  }
  console.log(`\n${bold(summary(all))}`);
  return all.some(({ failed }) => failed > 0) ? 1 : 0;
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
