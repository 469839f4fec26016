import { expect, test } from 'vitest';
import { weigh } from '../testing/weigh.ts';

const MOST_KB = 60;

test('a live game takes little memory, whatever game it is', async () => {
  for (const [game, kilobytes] of Object.entries(await weigh(100))) expect(kilobytes, game).toBeLessThan(MOST_KB);
}, 120_000);
