import { fastRng, MoveList, standardOptions } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import type { Event, Hand, Move, Options, Table } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { BOT_LEVELS } from '../levels.ts';
import { playBots } from '../play-bots.ts';
import { seatBot, seatRandom, seatSearch } from '../roster.ts';
import { starfarersHeuristics } from './heuristics.ts';

const standard = standardOptions(starfarers.options);
const heuristics = starfarersHeuristics();
const MAX_ENTRIES = 20_000;
/** Points that win a short game. */
const SHORT_GAME_POINTS = 8;
/** Timeout that is long enough on a busy machine. */
const TIMEOUT_MS = 180_000;
type FarBot = Bot<Table, Hand, Move, Event>;

/**
 * Plays a short game between greedy bots that begin with these friendship cards; returns the kinds of moves they made.
 */
function greedyGame(options: Options, seats: number, friends = 0) {
  const kinds = new Set<string>();
  const gameSetup = { options, seats, seed: seats, budget: { iterations: 0 }, maxEntries: MAX_ENTRIES };
  const match = playBots(starfarers, gameSetup, (view): FarBot => {
    const player = view.table.players[view.seat];
    if (player !== undefined) player.friends = friends;
    view.table.friends &= ~friends;
    const bot = seatBot(starfarers, heuristics, BOT_LEVELS.captain, { options, view, seats, seed: view.seat });
    return {
      hear: (event) => bot.hear(event),
      choose(at, budget) {
        const move = bot.choose(at, budget);
        kinds.add(move.kind);
        return move;
      },
    };
  });
  const { table } = match.state;
  return { kinds, table, ended: starfarers.awaiting(table) };
}

test(
  'in every set-up and with any number of seats Captains win in a plausible number of rounds',
  () => {
    for (const [i, setup] of starfarers.options.setup.of.entries()) {
      const seats = 3 + i;
      const home = i % 2 === 0 ? 'variable' : 'fixed';
      const founding = i % 2 === 0 ? 'figure' : 'rounds';
      const { table, ended } = greedyGame({ ...standard, setup, founding, target: SHORT_GAME_POINTS, home }, seats);
      expect(ended.who, `${setup}, ${seats} seats`).toBe('over');
      expect(Math.max(...table.players.map(({ points }) => points))).toBeGreaterThanOrEqual(SHORT_GAME_POINTS);
      expect(table.turn / seats).toBeLessThan(12);
    }
  },
  TIMEOUT_MS,
);

test(
  'every kind of move is played by some bot',
  () => {
    const rare = new Set(['drop', 'pass', 'give', 'avoid']); // few encounters ask for these
    const unasked = new Set(['propose', 'close', 'reopen']); // moves of seats that are not awaited; games between bots never ask for them
    const ALL_FRIENDS = (1 << 25) - 1;
    const others = { rivals: 'learned', jump: 'extra', fame: 'per-copy', dice: 'deck' } as const;
    const made = [
      greedyGame({ ...standard, ...others, target: 12 }, 5, ALL_FRIENDS).kinds,
      greedyGame({ ...standard, target: 12 }, 4).kinds,
      greedyGame({ ...standard, target: 12 }, 6).kinds,
    ];
    const kinds = starfarers.vocabulary.moves
      .map(({ kind }) => kind)
      .filter((kind) => !rare.has(kind) && !unasked.has(kind));
    expect(kinds.filter((kind) => !made.some((those) => those.has(kind)))).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'Captain beats three random players',
  () => {
    const options = { ...standard, target: SHORT_GAME_POINTS };
    let wins = 0;
    for (let seed = 0; seed < 4; seed++) {
      const gameSetup = { options, seats: 4, seed, budget: { iterations: 0 }, maxEntries: MAX_ENTRIES };
      const match = playBots(starfarers, gameSetup, (view) =>
        view.seat === seed
          ? seatBot(starfarers, heuristics, BOT_LEVELS.captain, { options, view, seats: 4, seed })
          : seatRandom(starfarers, seed * 10 + view.seat),
      );
      const ended = starfarers.awaiting(match.state.table);
      if (ended.who === 'over' && ended.places[seed] === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(3);
  },
  TIMEOUT_MS,
);

test(
  'a search of few iterations plays legal moves to the end of a game',
  () => {
    const options = { ...standard, target: SHORT_GAME_POINTS };
    const gameSetup = { options, seats: 3, seed: 1, budget: { iterations: 8 }, maxEntries: MAX_ENTRIES };
    const match = playBots(
      starfarers,
      gameSetup,
      (view): FarBot =>
        view.seat === 0
          ? seatSearch(starfarers, heuristics, { options, view, seats: 3, seed: 1 })
          : seatBot(starfarers, heuristics, BOT_LEVELS.cadet, { options, view, seats: 3, seed: view.seat }),
    );
    expect(starfarers.awaiting(match.state.table).who).toBe('over');
  },
  TIMEOUT_MS,
);

test(
  'quick choices are legal and bring a game to its end',
  () => {
    for (const seats of [3, 6]) {
      const rng = fastRng(seats);
      const moves = new MoveList<Move>(0);
      const gameSetup = { options: standard, seats, seed: seats, budget: { iterations: 0 }, maxEntries: MAX_ENTRIES };
      const match = playBots(starfarers, gameSetup, () => ({
        hear: () => undefined,
        choose(view) {
          starfarers.moves(view, moves);
          const move = moves.at[heuristics.rolloutMove(view, moves, rng)];
          if (move === undefined) throw new Error('no move');
          return move;
        },
      }));
      expect(starfarers.awaiting(match.state.table).who).toBe('over');
    }
  },
  TIMEOUT_MS,
);
