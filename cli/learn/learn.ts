import { Reinforce, withLearnable } from '@orrery/bots/environment';
import { readOptions } from '@orrery/kernel';
import { type Learnt, type Lesson, MEASURED, TENTHS } from './lesson.ts';

/** Games that one thread plays side by side. */
const BATCH = 64;
const MOST_STEPS = 5000;

/** Teaches a linear policy a game by letting it play; what comes of it depends on the lesson alone. */
export async function learn({ game: id, seats, options, seed, games, rate }: Lesson): Promise<Learnt> {
  const learnt = await withLearnable(id, (each) => {
    const read = readOptions(each.game.options, options);
    if (!read.ok) throw new Error(read.problem.text);
    const setup = { games: BATCH, seats, options: read.value, seed, maxSteps: MOST_STEPS };
    const reinforce = new Reinforce(each, setup, rate / 1_000_000);
    const before = reinforce.measure(MEASURED, seed + 1);
    const curve = Array.from({ length: TENTHS }, () => reinforce.train(Math.ceil(games / TENTHS)));
    return { seed, before, curve, after: reinforce.measure(MEASURED, seed + 2) };
  });
  if (learnt === null) throw new Error(`${id} cannot be learnt`);
  return learnt;
}
