import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withLearnable } from '@orrery/bots/environment';
import { judge } from './bars.ts';
import type { Costs } from './costs.ts';
import { middle } from './cpu.ts';
import { type Figures, figuresOf, type Learning, type Overhead, type Results } from './figures.ts';
import { type Flags, HELP, readFlags } from './flags.ts';
import { measurable } from './games.ts';
import type { Pace } from './pace.ts';
import { type Setup, setupsOf } from './setups.ts';
import { tableOf, verdictsOf } from './table.ts';

const EXAMPLE = 'comet';
const PROCESSES = 3;

/** Where the figures are kept; this file runs from dist/bench. */
const RESULTS = new URL('../../bench/results/', import.meta.url);
const worker = fileURLToPath(new URL('./worker.js', import.meta.url));

/** Measures in a process of its own, one after the other: what the compiler learnt from one game must not slow another. */
async function inWorker<X>(...args: readonly string[]): Promise<X> {
  const { stdout } = await promisify(execFile)(process.execPath, [worker, ...args]);
  return JSON.parse(stdout);
}

/** How the compiler goes about a loop differs from process to process, so the middle one of several speaks for them. */
async function inWorkers<X>(figure: (each: X) => number, ...args: readonly string[]): Promise<X> {
  const found: X[] = [];
  while (found.length < PROCESSES) found.push(await inWorker<X>(...args));
  return middle(found, figure);
}

async function measure(setup: Setup, budget: Flags['budget']): Promise<Figures> {
  console.error(`measuring ${setup.name} …`);
  const pace = await inWorkers<Pace>(({ gamesToLoop }) => gamesToLoop, budget, 'pace', setup.name);
  return figuresOf(setup, pace, await inWorker<Costs>(budget, 'costs', setup.name));
}

async function measureOverhead(budget: Flags['budget']): Promise<Overhead> {
  console.error(`measuring ${EXAMPLE} by hand …`);
  return inWorkers<Overhead>(({ overheadNs }) => overheadNs, budget, 'overhead');
}

async function measureLearning(game: string, budget: Flags['budget']): Promise<Learning> {
  console.error(`measuring the environment of ${game} …`);
  return inWorkers<Learning>(({ ratios }) => ratios.toPlayouts, budget, 'learning', game);
}

async function run({ budget, game }: Flags): Promise<Results> {
  const chosen = game === null ? measurable() : [game];
  const games: Figures[] = [];
  for (const setup of chosen.flatMap(setupsOf)) games.push(await measure(setup, budget));
  const overhead = chosen.includes(EXAMPLE) ? await measureOverhead(budget) : null;
  const learning: Learning[] = [];
  for (const id of chosen)
    if ((await withLearnable(id, ({ game }) => game.id)) !== null) learning.push(await measureLearning(id, budget));
  const made = { date: new Date().toISOString().slice(0, 10), node: process.version, cpu: cpus()[0]?.model ?? '' };
  return { format: 1, budget, games, overhead, learning, made };
}

/** Only a full run of everything replaces the record; any other is kept beside it, for this machine alone. */
function keep(results: Results, { budget, game }: Flags): void {
  const file = budget === 'full' && game === null ? 'latest.json' : 'partial.json';
  writeFileSync(new URL(file, RESULTS), `${JSON.stringify(results, rounded, 2)}\n`);
}

const DIGITS = 4;

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
}

const flags = readFlags(process.argv.slice(2), measurable());
if (typeof flags === 'string') {
  console.error(flags);
  process.exitCode = 2;
} else if (flags.help) console.log(HELP);
else {
  const results = await run(flags);
  keep(results, flags);
  const verdicts = flags.check ? judge(results) : [];
  if (flags.output === 'json') console.log(JSON.stringify({ ...results, verdicts }, rounded, 2));
  else console.log([tableOf(results), verdictsOf(verdicts)].filter((part) => part !== '').join('\n\n'));
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
}
