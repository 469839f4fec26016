import { expect, test } from 'vitest';
import { measureGameMemory } from '../testing/game-memory.ts';

const MAX_GAME_KB = 60;

test('a live game takes little memory, in every game', async () => {
  for (const [game, kilobytes] of Object.entries(await measureGameMemory(100)))
    expect(kilobytes, game).toBeLessThan(MAX_GAME_KB);
}, 120_000);
