import { bitCount, itemAt, lowestBit, NONE } from '@orrery/common';
import type { EventSink, Seat } from '@orrery/kernel';
import { ANY_RESOURCE, STATIONS } from '../cards.ts';
import { MAX_STATION_USES, RESOURCE_KINDS } from '../data.ts';
import type { Event } from '../events.ts';
import type { ShipKit } from '../kit.ts';
import { MAX_UNITS, MOVES, type Move, type ShipMoveOfKind, TRADED_KINDS } from '../moves.ts';
import { stockCount } from '../ship.ts';
import { defineAction, type MoveNeed, type Table, type TableGate, type View } from '../state.ts';
import { ownPlayer } from './gates.ts';
import { buyAt, buyNeeds, maxBought, maxSold, pairNeeds, sellAt, sellNeeds, UNITS_PER_PAIR } from './trading.ts';

const { all: STATION_BUY_MOVES } = MOVES['station-buy'];
const { all: STATION_SELL_MOVES } = MOVES['station-sell'];

/** SS-TRD-01, DU-HND-02: two stations per turn. */
const usesLeftGate = ({ rules }: ShipKit): TableGate => ({
  code: 'stations-spent',
  rule: rules.uses,
  ok: ({ table: { used } }) => bitCount(used) < MAX_STATION_USES,
  numbers: () => ({ most: MAX_STATION_USES }),
});

/** SS-TRD-03, DU-HND-05: only own stations, each once. */
const stationNeeds = ({ rules }: ShipKit): readonly MoveNeed<Move & { readonly station: number }>[] => [
  {
    code: 'not-your-station',
    rule: rules.uses,
    ok: (at, { station }) => ((ownPlayer(at).stations >> station) & 1) === 1,
  },
  { code: 'station-used', rule: rules.once, ok: ({ table }, { station }) => ((table.used >> station) & 1) === 0 },
];

const usableStations = (at: View): number => ownPlayer(at).stations & ~at.table.used;

function useStation(table: Table, seat: Seat, station: number, tell: EventSink<Event> | null): void {
  table.used |= 1 << station;
  tell?.all({ kind: 'used-station', seat, station });
}

export const stationBuy = (kit: ShipKit) => {
  const { facts } = kit;
  const where = (_: View, { station }: { readonly station: number }): number => facts.berths[station] ?? NONE;
  return defineAction(MOVES['station-buy'], {
    frames: ['build'],
    gates: [usesLeftGate(kit)],
    needs: [...stationNeeds(kit), ...buyNeeds<ShipMoveOfKind<'station-buy'>>(kit, where, 'stationLimit')],
    exact: true,
    candidates(at, out) {
      const player = ownPlayer(at);
      for (let rest = usableStations(at); rest !== 0; rest &= rest - 1) {
        const station = lowestBit(rest);
        const card = facts.berths[station] ?? NONE;
        if (facts.buys[card] !== 1) continue;
        const goods = facts.goods[card] ?? NONE;
        const last = goods === ANY_RESOURCE ? RESOURCE_KINDS - 1 : goods;
        for (let kind = goods === ANY_RESOURCE ? 0 : goods; kind <= last; kind++) {
          const most = maxBought(facts, card, player, kind);
          for (let n = 1; n <= most; n++)
            out.add(itemAt(STATION_BUY_MOVES, (station * TRADED_KINDS + kind) * MAX_UNITS + n - 1));
        }
      }
    },
    play({ table }, seat, { station, goods, n }, tell) {
      useStation(table, seat, station, tell);
      buyAt(table, seat, facts, facts.berths[station] ?? NONE, goods, n, tell);
    },
  });
};

export const stationSell = (kit: ShipKit) => {
  const { facts } = kit;
  const where = (_: View, { station }: { readonly station: number }): number => facts.berths[station] ?? NONE;
  return defineAction(MOVES['station-sell'], {
    frames: ['build'],
    gates: [usesLeftGate(kit)],
    needs: [...stationNeeds(kit), ...sellNeeds<ShipMoveOfKind<'station-sell'>>(kit, where, 'stationLimit')],
    exact: true,
    candidates(at, out) {
      const player = ownPlayer(at);
      for (let rest = usableStations(at); rest !== 0; rest &= rest - 1) {
        const station = lowestBit(rest);
        const card = facts.berths[station] ?? NONE;
        if (facts.sells[card] !== 1) continue;
        const goods = facts.goods[card] ?? NONE;
        const last = goods === ANY_RESOURCE ? RESOURCE_KINDS - 1 : goods;
        for (let kind = goods === ANY_RESOURCE ? 0 : goods; kind <= last; kind++) {
          const most = maxSold(facts, card, at.table, player, kind);
          for (let n = 1; n <= most; n++)
            out.add(itemAt(STATION_SELL_MOVES, (station * TRADED_KINDS + kind) * MAX_UNITS + n - 1));
        }
      }
    },
    play({ table }, seat, { station, goods, n }, tell) {
      useStation(table, seat, station, tell);
      sellAt(table, seat, facts, facts.berths[station] ?? NONE, { goods, n, second: NONE }, tell);
    },
  });
};

/** The one station that takes two different resources: the Merchants'. */
const MERCHANTS_STATION = STATIONS.indexOf('merchants');
const PAIR_MOVES = MOVES['station-sell-pair'].all.filter(({ station }) => station === MERCHANTS_STATION);

export const stationSellPair = (kit: ShipKit) => {
  const { facts } = kit;
  const where = (_: View, { station }: ShipMoveOfKind<'station-sell-pair'>): number => facts.berths[station] ?? NONE;
  return defineAction(MOVES['station-sell-pair'], {
    frames: ['build'],
    gates: [usesLeftGate(kit)],
    needs: [...stationNeeds(kit), ...pairNeeds(kit, where, 'stationLimit')],
    candidates(at, out) {
      if (
        ((usableStations(at) >> MERCHANTS_STATION) & 1) === 0 ||
        (facts.limit[facts.berths[MERCHANTS_STATION] ?? 0] ?? 0) < UNITS_PER_PAIR
      )
        return;
      const player = ownPlayer(at);
      for (let i = 0; i < PAIR_MOVES.length; i++) {
        const move = itemAt(PAIR_MOVES, i);
        if (stockCount(player, move.first) > 0 && stockCount(player, move.second) > 0) out.add(move);
      }
    },
    play({ table }, seat, { station, first, second }, tell) {
      useStation(table, seat, station, tell);
      sellAt(table, seat, facts, facts.berths[station] ?? NONE, { goods: first, n: 1, second }, tell);
    },
  });
};
