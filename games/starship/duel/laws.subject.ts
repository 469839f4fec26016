import { standardOptions } from '@orrery/kernel';
import { dealsCovering, type Subject } from '@orrery/kernel/laws';
import { DUEL } from '../editions/duel.ts';
import type { Event } from '../events.ts';
import { duel } from '../game.ts';
import { kitOf } from '../kit.ts';
import type { Memory } from '../memory.ts';
import type { Move } from '../moves.ts';
import type { DuelOptions } from '../options.ts';
import type { Box, Hand, Table } from '../state.ts';
import { cardNames, cardsIn } from '../testing/cards.ts';
import { lost } from '../testing/count.ts';
import { contradiction } from '../testing/knowing.ts';

const kit = kitOf(DUEL);

const standard = standardOptions(duel.options);

/** One short game for every value of every option, and the standard game at full length. */
const EVERY_OPTION = dealsCovering(duel).map(({ options, seats }, i) => ({
  options: i > 0 && options.target === standard.target ? { ...options, target: 6 } : options,
  seats,
}));

/** Long games empty the reserve, with the Median in it; two orders come in missions alone. */
const MORE = [
  { ...standard, target: 15, median: 'on' },
  { ...standard, target: 15, median: 'on', bank: 'counted' },
  { ...standard, mission: 1, start: 'first' },
  { ...standard, mission: 1, start: 'second' },
  { ...standard, mission: 1, start: 'moon' },
  { ...standard, mission: 1, crest: 'first-sun' },
  { ...standard, mission: 1, crest: 'drawn', start: 'first' },
  { ...standard, mission: 2, start: 'first' },
  { ...standard, mission: 2, start: 'second' },
] as const;

/** Das Duell before the laws. */
export const subject: Subject<Table, Hand, Box, Move, Event, DuelOptions, Memory> = {
  game: duel,
  deals: [...EVERY_OPTION, ...MORE.map((options) => ({ options, seats: 2 }))],
  games: 1,
  bound: 60_000,
  menu: 0,
  sample: 16,
  invariant: (state) => lost(state, kit),
  contradiction: (memory, _, state) => contradiction(kit, memory, state),
  cards: cardNames(kit),
  cardsIn: cardsIn(kit),
  rare: {
    offer: 'there is no barter in the Duel',
    offered: 'there is no barter in the Duel',
    traded: 'there is no barter in the Duel',
    declined: 'there is no barter in the Duel',
    'lost-booster': 'one pirate of eleven takes a booster; pirates.test.ts',
    'lost-cannon': 'one pirate of eleven takes a cannon; pirates.test.ts',
    spared: 'a strong pirate meets a ship without a centre; pirates.test.ts',
    stalled: 'a table at which nobody can score any more; score.test.ts',
    'station-sell-pair': 'two resources and the Merchants as a station; building.test.ts',
    'task-locked': 'a task for the planet just served; tasks.test.ts',
    'task 4a': 'an order of the first mission alone, dear for random players; missions.test.ts',
    'not-now.lose': 'the moment of a lost fight; out-of-place.test.ts',
  },
};
