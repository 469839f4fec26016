import { fastRng, MoveList, standardOptions } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import type { Event, Hand, Move, Options, Table } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { LEVELS } from '../levels.ts';
import { seatBot, seatRandom } from '../roster.ts';
import { playBots } from '../sitting.ts';
import { chanceToWin } from './meetings.ts';
import { starfarersSense } from './sense.ts';

const standard = standardOptions(starfarers.options);
const sense = starfarersSense();
const BOUND = 20_000;
/** Points that win a short game. */
const SHORT = 8;
/** Long enough on a busy machine. */
const PATIENCE = 120_000;

/** A game between greedy players; which kinds of moves they made, and how it ended. */
function greedyGame(options: Options, seats: number, seed: number) {
  const kinds = new Set<string>();
  const line = playBots(starfarers, { options, seats, seed, budget: { iterations: 0 }, bound: BOUND }, (view) => {
    const bot: Bot<Table, Hand, Move, Event> = seatBot(starfarers, sense, LEVELS.captain, {
      options,
      view,
      seats,
      seed: seed * 10 + view.seat,
    });
    return {
      hear: (event) => bot.hear(event),
      choose(at, budget) {
        const move = bot.choose(at, budget);
        kinds.add(move.kind);
        return move;
      },
    };
  });
  const { table } = line.state;
  return { kinds, table, ended: starfarers.awaiting(table) };
}

test(
  'in every set-up and with any number of seats greedy players reach the target in a natural number of rounds',
  () => {
    for (const setup of starfarers.options.setup.of) {
      for (let seats = 3; seats <= 6; seats++) {
        const options = { ...standard, setup, target: SHORT, home: seats % 2 === 0 ? 'variable' : 'fixed' } as const;
        const { table, ended } = greedyGame(options, seats, seats);
        expect(ended.who, `${setup}, ${seats} seats`).toBe('over');
        expect(Math.max(...table.players.map(({ points }) => points))).toBeGreaterThanOrEqual(SHORT);
        expect(table.turn / seats).toBeLessThan(12);
      }
    }
  },
  PATIENCE,
);

test(
  'a greedy captain beats three who act at random',
  () => {
    const options = { ...standard, target: 10 };
    let wins = 0;
    for (let seed = 0; seed < 5; seed++) {
      const own = seed % 4;
      const line = playBots(starfarers, { options, seats: 4, seed, budget: { iterations: 0 }, bound: BOUND }, (view) =>
        view.seat === own
          ? seatBot(starfarers, sense, LEVELS.captain, { options, view, seats: 4, seed })
          : seatRandom(starfarers, seed * 10 + view.seat),
      );
      const ended = starfarers.awaiting(line.state.table);
      if (ended.who === 'over' && ended.places[own] === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(4);
  },
  PATIENCE,
);

test('a contest is as likely won as both shakes fall, equal being enough', () => {
  expect(chanceToWin(-12)).toBe(1);
  expect(chanceToWin(5)).toBe(0);
  expect(chanceToWin(0)).toBeCloseTo(0.61, 10);
});

test(
  'quick choices are legal ones and bring a game to its end',
  () => {
    for (const seats of [3, 6]) {
      const rng = fastRng(seats);
      const line = playBots(
        starfarers,
        { options: standard, seats, seed: seats, budget: { iterations: 0 }, bound: BOUND },
        () => {
          const moves = new MoveList<Move>(0);
          return {
            hear: () => undefined,
            choose(view) {
              starfarers.moves(view, moves);
              const move = moves.at[sense.rough(view, moves, rng)];
              if (move === undefined) throw new Error('no move');
              return move;
            },
          };
        },
      );
      expect(starfarers.awaiting(line.state.table).who).toBe('over');
    }
  },
  PATIENCE,
);
