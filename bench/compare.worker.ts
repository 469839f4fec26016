/**
 * `node compare.worker.js BEFORE AFTER SETUP TURN`: measures two engines side by side in one process and prints, for each
 * figure, after / before as JSON. `BEFORE` and `AFTER` are two builds of gauges.ts; they take turns at being first.
 */
import { pathToFileURL } from 'node:url';
import { QUICK } from './budget.ts';
import { type Gauge, nsOf } from './gauge.ts';
import type { Contestant } from './gauges.ts';

const CALLS: ReadonlySet<string> = new Set(['awaiting', 'moves', 'refuse', 'copy', 'play']);

const [before = '', after = '', setup = '', turn = '0'] = process.argv.slice(2);
const isSwapped = Number(turn) % 2 === 1;
// Two builds whose rules differ do not play the same games. So each process plays others, and what the games have to do
// with it lies within the interval.
const seed = 1 + Number(turn) * QUICK.windows;

async function load(file: string): Promise<Contestant> {
  const built: typeof import('./gauges.ts') = await import(pathToFileURL(file).href);
  return built.contestant(setup);
}

/** A nanosecond or a byte and less cannot be told from nothing. */
const ratio = (mine = 0, theirs = 0): number => Math.max(1, mine) / Math.max(1, theirs);

/** After / before of every gauge in two lists of the same gauges. */
function ratios(mine: readonly Gauge[], theirs: readonly Gauge[], warmNs: number): [string, number][] {
  const gauges = [...mine, ...theirs];
  const ns = nsOf([{ gauges, warmNs }], QUICK, seed);
  return mine.map(({ name }, i) => [name, ratio(ns[i], ns[i + mine.length])]);
}

const first = await load(isSwapped ? after : before);
const second = await load(isSwapped ? before : after);
const { warmNs } = QUICK;
const measured = ratios([second.step], [first.step], warmNs);
const calls = ({ calls: all }: Contestant): Gauge[] => all.filter(({ name }) => CALLS.has(name));
measured.push(...ratios(calls(second), calls(first), warmNs / 10));
measured.push(...ratios([second.imagine], [first.imagine], warmNs / 5));
// Last, since collections throw compiled code away.
measured.push(['garbage', ratio(second.garbage(), first.garbage())]);
const turned = measured.map(([name, found]) => [name, isSwapped ? 1 / found : found]);
console.log(JSON.stringify(Object.fromEntries(turned)));
