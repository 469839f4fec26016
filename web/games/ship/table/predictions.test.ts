import { ASTRO, COST, FORCED_PRICE, playerOf } from '@orrery/ship/facts';
import { expect, test } from 'vitest';
import { COMBAT_ROLL_COUNT, PREDICTABLE_KINDS, shipChange, winningRolls } from './predictions.ts';
import { playRandomGame, type RandomGameOptions } from './testing/games.ts';
import { predict } from './testing/play.ts';

const GAMES: readonly RandomGameOptions[] = [
  { game: 'starship', seed: 31 },
  { game: 'duel', seed: 32 },
  { game: 'duel', seed: 33, options: { aid: 'on', median: 'on' } },
];

test('a preview predicts what the engine does', () => {
  const seen = new Map<string, number>();
  for (const game of GAMES) {
    playRandomGame(game, (request) => {
      const { rules, state, view, moves } = request;
      for (const move of moves) {
        const times = (seen.get(move.kind) ?? 0) + 1;
        if (!PREDICTABLE_KINDS.has(move.kind) || times > 25) continue;
        seen.set(move.kind, times);
        const real = structuredClone(state);
        rules.play(real, view.seat, move, null);
        expect(predict(request, move).table).toEqual(real.table);
      }
    });
  }
  expect(seen.size).toBeGreaterThan(16);
});

test('a preview shows what a centre costs and the point that its second level brings, and changes nothing', () => {
  let built = 0;
  for (const game of GAMES) {
    playRandomGame(game, (request) => {
      const { view, moves } = request;
      const move = moves.find(({ kind }) => kind === 'centre-2');
      if (move === undefined) return;
      const before = structuredClone(view);
      const { stock, figures } = shipChange(view.table, predict(request, move).table, view.seat);
      expect(stock.map(({ kind, from, to }) => [kind, from - to])).toEqual(
        COST['centre-2'].flatMap((n, kind) => (n > 0 ? [[kind, n]] : [])),
      );
      expect(figures).toContainEqual(expect.objectContaining({ figure: 'points' }));
      expect(view).toEqual(before);
      built++;
    });
  }
  expect(built).toBeGreaterThan(0);
});

test('a forced purchase shows the astro it takes', () => {
  let forced = 0;
  for (const seed of [41, 42, 43, 44]) {
    playRandomGame({ game: 'starship', seed }, (request) => {
      const { view, moves } = request;
      const move = moves.find(({ kind }) => kind === 'force');
      if (move === undefined) return;
      const have = playerOf(view.table, view.seat).stock[ASTRO] ?? 0;
      const { stock } = shipChange(view.table, predict(request, move).table, view.seat);
      expect(stock).toContainEqual({ kind: ASTRO, from: have, to: have - FORCED_PRICE });
      forced++;
    });
  }
  expect(forced).toBeGreaterThan(0);
});

test('the odds of a fight match the rulebook, by the difference in cannons', () => {
  const odds = [-4, -3, -2, -1, 0, 1, 2, 3].map((ahead) => winningRolls(4 + ahead, 4));
  expect(odds).toEqual([0, 1, 5, 13, 23, 31, 35, 36]);
  expect(COMBAT_ROLL_COUNT).toBe(36);
});
