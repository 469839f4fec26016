/** `node worker.js full|quick pace|costs SETUP`, `… learning GAME` or `… overhead`: takes one measurement and prints it as JSON. */
import { withLearnable } from '@orrery/bots/environment';
import { FULL, QUICK } from './budget.ts';
import { costsOf } from './costs.ts';
import { engineOf } from './games.ts';
import { learningOf } from './learning.ts';
import { overhead } from './overhead.ts';
import { paceOf } from './pace.ts';
import { findSetup } from './setups.ts';

const [size, what, name = ''] = process.argv.slice(2);
const budget = size === 'quick' ? QUICK : FULL;

async function measured(): Promise<unknown> {
  if (what === 'overhead') return overhead(budget);
  if (what === 'learning') return learning(name);
  const setup = findSetup(name);
  const held = await engineOf(setup.game);
  return held.use<unknown>((game) => (what === 'pace' ? paceOf(game, setup, budget) : costsOf(game, setup, budget)));
}

async function learning(game: string): Promise<unknown> {
  const figures = await withLearnable(game, (learnable) => learningOf(learnable, budget));
  if (figures === null) throw new Error(`there is no environment of ${game}`);
  return figures;
}

console.log(JSON.stringify(await measured()));
