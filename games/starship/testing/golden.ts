import { starship } from '../game.ts';
import { subject } from '../laws.subject.ts';
import { goldenOf } from './brisk.ts';

/** Long games would make long files: they are left to the other laws. */
const DEALS = subject.deals.filter(({ options }) => options.target <= 10);

/** A game to keep for law 9, written down by scripts/golden.mjs; the seed chooses how it is set up as well. */
export const goldenGame = (seed: number): string => goldenOf(starship, DEALS, seed);
