import { Reinforce, withEncodedGame } from '@orrery/bots/environment';
import { readOptions } from '@orrery/kernel';
import { CURVE_POINTS, type LearnJob, type LearnResult, MEASUREMENT_GAMES } from './lesson.ts';

/** Number of games that one thread plays side by side. */
const GAMES_PER_BATCH = 64;
const MAX_STEPS = 5000;

/** Trains a linear policy on a game by playing; the result depends only on the lesson. */
export async function runLesson({ game: id, seats, options, seed, games, rate }: LearnJob): Promise<LearnResult> {
  const learnt = await withEncodedGame(id, (each) => {
    const read = readOptions(each.game.options, options);
    if (!read.ok) throw new Error(read.problem.text);
    const setup = { games: GAMES_PER_BATCH, seats, options: read.value, seed, maxSteps: MAX_STEPS };
    const reinforce = new Reinforce(each, setup, rate / 1_000_000);
    const before = reinforce.measure(MEASUREMENT_GAMES, seed + 1);
    const curve = Array.from({ length: CURVE_POINTS }, () => reinforce.train(Math.ceil(games / CURVE_POINTS)));
    return { seed, before, curve, after: reinforce.measure(MEASUREMENT_GAMES, seed + 2) };
  });
  if (learnt === null) throw new Error(`${id} cannot be learnt`);
  return learnt;
}
