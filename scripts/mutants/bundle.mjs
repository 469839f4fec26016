// Bundles the tests of a group of packages, with all faults planted in their rules, into a folder that plain node can
// run.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { plantIn } from './mutate.mjs';

/** @typedef {import('./mutate.mjs').Mutant} Mutant */
/** @typedef {{repo: string, rules: string[], tests: string[], ids: string[]}} Plan paths from the repository root, ids of rules */

const ENTRY = '\0entry';
const SUITE = '\0vitest';
const MARK = '\0mark:';
const ENGINE = new URL('engine.mjs', import.meta.url).pathname;

/**
 * @param {Plan} plan
 * @param {string} folder
 * @returns {Promise<Mutant[]>}
 */
export async function bundleInto({ repo, rules, tests, ids }, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {Map<string, string>} */
  const planted = new Map();
  /** @type {Mutant[]} */
  const mutants = [];
  let points = 0;
  for (const file of rules.toSorted()) {
    const full = path.join(repo, file);
    const found = plantIn(file, readFileSync(full, 'utf8'), points);
    planted.set(full, found.code);
    for (const mutant of found.mutants) mutants.push(mutant);
    points += found.points;
  }
  await Promise.all([bundleTests(repo, tests, planted, folder), bundleEngine(folder)]);
  writeFileSync(path.join(folder, 'mutants.json'), JSON.stringify({ mutants, points, rules: ids }));
  return mutants;
}

/** Settings of every bundle: one file, for node, without remaining imports. */
const ONE_FILE = /** @type {const} */ ({
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true },
});

/**
 * @param {string} outDir
 * @param {string} input
 * @param {string} name
 * @returns {import('vite').BuildOptions}
 */
const intoOne = (outDir, input, name) => ({
  ssr: true,
  target: 'es2023',
  minify: false,
  outDir,
  emptyOutDir: false,
  rolldownOptions: {
    input: { [name]: input },
    output: { format: 'es', entryFileNames: '[name]', codeSplitting: false },
  },
});

/**
 * @param {string} repo
 * @param {readonly string[]} tests
 * @param {ReadonlyMap<string, string>} planted
 * @param {string} folder
 */
async function bundleTests(repo, tests, planted, folder) {
  const testFiles = new Set(tests.map((file) => path.join(repo, file)));
  await build({
    ...ONE_FILE,
    root: repo,
    plugins: [
      {
        name: 'faults',
        enforce: 'pre',
        resolveId(id) {
          if (id === 'entry') return ENTRY;
          if (id === 'vitest') return SUITE;
          return id.startsWith('mark:') ? `\0${id}` : null;
        },
        load(id) {
          if (id === ENTRY)
            return tests.map((file) => `import 'mark:${file}';\nimport '${path.join(repo, file)}';`).join('\n');
          if (id === SUITE) return 'export const { test, describe, expect } = $suite;';
          if (id.startsWith(MARK))
            return { code: `$suite.begin(${JSON.stringify(id.slice(MARK.length))});`, moduleSideEffects: true };
          return planted.get(id) ?? null;
        },
        // Tests are imported for what they do, also from packages that are otherwise free of side effects.
        transform: (code, id) => (testFiles.has(id) ? { code, moduleSideEffects: true } : null),
      },
    ],
    build: intoOne(folder, 'entry', 'bundle.js'),
  });
  const file = path.join(folder, 'bundle.js');
  const code = readFileSync(file, 'utf8').replace(/^export \{\s*\};?$/m, '');
  writeFileSync(file, code);
}

/** @param {string} folder */
const bundleEngine = (folder) => build({ ...ONE_FILE, build: intoOne(folder, ENGINE, 'engine.mjs') });
