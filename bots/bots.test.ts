import { fastRng, hashState, type SeatView, standardOptions, viewsOf } from '@orrery/kernel';
import { comet, type Event, type Hand, type Move, type Table } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { cometHeuristics } from './comet/heuristics.ts';
import { BOT_LEVELS, type BotLevel } from './levels.ts';
import { playBots } from './play-bots.ts';
import { botLevel, seatBot, seatRandom, seatSearch } from './roster.ts';

const options = standardOptions(comet.options);
const THINK: BotLevel = { noise: 0, iterations: 60, milliseconds: 1000 };
type CometBot = Bot<Table, Hand, Move, Event>;

const seated = (level: BotLevel, view: SeatView<Table, Hand>, seed: number): CometBot =>
  seatBot(comet, cometHeuristics(), level, { options, view, seats: 3, seed });

/** A game of three; seat 0 is played by this level and the others at random. */
function winsOf(level: BotLevel, games: number): number {
  let wins = 0;
  for (let seed = 0; seed < games; seed++) {
    const gameSetup = { options, seats: 3, seed, budget: { iterations: level.iterations }, maxEntries: 5000 };
    const match = playBots(comet, gameSetup, (view) =>
      view.seat === 0 ? seated(level, view, seed) : seatRandom(comet, seed * 10 + view.seat),
    );
    const ended = comet.awaiting(match.state.table);
    if (ended.who === 'over' && ended.places[0] === 1) wins++;
  }
  return wins;
}

test('greedy beats random players, whole games and legal moves only', () => {
  expect(winsOf(BOT_LEVELS.captain, 40)).toBeGreaterThan(28);
});

test('search beats random players', () => {
  expect(winsOf(THINK, 24)).toBeGreaterThan(12);
});

const course = (seed: number): string => {
  const gameSetup = { options, seats: 3, seed, budget: { iterations: 40 }, maxEntries: 5000 };
  const match = playBots(comet, gameSetup, (view) => seated(THINK, view, seed + view.seat));
  return `${match.seq} ${hashState(match.state)}`;
};

test('the same seed and number of iterations give the same game', () => {
  expect(course(5)).toBe(course(5));
  expect(course(5)).not.toBe(course(6));
});

test('a bot decides alike in two states it cannot tell apart', () => {
  const match = playBots(comet, { options, seats: 3, seed: 3, budget: { iterations: 0 }, maxEntries: 40 }, ({ seat }) =>
    seatRandom(comet, seat),
  );
  const asked = comet.awaiting(match.state.table);
  if (asked.who !== 'seats') throw new Error('nobody is asked');
  const seat = 31 - Math.clz32(asked.must);
  const view = match.views[seat];
  if (view === undefined) throw new Error('no view');
  const other = comet.setup(options, 3);
  comet.imagine(view, comet.memory.blank(view), fastRng(9), other);
  const twin = viewsOf(other)[seat];
  if (twin === undefined) throw new Error('no view');
  expect(hashState(other)).not.toBe(hashState(match.state));
  const choice = (at: SeatView<Table, Hand>): Move => seated(THINK, at, 4).choose(at, { iterations: 60 });
  expect(choice(twin)).toEqual(choice(view));
});

test('a single legal move needs no thought, and the time limit ends a search', () => {
  const state = comet.setup(options, 3);
  state.table.stack.splice(0, state.table.stack.length, { kind: 'roll' });
  const [view] = viewsOf(state);
  if (view === undefined) throw new Error('no view');
  let glances = 0;
  const isUp = () => ++glances > 1;
  expect(seated(THINK, view, 1).choose(view, { iterations: 1000, isUp })).toEqual({ kind: 'roll' });
  expect(glances).toBe(0);
  state.table.stack.splice(0, 1, { kind: 'main' });
  state.hands[0]?.goods.splice(0, 3, 1, 1, 1);
  state.box.bag.splice(0, 3, 7, 7, 7);
  state.table.sizes[0] = 3;
  state.table.bag = 21;
  seated(THINK, view, 1).choose(view, { iterations: 1_000_000, isUp });
  expect(glances).toBe(2);
});

test('a refused offer is not repeated in the same turn', () => {
  const state = comet.setup(options, 3);
  const { table, box } = state;
  table.stack.splice(0, table.stack.length, { kind: 'main' });
  state.hands[0]?.goods.splice(0, 3, 4, 0, 0);
  box.bag.splice(0, 3, 4, 8, 8);
  table.sizes[0] = 4;
  table.bag = 20;
  const [view] = viewsOf(state);
  if (view === undefined) throw new Error('no view');
  const bot = seated(BOT_LEVELS.captain, view, 1);
  const first = bot.choose(view, { iterations: 0 });
  const second = bot.choose(view, { iterations: 0 });
  expect(first.kind).toBe('offer');
  expect(second).not.toEqual(first);
});

test('levels and laboratory names are known, other names are refused', () => {
  expect(botLevel('admiral')).toBe(BOT_LEVELS.admiral);
  expect(botLevel('greedy')?.iterations).toBe(0);
  expect(botLevel('toString')).toBeNull();
});

test('a search can rate every legal move, best first', () => {
  const match = playBots(comet, { options, seats: 3, seed: 3, budget: { iterations: 0 }, maxEntries: 40 }, ({ seat }) =>
    seatRandom(comet, seat),
  );
  const asked = comet.awaiting(match.state.table);
  const view = asked.who === 'seats' ? match.views[31 - Math.clz32(asked.must)] : undefined;
  if (view === undefined) throw new Error('nobody is asked');
  const search = seatSearch(comet, cometHeuristics(), { options, view, seats: 3, seed: 1 });
  const found = search.consider(view, { iterations: 200 });
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ move }) => comet.refuse(view, move).length === 0)).toBe(true);
  expect(found.map(({ winProb }) => winProb)).toEqual(found.map(({ winProb }) => winProb).sort((a, b) => b - a));
});
