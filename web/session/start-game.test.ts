import { CREW } from '@orrery/bots';
import { GAMES } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { standardSetting } from './start-game.ts';

test.each(GAMES)('$id at once: one person and as few bots as it takes, all called differently', (game) => {
  const { sitters, options } = standardSetting(game, 'Ada');
  expect(options).toEqual({});
  expect(sitters).toHaveLength(game.seats[0]);
  expect(sitters.filter(({ kind }) => kind === 'person')).toEqual([{ kind: 'person', name: 'Ada' }]);
  expect(new Set(sitters.map(({ name }) => name)).size).toBe(sitters.length);
  expect(CREW.length).toBeGreaterThanOrEqual(game.seats[1] - 1);
});
