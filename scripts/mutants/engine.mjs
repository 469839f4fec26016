// Tries faults: `node engine.mjs FOLDER [--jobs N] [--list FILE]`, where FOLDER has the output of bundle.mjs. Bundled
// with all its dependencies, so that it also runs on a machine that has only node. Faults are distributed over long-
// lived processes; a process that stops answering is killed and its fault counts as caught, since its tests do not end.
import { fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import vm from 'node:vm';
import { Bench, baselineOf } from './trial.mjs';

/** @typedef {import('./mutate.mjs').Mutant} Mutant */
/** @typedef {import('./trial.mjs').Outcome} Outcome */
/** @typedef {import('./trial.mjs').Bundle} Bundle */
/** @typedef {{mutants: Mutant[], points: number, rules: string[]}} Planted */

/** A process that has not answered for this long is killed. */
const SILENCE_MS = 300_000;
/** Number of faults handed out at a time. */
const HANDFUL = 40;

/** @param {string} folder */
function readBundle(folder) {
  const code = readFileSync(path.join(folder, 'bundle.js'), 'utf8');
  /** @type {Bundle} */
  const bundle = vm.runInThisContext(`(async function($m,$suite){"use strict";${code}\n})`, { filename: 'bundle.js' });
  /** @type {Planted} */
  const planted = JSON.parse(readFileSync(path.join(folder, 'mutants.json'), 'utf8'));
  return { bundle, planted };
}

/** A process that tries faults: it receives keys, reports which one it starts, and returns their results. */
async function worker(/** @type {string} */ folder) {
  const { bundle, planted } = readBundle(folder);
  const baseline = await baselineOf(bundle, planted.points, planted.rules);
  const bench = new Bench(bundle, baseline);
  const byKey = new Map(planted.mutants.map((mutant) => [mutant.key, mutant]));
  process.on('message', async (/** @type {string[]} */ keys) => {
    const mutants = keys.flatMap((key) => byKey.get(key) ?? []);
    process.send?.({ outcomes: await bench.tryAll(mutants, (key) => process.send?.({ begun: key })) });
  });
  process.send?.({ outcomes: [] });
}

/**
 * @param {string} folder
 * @param {readonly string[]} keys
 * @param {number} jobs
 * @param {(outcomes: readonly Outcome[]) => void} onProgress
 * @returns {Promise<Outcome[]>}
 */
function shareOut(folder, keys, jobs, onProgress) {
  const waiting = [...keys];
  /** @type {Outcome[]} */
  const found = [];
  return new Promise((resolve, reject) => {
    let living = 0;
    const employ = () => {
      living++;
      const child = fork(fileURLToPath(import.meta.url), [folder, '--worker'], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      /** @type {string[]} */
      let handed = [];
      let current = '';
      let isAtWork = false;
      let silence = setTimeout(() => child.kill('SIGKILL'), SILENCE_MS);
      child.on('message', (/** @type {{begun?: string, outcomes?: Outcome[]}} */ { begun, outcomes = [] }) => {
        clearTimeout(silence);
        silence = setTimeout(() => child.kill('SIGKILL'), SILENCE_MS);
        isAtWork = true;
        current = begun ?? '';
        if (begun !== undefined) return;
        found.push(...outcomes);
        if (outcomes.length > 0) onProgress(found);
        handed = waiting.splice(0, HANDFUL);
        if (handed.length === 0) child.disconnect();
        else child.send(handed);
      });
      child.on('exit', () => {
        clearTimeout(silence);
        living--;
        if (!isAtWork) return reject(new Error('The tests do not pass without a fault, or do not end.'));
        if (current !== '') found.push({ key: current, fate: 'rule', by: '', endless: true, tests: 1 });
        waiting.unshift(...handed.filter((key) => key !== current));
        if (waiting.length > 0) employ();
        else if (living === 0) resolve(found);
      });
    };
    for (let i = 0; i < Math.min(jobs, keys.length); i++) employ();
    if (keys.length === 0) resolve([]);
  });
}

/**
 * Writes the results, merged with earlier ones.
 * @param {string} folder
 * @param {readonly Outcome[]} outcomes
 */
function write(folder, outcomes) {
  const kept = path.join(folder, 'kept.json');
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  writeFileSync(path.join(folder, 'outcomes.json'), `${JSON.stringify([...before, ...outcomes], null, 1)}\n`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: 'string' }, list: { type: 'string' }, worker: { type: 'boolean' } },
});
const folder = path.resolve(positionals[0] ?? '.');
if (values.worker === true) await worker(folder);
else {
  const { planted } = readBundle(folder);
  /** @type {string[]} */
  const keys =
    values.list === undefined
      ? planted.mutants.map(({ key }) => key)
      : JSON.parse(readFileSync(path.resolve(values.list), 'utf8'));
  const jobs = Number(values.jobs ?? os.availableParallelism());
  const outcomes = await shareOut(folder, keys, jobs, (soFar) => {
    write(folder, soFar);
    process.stderr.write(`${soFar.length} of ${keys.length} faults tried\n`);
  });
  const order = new Map(keys.map((key, i) => [key, i]));
  outcomes.sort((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0));
  write(folder, outcomes);
}
