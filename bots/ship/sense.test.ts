import { itemAt, NONE } from '@orrery/common';
import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { type Game, type Kinded, MoveList, standardOptions, viewsOf } from '@orrery/kernel';
import { CARD_GROUPS, cardFactsOf, type Move } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { expect, test } from 'vitest';
import type { Heuristics } from '../bot.ts';
import duelWeights from '../duel/weights.json';
import { BOT_LEVELS, type BotLevel } from '../levels.ts';
import { playBots } from '../play-bots.ts';
import { seatBot, seatRandom } from '../roster.ts';
import starshipWeights from '../starship/weights.json';
import { fightWinChance } from './card-encounters.ts';
import { shipHeuristics } from './heuristics.ts';

/** Games that a bot of this level wins against a random one, with seats exchanged. */
function winsOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  heuristics: Heuristics<T, H, M, K>,
  level: BotLevel,
): number {
  const options = standardOptions(game.options);
  let wins = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const own = seed % 2;
    const match = playBots(game, { options, seats: 2, seed, budget: { iterations: 0 }, maxEntries: 20_000 }, (view) =>
      view.seat === own ? seatBot(game, heuristics, level, { options, view, seats: 2, seed }) : seatRandom(game, seed),
    );
    const ended = game.awaiting(match.state.table);
    if (ended.who === 'over' && ended.places[own] === 1 && ended.places[1 - own] === 2) wins++;
  }
  return wins;
}
const GAMES = 12;
const ONE_PLY: BotLevel = { noise: 0, iterations: 0, milliseconds: 50 };

test('one move ahead by hand and Cadet beat random players, in both games', () => {
  for (const level of [ONE_PLY, BOT_LEVELS.cadet]) {
    expect(winsOf(starship, shipHeuristics(STARSHIP, starshipWeights.values), level)).toBeGreaterThan(10);
    expect(winsOf(duel, shipHeuristics(DUEL, duelWeights.values), level)).toBeGreaterThan(10);
  }
});

test('one move ahead beats a player who only flies on and ends turns: no ship is too rich to score', () => {
  const options = { ...standardOptions(duel.options), target: 6 } as const;
  const heuristics = shipHeuristics(DUEL, duelWeights.values);
  const idle = ['end', 'next', 'stop', 'pay'];
  for (let seed = 0; seed < GAMES; seed++) {
    const match = playBots(duel, { options, seats: 2, seed, budget: { iterations: 0 }, maxEntries: 20_000 }, (view) => {
      if (view.seat === 1) return seatBot(duel, heuristics, ONE_PLY, { options, view, seats: 2, seed });
      const found = new MoveList<Move>();
      return {
        hear: () => undefined,
        choose(at) {
          duel.moves(at, found);
          const moves = found.toArray();
          return moves.find(({ kind }) => idle.includes(kind)) ?? itemAt(moves, 0);
        },
      };
    });
    const { players, quiet } = match.state.table;
    expect([players[1]?.points, quiet], `seed ${seed}`).toEqual([options.target, 0]);
  }
});

test('a point is worth having whatever the ship has, and so is keeping a rival from it', () => {
  const { state, view } = atStart();
  const [own, rival] = state.table.players;
  if (own === undefined || rival === undefined) throw new Error('no player');
  Object.assign(own, { centres: 0b111111, boosters: 0, boosters2: 3, cannons: 0, cannons2: 3, colonyShips: 2 });
  own.stock.splice(0, 7, 3, 3, 3, 3, 3, 4, 40);
  const { evaluate: worth } = shipHeuristics(STARSHIP, starshipWeights.values);
  const lead = (): number => worth(state.table, view.hand, 0) - worth(state.table, view.hand, 1);
  for (own.points = 1; own.points < options.target - 1; own.points++) {
    const before = lead();
    own.points++;
    expect(lead()).toBeGreaterThan(before);
    own.points--;
  }
});

test('unused astro lose their worth', () => {
  const { state, view } = atStart();
  const { evaluate: worth } = shipHeuristics(STARSHIP, starshipWeights.values);
  state.table.players[0]?.stock.splice(6, 1, 30);
  const soon = worth(state.table, view.hand, 0);
  state.table.quiet = 5;
  expect(worth(state.table, view.hand, 0)).toBe(soon);
  state.table.quiet = 40;
  expect(worth(state.table, view.hand, 0)).toBeLessThan(soon);
});

test('the odds of a fight count both dice, and a tie is enough', () => {
  expect(fightWinChance(3, 3)).toBeCloseTo(23 / 36, 10);
  expect(fightWinChance(6, 2)).toBe(1);
  expect(fightWinChance(0, 4)).toBe(0);
});

const options = { ...standardOptions(starship.options), crest: 'first-moon' } as const;

/** A table after set-up with seat 0 about to choose a sector, and its memory. */
function atStart() {
  const state = starship.setup(options, 2);
  const [view] = viewsOf(state);
  if (view === undefined) throw new Error('no view');
  state.table.active = 0;
  return { state, view, memory: starship.memory.blank(view) };
}

test('a bot flies to a colony it remembers, as long as it has a ship to settle it', () => {
  const { state, view, memory } = atStart();
  const heuristics = shipHeuristics(STARSHIP, starshipWeights.values);
  const card = cardFactsOf(STARSHIP).cell.findIndex((cell) => cell !== NONE);
  const gainOf = (sector: number) => heuristics.evaluateMove(view, memory, { kind: 'fly', sector }) ?? 0;
  expect(gainOf(2)).toBeCloseTo(gainOf(1), 10);
  memory.where[card] = 2;
  memory.unknown[2 * CARD_GROUPS] = (memory.unknown[2 * CARD_GROUPS] ?? 0) - 1;
  expect(gainOf(2)).toBeGreaterThan(gainOf(1));
  const player = state.table.players[0];
  if (player === undefined) throw new Error('no player');
  player.colonyShips = 0;
  expect(gainOf(2)).toBeLessThanOrEqual(gainOf(1));
});

test('nobody trades with a player who is about to win', () => {
  const { state, view, memory } = atStart();
  const [own, rival] = state.table.players;
  if (own === undefined || rival === undefined) throw new Error('no player');
  // With one fuel the cargo pays for a colony ship, and the hangar has room for it.
  own.stock.splice(0, 5, 1, 0, 1, 0, 2);
  own.colonyShips = 0;
  rival.stock.splice(0, 5, 0, 2, 0, 0, 1);
  state.table.stack.push({ kind: 'offer', give: [0, 1, 0, 0, 0, 0, 0], take: [0, 0, 0, 0, 1, 0, 0] });
  const heuristics = shipHeuristics(STARSHIP, starshipWeights.values);
  const accept = () => heuristics.evaluateMove(view, memory, { kind: 'accept' }) ?? 0;
  expect(accept()).toBeGreaterThan(0);
  rival.points = options.target - 1;
  expect(accept()).toBe(Number.NEGATIVE_INFINITY);
});

test('a search keeps flights to different cards apart, and no others', () => {
  const { state, view } = atStart();
  const heuristics = shipHeuristics(STARSHIP, starshipWeights.values);
  const scene = (): number => heuristics.chanceKey?.(view) ?? 0;
  const seen = (card: number): number => {
    state.table.row.splice(0, state.table.row.length, card);
    return scene();
  };
  state.table.stack.push({ kind: 'build' });
  expect(seen(3)).toBe(seen(4));
  state.table.stack.push({ kind: 'flight' });
  expect(seen(3)).not.toBe(seen(4));
});
