import { fastRng, type Game, type Kinded, type SeatView } from '@orrery/kernel';
import type { Bot, Sense } from './bot.ts';
import { EVEN, type Persona } from './crew.ts';
import { Greedy } from './greedy.ts';
import { LEVELS, type Level } from './levels.ts';
import { Mind } from './mind.ts';
import { randomBot } from './random.ts';
import { Search } from './search.ts';

/** A game together with what bots know of it, for those who know the types of neither. */
export interface Minded {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      sense: Sense<T, H, M, K>,
    ) => R,
  ): R;
}

const minded = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Sense<T, H, M, K>,
): Minded => ({ use: (f) => f(game, sense) });

const starshipParts = () =>
  Promise.all([import('@orrery/starship'), import('@orrery/starship/facts'), import('./starship/sense.ts')]);

/** The games bots can play with sense, by id; each is loaded when somebody sits down to play. */
const MINDS: Readonly<Record<string, (persona: Persona) => Promise<Minded>>> = {
  comet: async (persona) => {
    const [{ comet }, { COMET_VALUES, cometSense }] = await Promise.all([
      import('@orrery/kernel/example'),
      import('./comet/sense.ts'),
    ]);
    return minded(comet, cometSense(COMET_VALUES, persona));
  },
  startrek: async (persona) => {
    const [{ startrek }, { startrekSense }, { VALUES }] = await Promise.all([
      import('@orrery/startrek'),
      import('./startrek/sense.ts'),
      import('./startrek/weights.ts'),
    ]);
    return minded(startrek, startrekSense(VALUES, persona));
  },
  starfarers: async (persona) => {
    const [{ starfarers }, { starfarersSense }, { VALUES }] = await Promise.all([
      import('@orrery/starfarers'),
      import('./starfarers/sense.ts'),
      import('./starfarers/weights.ts'),
    ]);
    return minded(starfarers, starfarersSense(VALUES, persona));
  },
  starship: async (persona) => {
    const [{ starship }, { STARSHIP }, { starshipSense }] = await starshipParts();
    return minded(starship, starshipSense(STARSHIP)(undefined, persona));
  },
  duel: async (persona) => {
    const [{ duel }, { DUEL }, { starshipSense }] = await starshipParts();
    return minded(duel, starshipSense(DUEL)(undefined, persona));
  },
};

/** What bots of this character know of a game, null when only random ones can play it. */
export const mindOf = async (game: string, persona: Persona = EVEN): Promise<Minded | null> =>
  (await MINDS[game]?.(persona)) ?? null;

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
  return new Greedy(new Mind(game, sense, options, view), seats, fastRng(seed), level.wobble);
}

/** Seats a bot that plays at random. */
export const seatRandom = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seed: number,
): Bot<T, H, M, E> => randomBot(game, fastRng(seed));
