import { fastRng, type Game, type Kinded, type Rng } from '@orrery/kernel';
import type { Heuristics } from '../bot.ts';
import { BotContext } from '../context.ts';
import { GreedyBot } from '../greedy.ts';
import type { PositionFigures } from '../network/figures.ts';
import { playBots } from '../play-bots.ts';
import { randomBot } from '../random.ts';
import { explorer, happens } from './explorer.ts';
import { PositionRecorder } from './record.ts';

/** What a game for learning is played with. */
export interface SelfPlaySetup<T, H, M extends Kinded, K, O> {
  readonly heuristics: Heuristics<T, H, M, K>;
  readonly figures: PositionFigures<T, H>;
  readonly options: O;
  readonly seats: number;
  /** The number of the game, and the seed that it is played with. */
  readonly game: number;
  readonly seed: number;
  /** Every nth position is recorded, on average. */
  readonly every: number;
  /** Whether all play as well as they can, without noise and random moves. */
  readonly isPlain: boolean;
}

/** Games longer than this teach nothing. */
const MAX_ENTRIES = 20_000;
/** Positions recorded after a random move, where few games have been before. */
const LOOKS_AFTER_STRAYING = 2;
/** How noisy a seat evaluates in a game, and how often it makes any move at all: most seats play well. */
const NOISES = [0, 0, 0, 0, 0.05, 0.15] as const;
const STRAYING = [0, 0, 0.01, 0.03] as const;

const oneOf = (list: readonly number[], rng: Rng): number => list[rng(list.length)] ?? 0;

/** Plays a game one move ahead, with some noise and some random moves, and returns positions of it. */
export function playForPositions<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  rules: Game<T, H, B, M, E, O, K>,
  { heuristics, figures, options, seats, game, seed, every, isPlain }: SelfPlaySetup<T, H, M, K, O>,
): readonly Int16Array[] {
  const rng = fastRng(seed);
  const recorder = new PositionRecorder(figures, game, seats);
  const straying = isPlain ? 0 : oneOf(STRAYING, rng);
  let looks = 0;
  const strayed = (): void => {
    recorder.stray();
    looks = LOOKS_AFTER_STRAYING;
  };
  const match = playBots(
    rules,
    {
      options,
      seats,
      seed: rng(2 ** 31),
      budget: { iterations: 0 },
      maxEntries: MAX_ENTRIES,
      each({ awaiting, views }) {
        if (awaiting.who !== 'seats' || !(looks > 0 || happens(rng, 1 / every))) return;
        if (looks > 0) looks--;
        recorder.add(views);
      },
    },
    (view) => {
      const context = new BotContext(rules, heuristics, options, view);
      const noise = isPlain ? 0 : oneOf(NOISES, rng);
      const bot = new GreedyBot(context, seats, fastRng(rng(2 ** 31)), { noise });
      const random = randomBot(rules, fastRng(rng(2 ** 31)));
      return explorer(bot, random, () => happens(rng, straying), strayed);
    },
  );
  const { awaiting } = match;
  return recorder.finish(awaiting.who === 'over' ? awaiting.places : null);
}
