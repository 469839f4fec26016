import { standardOptions } from '@orrery/kernel';
import { dealsCovering, type Subject } from '@orrery/kernel/laws';
import { STARSHIP } from './editions/starship.ts';
import type { Event } from './events.ts';
import { starship } from './game.ts';
import { kitOf } from './kit.ts';
import type { Memory } from './memory.ts';
import type { Move } from './moves.ts';
import type { StarshipOptions } from './options.ts';
import type { Box, Hand, Table } from './state.ts';
import { cardNames, cardsIn } from './testing/cards.ts';
import { lost } from './testing/count.ts';
import { contradiction } from './testing/knowing.ts';

const kit = kitOf(STARSHIP);

const standard = standardOptions(starship.options);

/** One short game for every value of every option, and the standard game at full length. */
const EVERY_OPTION = dealsCovering(starship).map(({ options, seats }, i) => ({
  options: i > 0 && options.target === standard.target ? { ...options, target: 6 } : options,
  seats,
}));

/** Long games empty the reserve. */
const LONG = [
  { ...standard, target: 15, bank: 'counted' },
  { ...standard, target: 15, reward: 'other' },
] as const;

/** Sternenschiff Catan before the laws: what only this room can say. */
export const subject: Subject<Table, Hand, Box, Move, Event, StarshipOptions, Memory> = {
  game: starship,
  deals: [...EVERY_OPTION, ...LONG.map((options) => ({ options, seats: 2 }))],
  games: 1,
  bound: 60_000,
  menu: 3,
  sample: 16,
  invariant: (state) => lost(state, kit),
  contradiction: (memory, _, state) => contradiction(kit, memory, state),
  cards: cardNames(kit),
  cardsIn: cardsIn(kit),
  rare: {
    next: 'there is always a third phase; the first mission of the Duel has none',
    'lost-booster': 'no pirate of 2001 takes a booster; pirates.test.ts',
    'lost-cannon': 'one pirate of eleven takes a cannon; pirates.test.ts',
    spared: 'a strong pirate meets a ship without a centre; pirates.test.ts',
    stalled: 'a table at which nobody can score any more; score.test.ts',
    'refused-before': 'an offer thrown again by chance; barter.test.ts',
    'task-locked': 'a task for the planet just served; tasks.test.ts',
    barred: 'one option and three tasks; tasks.test.ts',
    'not-now.lose': 'the moment of a lost fight; out-of-place.test.ts',
  },
};
