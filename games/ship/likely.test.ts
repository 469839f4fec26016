import { expect, test } from 'vitest';
import { TURN_ACTIONS } from './actions/turn-actions.ts';
import { BOTH_GAMES, position } from './testing/position.ts';

test.each(BOTH_GAMES)('the actions named in a summary come first in the list of %s, in the same order', (id) => {
  const { game, kit } = position(id);
  const kinds = game.vocabulary.moves.map(({ kind }) => kind);
  const named = kit.variant.hasBarter ? TURN_ACTIONS : TURN_ACTIONS.slice(0, TURN_ACTIONS.indexOf('offer'));
  expect(kinds.slice(0, named.length)).toEqual([...named]);
});
