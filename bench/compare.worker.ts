/**
 * `node compare.worker.js BEFORE AFTER SETUP TURN`: measures two engines side by side in one process and prints after /
 * before of each figure as JSON. `BEFORE` and `AFTER` are two builds of gauges.ts; which one runs first alternates.
 */
import { pathToFileURL } from 'node:url';
import { QUICK_BUDGET } from './budget.ts';
import type { MeasuredEngine } from './gauges.ts';
import { type CostProbe, nsPerCall } from './probe.ts';

const COMPARED_CALLS: ReadonlySet<string> = new Set(['awaiting', 'moves', 'refuse', 'copy', 'play']);

const [before = '', after = '', setup = '', turn = '0'] = process.argv.slice(2);
const isSwapped = Number(turn) % 2 === 1;
// Builds with different rules do not play the same games. So each process plays different games, and the interval
// includes the variation between games.
const seed = 1 + Number(turn) * QUICK_BUDGET.windows;

async function load(file: string): Promise<MeasuredEngine> {
  const built: typeof import('./gauges.ts') = await import(pathToFileURL(file).href);
  return built.contestant(setup);
}

/** Differences of a nanosecond or a byte are noise. */
const ratio = (mine = 0, theirs = 0): number => Math.max(1, mine) / Math.max(1, theirs);

/** The ratio after / before of every gauge in two lists of the same gauges. */
function ratios(mine: readonly CostProbe[], theirs: readonly CostProbe[], warmNs: number): [string, number][] {
  const gauges = [...mine, ...theirs];
  const ns = nsPerCall([{ gauges, warmNs }], QUICK_BUDGET, seed);
  return mine.map(({ name }, i) => [name, ratio(ns[i], ns[i + mine.length])]);
}

const first = await load(isSwapped ? after : before);
const second = await load(isSwapped ? before : after);
const { warmNs } = QUICK_BUDGET;
const measured = ratios([second.step], [first.step], warmNs);
const calls = ({ calls: all }: MeasuredEngine): CostProbe[] => all.filter(({ name }) => COMPARED_CALLS.has(name));
measured.push(...ratios(calls(second), calls(first), warmNs / 10));
measured.push(...ratios([second.imagine], [first.imagine], warmNs / 5));
// Last, because garbage collections discard compiled code.
measured.push(['garbage', ratio(second.garbage(), first.garbage())]);
const turned = measured.map(([name, found]) => [name, isSwapped ? 1 / found : found]);
console.log(JSON.stringify(Object.fromEntries(turned)));
