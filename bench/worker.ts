/** `node worker.js full|quick [SETUP]`: measures one setup, or without a name the kernel's overhead, and prints JSON. */
import { FULL, QUICK } from './budget.ts';
import { engineOf } from './games.ts';
import { measure } from './measure.ts';
import { overhead } from './overhead.ts';
import { findSetup } from './setups.ts';

const [size, name] = process.argv.slice(2);
const budget = size === 'quick' ? QUICK : FULL;

async function figuresOf(setupName: string) {
  const setup = findSetup(setupName);
  const held = await engineOf(setup.game);
  return held.use((game) => measure(game, setup, budget));
}

console.log(JSON.stringify(name === undefined ? overhead(budget) : await figuresOf(name)));
