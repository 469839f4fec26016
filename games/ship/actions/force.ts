import { ASTRO, FORCED_PRICE, FORCED_TRADES, TRADE_CENTRE } from '../data.ts';
import type { ShipKit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { addStock, centreLevel, spaceFor, stockCount } from '../ship.ts';
import { defineAction, opponentOf, playerOf, type View } from '../state.ts';
import { astroGate, ownPlayer } from './gates.ts';

const maxForcedTrades = (at: View): number => FORCED_TRADES[centreLevel(ownPlayer(at), TRADE_CENTRE)] ?? 0;

/** SS-MOD-04, SS-TRD-05, DU-CEN-06: the trade centre forces the other player to sell; no station, and no knowledge. */
export const force = ({ rules }: ShipKit) =>
  defineAction(MOVES.force, {
    frames: ['build'],
    gates: [
      { code: 'no-trade-centre', rule: rules.force, ok: (at) => maxForcedTrades(at) > 0 },
      {
        code: 'forced-enough',
        rule: rules.force,
        ok: (at) => at.table.forced < maxForcedTrades(at),
        numbers: (at) => ({ most: maxForcedTrades(at) }),
      },
      astroGate(() => FORCED_PRICE, rules.force),
    ],
    needs: [
      {
        code: 'other-has-none',
        rule: rules.force,
        ok: ({ table, seat }, { resource }) => stockCount(playerOf(table, opponentOf(seat)), resource) > 0,
        numbers: (_, { resource }) => ({ resource }),
      },
      {
        code: 'no-room',
        rule: rules.hold,
        ok: (at, { resource }) => spaceFor(ownPlayer(at), resource) > 0,
        numbers: (at, { resource }) => ({ goods: resource, n: 1, room: spaceFor(ownPlayer(at), resource) }),
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
