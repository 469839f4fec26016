import { addSet, some } from '@orrery/common';
import { has } from '@orrery/kernel';
import { CHARACTERS } from '../../characters.ts';
import { SIDE_A, SIDE_B } from '../../data.ts';
import { EXCHANGE_MOVES, type ExchangeMove, type PlainMove, plainMove } from '../../moves.ts';
import { type Act, playerOf } from '../../state.ts';

const FLIP = plainMove('flip');

/** ST-SUP-04, ST-SUP-07: once more later, from the next turn of anybody on. */
export const flip: Act<PlainMove<'flip'>> = {
  kind: 'flip',
  frames: ['decide'],
  listing: 'all',
  gates: [{ code: 'side-b', rule: 'ST-SUP-05', ok: ({ table, seat }) => table.players[seat]?.side === SIDE_A }],
  needs: [],
  candidates: (_, out) => out.add(FLIP),
  any: () => FLIP,
  play({ table }, seat, _, tell) {
    const player = playerOf(table, seat);
    table.stack.pop();
    player.side = SIDE_B;
    player.ready = table.turn + 1;
    tell?.all({ kind: 'flipped', seat, character: player.support });
  },
};

/** ST-SUP-05, ST-SUP-06, ST-SUP-09: another card from the row, A side up, for later turns. */
export const exchange: Act<ExchangeMove> = {
  kind: 'exchange',
  frames: ['decide'],
  listing: 'all',
  gates: [],
  needs: [{ code: 'not-in-row', rule: 'ST-SUP-09', ok: ({ table }, { character }) => has(table.row, character) }],
  exact: true,
  candidates: ({ table }, out) => addSet(out, EXCHANGE_MOVES, table.row),
  any: (_, rng) => some(EXCHANGE_MOVES, rng(CHARACTERS.length)),
  play({ table }, seat, { character }, tell) {
    const player = playerOf(table, seat);
    const gave = player.support;
    table.stack.pop();
    table.row = (table.row | (1 << gave)) & ~(1 << character);
    player.support = character;
    player.side = SIDE_A;
    player.ready = table.turn + 1;
    tell?.all({ kind: 'exchanged', seat, gave, took: character });
  },
};
