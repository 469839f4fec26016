import { fastRng, type Game, type Kinded, type Rng } from '@orrery/kernel';
import type { Heuristics } from '../bot.ts';
import { BotContext } from '../context.ts';
import { GreedyBot } from '../greedy.ts';
import { BOT_LEVELS } from '../levels.ts';
import type { PositionFigures } from '../network/figures.ts';
import { playBots } from '../play-bots.ts';
import { randomBot } from '../random.ts';
import { seatBot } from '../roster.ts';
import { explorer, happens } from './explorer.ts';
import { PositionRecorder } from './record.ts';

/** The setup of a game from which a network learns. */
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
  /** Whether players without noise search as a Captain does, in games where it searches. */
  readonly asCaptains: boolean;
}

/** Few samples of chance: games are quick, and a wrong choice now and then teaches something. */
const CHANCE_SAMPLES = 3;
/** Longer games are cut off and not recorded. */
const MAX_ENTRIES = 20_000;
/** Positions after a random move are rare otherwise: this many of them are recorded more often, by this factor. */
const POSITIONS_AFTER_RANDOM_MOVE = 2;
const AFTER_RANDOM_MOVE_FACTOR = 6;
/** Evaluation noise and probability of a random move, drawn for each seat and game: most seats play well. */
const NOISES = [0, 0, 0, 0, 0.05, 0.15, 0.3] as const;
const RANDOM_MOVE_CHANCES = [0, 0.01, 0.03, 0.1] as const;

const oneOf = (list: readonly number[], rng: Rng): number => list[rng(list.length)] ?? 0;

/** Plays a game one move ahead, with some noise and some random moves, and returns positions of it. */
export function playForPositions<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  rules: Game<T, H, B, M, E, O, K>,
  { heuristics, figures, options, seats, game, seed, every, isPlain, asCaptains }: SelfPlaySetup<T, H, M, K, O>,
): readonly Int16Array[] {
  const rng = fastRng(seed);
  const quick = { ...heuristics, chanceSamples: CHANCE_SAMPLES };
  const recorder = new PositionRecorder(figures, heuristics, game, seats);
  const randomMoveChance = isPlain ? 0 : oneOf(RANDOM_MOVE_CHANCES, rng);
  let afterRandomMove = 0;
  const onRandomMove = (): void => {
    recorder.markRandomMove();
    afterRandomMove = POSITIONS_AFTER_RANDOM_MOVE;
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
        if (awaiting.who !== 'seats') return;
        const factor = afterRandomMove > 0 ? AFTER_RANDOM_MOVE_FACTOR : 1;
        afterRandomMove = Math.max(0, afterRandomMove - 1);
        if (happens(rng, factor / every)) recorder.add(views);
      },
    },
    (view) => {
      const noise = isPlain ? 0 : oneOf(NOISES, rng);
      const place = { options, view, seats, seed: rng(2 ** 31) };
      const bot =
        asCaptains && noise === 0
          ? seatBot(rules, quick, BOT_LEVELS.captain, place)
          : new GreedyBot(new BotContext(rules, quick, options, view), seats, fastRng(place.seed), { noise });
      const random = randomBot(rules, fastRng(rng(2 ** 31)));
      return explorer(bot, random, () => happens(rng, randomMoveChance), onRandomMove);
    },
  );
  const { awaiting } = match;
  return recorder.finish(awaiting.who === 'over' ? awaiting.places : null);
}
