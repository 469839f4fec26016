import { expect, test } from 'vitest';
import { NAMED } from './actions/likely.ts';
import { BOTH_GAMES, position } from './testing/position.ts';

test.each(BOTH_GAMES)('the actions that are named at a glance stand first in %s, in that order', (id) => {
  const { game, kit } = position(id);
  const kinds = game.vocabulary.moves.map(({ kind }) => kind);
  const named = kit.variant.hasBarter ? NAMED : NAMED.slice(0, NAMED.indexOf('offer'));
  expect(kinds.slice(0, named.length)).toEqual([...named]);
});
