import { addMovesOfSet } from '@orrery/common';
import { hasSeat } from '@orrery/kernel';
import { SIDE_A, SIDE_B } from '../data.ts';
import { MOVES } from '../moves.ts';
import { defineAction, playerOf } from '../state.ts';

const { all: EXCHANGE_MOVES } = MOVES.exchange;

/** ST-SUP-04, ST-SUP-07: turned over for a second use, from the next turn of anybody on. */
export const flip = defineAction(MOVES.flip, {
  frames: ['decide'],
  gates: [{ code: 'side-b', rule: 'ST-SUP-05', ok: ({ table, seat }) => table.players[seat]?.side === SIDE_A }],
  play({ table }, seat, _, tell) {
    const player = playerOf(table, seat);
    table.stack.pop();
    player.side = SIDE_B;
    player.ready = table.turn + 1;
    tell?.all({ kind: 'flipped', seat, character: player.support });
  },
});

/** ST-SUP-05, ST-SUP-06, ST-SUP-09: another card from the row, A side up, for later turns. */
export const exchange = defineAction(MOVES.exchange, {
  frames: ['decide'],
  needs: [{ code: 'not-in-row', rule: 'ST-SUP-09', ok: ({ table }, { character }) => hasSeat(table.row, character) }],
  exact: true,
  candidates: ({ table }, out) => addMovesOfSet(out, EXCHANGE_MOVES, table.row),
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
});
