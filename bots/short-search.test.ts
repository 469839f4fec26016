import { presentEdition } from '@orrery/catalog';
import { fastRng, type Game, type Kinded, randomAskedSeat, type SeatView, standardOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Heuristics } from './bot.ts';
import { BotContext, newStateSlot } from './context.ts';
import { GreedyBot } from './greedy.ts';
import { BOT_LEVELS, type BotLevel } from './levels.ts';
import { NEUTRAL_PERSONA } from './personas.ts';
import { playBots } from './play-bots.ts';
import { heuristicsFor, seatBot } from './roster.ts';
import { Search } from './search.ts';

const DEALS = 6;
const SEATS = 2;
const ONE_PLY: BotLevel = { noise: 0, iterations: 0, milliseconds: 1000 };

/** How many of these deals the Captain wins, each played from both seats against looking one move ahead by hand. */
function captainWins<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  learned: Heuristics<T, H, M, K>,
  byHand: Heuristics<T, H, M, K>,
): number {
  const options = standardOptions(game.options);
  let wins = 0;
  for (let seed = 1; seed <= DEALS; seed++) {
    for (let own = 0; own < SEATS; own++) {
      const setup = { options, seats: SEATS, seed, budget: { iterations: 0 }, maxEntries: 20_000 };
      const { awaiting } = playBots(game, setup, (view: SeatView<T, H>) => {
        const place = { options, view, seats: SEATS, seed: seed * SEATS + view.seat };
        return view.seat === own
          ? seatBot(game, learned, BOT_LEVELS.captain, place)
          : seatBot(game, byHand, ONE_PLY, place);
      });
      if (awaiting.who === 'over' && awaiting.places[own] === 1) wins++;
    }
  }
  return wins;
}

/** What the seat sees that is asked first. */
function firstAsked<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  options: O,
): SeatView<T, H> {
  const { state, views } = newStateSlot(game, options, SEATS);
  const rng = fastRng(1);
  let asked = game.awaiting(state.table);
  while (asked.who === 'chance') {
    game.resolve(
      state,
      asked.of.map((below) => rng(below)),
      null,
    );
    asked = game.awaiting(state.table);
  }
  const view = asked.who === 'seats' ? views[randomAskedSeat(asked, rng)] : undefined;
  if (view === undefined) throw new Error('nobody is asked');
  return view;
}

const editionOf = (game: string): number => presentEdition(game)?.edition ?? 0;

test.each(['starship', 'duel'])('%s: the Captain is clearly better than looking one move ahead', async (id) => {
  const captain = await heuristicsFor(id, editionOf(id), NEUTRAL_PERSONA, BOT_LEVELS.captain);
  const wins = captain?.use((game, learned) => {
    const { winChances: _, ...byHand } = learned;
    return captainWins(game, learned, byHand);
  });
  expect(wins).toBeGreaterThan(DEALS * 1.2);
});

test('where moves are compared by hand, the network evaluates only where a search ends', async () => {
  const loaded = await heuristicsFor('starship', editionOf('starship'), NEUTRAL_PERSONA, BOT_LEVELS.captain);
  loaded?.use((game, heuristics) => {
    const options = standardOptions(game.options);
    const view = firstAsked(game, options);
    const noted = {
      ...heuristics,
      winChances(): never {
        throw new Error('asked the network');
      },
    };
    const place = { options, view, seats: SEATS, seed: 1 };
    const greedy = new GreedyBot(new BotContext(game, noted, options, view), SEATS, fastRng(1));
    expect(() => greedy.choose(view)).not.toThrow();
    expect(() => seatBot(game, noted, BOT_LEVELS.captain, place).choose(view, { iterations: 0 })).toThrow(
      'asked the network',
    );
  });
  expect(loaded).not.toBeNull();
});

test('chances of a network are raised to the power of the search where it ends', async () => {
  const loaded = await heuristicsFor('duel', editionOf('duel'), NEUTRAL_PERSONA, BOT_LEVELS.captain);
  const found = loaded?.use((game, heuristics) => {
    const options = standardOptions(game.options);
    const view = firstAsked(game, options);
    const even = {
      ...heuristics,
      winChances(_: unknown, into: number[]): void {
        for (let seat = 0; seat < SEATS; seat++) into[seat] = seat === view.seat ? 0.6 : 0.4;
      },
    };
    return [1, 2].map((chanceSharpness) => {
      const search = new Search(new BotContext(game, even, options, view), SEATS, 1, { chanceSharpness });
      const tried = search.consider(view, { iterations: 60 });
      const visits = tried.reduce((sum, each) => sum + each.visits, 0);
      return tried.reduce((sum, each) => sum + each.visits * each.winProb, 0) / visits;
    });
  });
  expect(found?.[0]).toBeCloseTo(0.6, 1);
  expect(found?.[1]).toBeCloseTo(0.6 ** 2 / (0.6 ** 2 + 0.4 ** 2), 1);
});

test('only a level that uses networks searches where one move ahead was asked for', async () => {
  const loaded = await heuristicsFor('duel', editionOf('duel'), NEUTRAL_PERSONA, BOT_LEVELS.captain);
  loaded?.use((game, heuristics) => {
    const options = standardOptions(game.options);
    const [view] = newStateSlot(game, options, SEATS).views;
    if (view === undefined) throw new Error('no seat');
    const place = { options, view, seats: SEATS, seed: 1 };
    expect(seatBot(game, heuristics, BOT_LEVELS.cadet, place)).toBeInstanceOf(GreedyBot);
    expect(seatBot(game, heuristics, BOT_LEVELS.captain, place)).not.toBeInstanceOf(GreedyBot);
  });
});
