import { ASTRO, FORCED, FORCED_PRICE, TRADE } from '../data.ts';
import type { Kit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { addStock, levelOf, roomFor, stockOf } from '../ship.ts';
import { act, opponentOf, playerOf, type View } from '../state.ts';
import { hasAstro, mine } from './gates.ts';

const allowed = (at: View): number => FORCED[levelOf(mine(at), TRADE)] ?? 0;

/** SS-MOD-04, SS-TRD-05, DU-CEN-06: the trade centre makes the other player sell; no station, and no knowledge. */
export const force = ({ rules }: Kit) =>
  act(MOVES.force, {
    frames: ['build'],
    gates: [
      { code: 'no-trade-centre', rule: rules.force, ok: (at) => allowed(at) > 0 },
      {
        code: 'forced-enough',
        rule: rules.force,
        ok: (at) => at.table.forced < allowed(at),
        numbers: (at) => ({ most: allowed(at) }),
      },
      hasAstro(() => FORCED_PRICE, rules.force),
    ],
    needs: [
      {
        code: 'other-has-none',
        rule: rules.force,
        ok: ({ table, seat }, { resource }) => stockOf(playerOf(table, opponentOf(seat)), resource) > 0,
        numbers: (_, { resource }) => ({ resource }),
      },
      {
        code: 'no-room',
        rule: rules.hold,
        ok: (at, { resource }) => roomFor(mine(at), resource) > 0,
        numbers: (at, { resource }) => ({ goods: resource, n: 1, room: roomFor(mine(at), resource) }),
      },
    ],
    play({ table }, seat, { resource }, tell) {
      const from = opponentOf(seat);
      table.forced++;
      addStock(playerOf(table, seat), resource, 1);
      addStock(playerOf(table, seat), ASTRO, -FORCED_PRICE);
      addStock(playerOf(table, from), resource, -1);
      addStock(playerOf(table, from), ASTRO, FORCED_PRICE);
      tell?.all({ kind: 'forced', seat, from, resource, astro: FORCED_PRICE });
    },
  });
