import { BOT_PERSONAS } from '@orrery/bots';
import { GAMES } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { standardSetup } from './start-game.ts';

test.each(GAMES)('$id at once: one person and as few bots as possible, all with different names', (game) => {
  const { sitters, options } = standardSetup(game, 'Ada');
  expect(options).toEqual({});
  expect(sitters).toHaveLength(game.seats[0]);
  expect(sitters.filter(({ kind }) => kind === 'person')).toEqual([{ kind: 'person', name: 'Ada' }]);
  expect(new Set(sitters.map(({ name }) => name)).size).toBe(sitters.length);
  expect(BOT_PERSONAS.length).toBeGreaterThanOrEqual(game.seats[1] - 1);
});
