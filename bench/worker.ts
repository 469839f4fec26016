/** `node worker.js full|quick setup|heap NAME`, `… learning GAME`, `… thinking GAME` or `… overhead`: takes one measurement and prints it as JSON. */
import { BOT_LEVELS, heuristicsFor } from '@orrery/bots';
import { withEncodedGame } from '@orrery/bots/environment';
import { presentEdition } from '@orrery/catalog';
import { FULL_BUDGET, QUICK_BUDGET } from './budget.ts';
import { newestEngine } from './engine.ts';
import { measureFigures } from './figures.ts';
import { measureHeap } from './heap.ts';
import { measureLearning } from './learning.ts';
import { measureOverhead } from './overhead.ts';
import { findSetup } from './setups.ts';
import { measureThinking } from './thinking.ts';

const [size, what, name = ''] = process.argv.slice(2);
const scope = size === 'quick' ? 'quick' : 'full';
const budget = size === 'quick' ? QUICK_BUDGET : FULL_BUDGET;

async function measured(): Promise<unknown> {
  if (what === 'overhead') return measureOverhead(budget);
  if (what === 'learning') return learning(name);
  if (what === 'thinking') return thinking(name);
  const setup = findSetup(name);
  const held = await newestEngine(setup.game);
  return held.use<unknown>((game) =>
    what === 'heap' ? measureHeap(game, setup, budget) : measureFigures(game, setup, budget, scope),
  );
}

async function thinking(game: string): Promise<unknown> {
  const loaded = await heuristicsFor(game, presentEdition(game)?.edition ?? 0, undefined, BOT_LEVELS.captain);
  if (loaded === null) throw new Error(`no bots for ${game}`);
  return loaded.use<unknown>((rules, heuristics) => measureThinking(rules, heuristics, budget));
}

async function learning(game: string): Promise<unknown> {
  const figures = await withEncodedGame(game, (learnable) => measureLearning(learnable, budget));
  if (figures === null) throw new Error(`no environment for ${game}`);
  return figures;
}

console.log(JSON.stringify(await measured()));
