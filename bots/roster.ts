import { FROZEN } from '@orrery/editions';
import { fastRng, type Game, type Kinded, type SeatView } from '@orrery/kernel';
import type { Bot, Sense } from './bot.ts';
import { EVEN, type Persona } from './crew.ts';
import { Greedy } from './greedy.ts';
import type { Minded } from './kit.ts';
import { kitOf } from './kits.ts';
import { LEVELS, type Level } from './levels.ts';
import { Mind } from './mind.ts';
import { randomBot } from './random.ts';
import { Search } from './search.ts';

/** What bots of this character know of an edition of a game, null when only random ones can play it. */
export async function mindOf(game: string, edition: number, persona: Persona = EVEN): Promise<Minded | null> {
  const frozen = Object.hasOwn(FROZEN, game) ? FROZEN[game]?.find((each) => each.edition === edition) : undefined;
  if (frozen !== undefined) return (await frozen.bots()).mind(persona);
  const kit = await kitOf(game);
  return kit?.edition === edition ? kit.mind(persona) : null;
}

/** Every kind of bot there is: levels for people, the others for the laboratory. */
export const BOT_NAMES = ['random', 'greedy', 'search', ...Object.keys(LEVELS)] as const;

const GREEDY: Level = { wobble: 0, iterations: 0, milliseconds: 1000 };
const SEARCH: Level = { wobble: 0, iterations: 1_000_000, milliseconds: 1000 };

/** What a bot of this name is made of, null when there is none. */
export function levelOf(name: string): Level | null {
  if (name === 'greedy') return GREEDY;
  if (name === 'search') return SEARCH;
  return Object.entries(LEVELS).find(([level]) => level === name)?.[1] ?? null;
}

/** What a bot is given when it sits down: the seat's view, how many sit there, and a seed of its own. */
export interface Place<T, H, O> {
  readonly options: O;
  readonly view: SeatView<T, H>;
  readonly seats: number;
  readonly seed: number;
}

/** Seats a search, which can also say what it thinks of every move. */
export const seatSearch = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Sense<T, H, M, K>,
  { options, view, seats, seed }: Place<T, H, O>,
): Search<T, H, B, M, E, O, K> => new Search(new Mind(game, sense, options, view), seats, seed);

/** Seats a bot of this level. */
export function seatBot<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Sense<T, H, M, K>,
  level: Level,
  place: Place<T, H, O>,
): Bot<T, H, M, E> {
  if (level.iterations > 0) return seatSearch(game, sense, place);
  const { options, view, seats, seed } = place;
  return new Greedy(new Mind(game, sense, options, view), seats, fastRng(seed), level);
}

/** Seats a bot that plays at random. */
export const seatRandom = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seed: number,
): Bot<T, H, M, E> => randomBot(game, fastRng(seed));
