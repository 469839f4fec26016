import { expect, test } from 'vitest';
import { hasSeat, newestEngine } from './engine.ts';
import { RecordedGames } from './recorded-games.ts';
import { findSetup, setupOptions, usualSeats } from './setups.ts';

test('a replay plays the recorded games to their end, and each call sees a decision before it is played', async () => {
  const held = await newestEngine('comet');
  held.use((game) => {
    const games = new RecordedGames(game, setupOptions(game, findSetup('comet')), usualSeats(game));
    const seen: string[] = [];
    const replay = games.runWith({
      call(view, move) {
        const asked = game.awaiting(view.table);
        expect(asked.who === 'seats' && hasSeat(asked.must, view.seat)).toBe(true);
        expect(game.refuse(view, move)).toEqual([]);
        seen.push(`${view.seat} ${game.notation.print(move)}`);
      },
      times: 1,
      every: 1,
    });
    replay(3, 1);
    expect(games.moves).toBe(seen.length);
    expect(game.awaiting(games.state.table).who).toBe('over');
    const first = seen.splice(0);
    replay(3, 1);
    expect(seen).toEqual(first);
    replay(3, 2);
    expect(seen).not.toEqual([...first, ...first]);
  });
});
