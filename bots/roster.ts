import { FROZEN } from '@orrery/editions';
import { fastRng, type Game, type Kinded, type SeatSet, type SeatView } from '@orrery/kernel';
import type { Bot, Heuristics } from './bot.ts';
import { BotContext } from './context.ts';
import { presentHeuristics } from './frozen-heuristics.ts';
import { GreedyBot } from './greedy.ts';
import type { AnyGameWithHeuristics } from './kit.ts';
import { botKitOf } from './kits.ts';
import { BOT_LEVELS, type BotLevel } from './levels.ts';
import { NEUTRAL_PERSONA, type Persona } from './personas.ts';
import { randomBot } from './random.ts';
import { Search } from './search.ts';

const BY_HAND = { iterations: 0 } as const;

/**
 * The heuristics of bots of this character for an edition of a game; null when only random bots can play it. Networks
 * are made for the present editions: bots of older ones keep to the evaluation by hand.
 */
export async function heuristicsFor(
  game: string,
  edition: number,
  persona: Persona = NEUTRAL_PERSONA,
  level: Pick<BotLevel, 'evaluation' | 'iterations'> = BY_HAND,
): Promise<AnyGameWithHeuristics | null> {
  const frozen = Object.hasOwn(FROZEN, game) ? FROZEN[game]?.find((each) => each.edition === edition) : undefined;
  if (frozen !== undefined) return presentHeuristics((await frozen.bots()).mind(persona));
  const kit = await botKitOf(game);
  if (kit?.edition !== edition) return null;
  return level.evaluation === 'network' ? kit.learnedMind(persona, level) : kit.mind(persona);
}

/** The name of the scripted person, who plays like a Captain and answers offers fairly. */
export const PERSON_NAME = 'person';

/** Every kind of bot: levels for people, the others for experiments. */
export const ALL_BOT_NAMES = ['random', 'greedy', 'search', PERSON_NAME, ...Object.keys(BOT_LEVELS)] as const;

const GREEDY_LEVEL: BotLevel = { noise: 0, iterations: 0, milliseconds: 1000 };
const SEARCH_LEVEL: BotLevel = { noise: 0, iterations: 1_000_000, milliseconds: 1000 };

/** The parameters of the bot with this name; null when there is none. */
export function botLevel(name: string): BotLevel | null {
  if (name === 'greedy') return GREEDY_LEVEL;
  if (name === 'search') return SEARCH_LEVEL;
  if (name === PERSON_NAME) return BOT_LEVELS.captain;
  return Object.entries(BOT_LEVELS).find(([level]) => level === name)?.[1] ?? null;
}

/** What a bot is given when it sits down: the seat's view, the number of seats, and a seed. */
export interface SeatSetup<T, H, O> {
  readonly options: O;
  readonly view: SeatView<T, H>;
  readonly seats: number;
  readonly seed: number;
  /** The seats that people play; none if absent. */
  readonly people?: SeatSet;
}

/** Creates a search bot, which can also report its evaluation of every move. */
export const seatSearch = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  heuristics: Heuristics<T, H, M, K>,
  { options, view, seats, seed, people }: SeatSetup<T, H, O>,
): Search<T, H, B, M, E, O, K> => new Search(new BotContext(game, heuristics, options, view, people), seats, seed);

/** A bot that searches with a fixed number of iterations, whatever its budget is, as long as there is time. */
function shortSearchBot<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  search: Search<T, H, B, M, E, O, K>,
  iterations: number,
): Bot<T, H, M, E> {
  return {
    hear: (event) => search.hear(event),
    choose: (view, budget) => search.choose(view, { ...budget, iterations }),
    volunteer: (view) => search.volunteer(view),
  };
}

/** Creates a bot of this level. */
export function seatBot<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  heuristics: Heuristics<T, H, M, K>,
  level: BotLevel,
  place: SeatSetup<T, H, O>,
): Bot<T, H, M, E> {
  if (level.iterations > 0) return seatSearch(game, heuristics, place);
  const { shortSearch } = heuristics;
  if (level.evaluation === 'network' && shortSearch !== undefined)
    return shortSearchBot(seatSearch(game, heuristics, place), shortSearch);
  const { options, view, seats, seed, people } = place;
  return new GreedyBot(new BotContext(game, heuristics, options, view, people), seats, fastRng(seed), level);
}

/** Creates a bot that plays at random. */
export const seatRandom = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seed: number,
): Bot<T, H, M, E> => randomBot(game, fastRng(seed));
