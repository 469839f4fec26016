import { bitCount, lowestBit, NONE, some } from '@orrery/common';
import type { Seat, Tell } from '@orrery/kernel';
import { ANY, STATIONS } from '../cards.ts';
import { RESOURCES, STATION_USES } from '../data.ts';
import type { Event } from '../events.ts';
import type { Kit } from '../kit.ts';
import { type Kind, MOST, MOVES, type Move, TRADED } from '../moves.ts';
import { stockOf } from '../ship.ts';
import { act, type MoveNeed, type Table, type TableGate, type View } from '../state.ts';
import { mine } from './gates.ts';
import { buyAt, buyNeeds, mostBought, mostSold, PAIR, pairNeeds, sellAt, sellNeeds } from './trading.ts';

const { all: BUY } = MOVES['station-buy'];
const { all: SELL } = MOVES['station-sell'];

/** SS-TRD-01, DU-HND-02: two stations a turn. */
const usesLeft = ({ rules }: Kit): TableGate => ({
  code: 'stations-spent',
  rule: rules.uses,
  ok: ({ table: { used } }) => bitCount(used) < STATION_USES,
  numbers: () => ({ most: STATION_USES }),
});

/** SS-TRD-03, DU-HND-05: one's own, and none of them twice. */
const stationNeeds = ({ rules }: Kit): readonly MoveNeed<Move & { readonly station: number }>[] => [
  { code: 'not-your-station', rule: rules.uses, ok: (at, { station }) => ((mine(at).stations >> station) & 1) === 1 },
  { code: 'station-used', rule: rules.once, ok: ({ table }, { station }) => ((table.used >> station) & 1) === 0 },
];

const usable = (at: View): number => mine(at).stations & ~at.table.used;

function use(table: Table, seat: Seat, station: number, tell: Tell<Event> | null): void {
  table.used |= 1 << station;
  tell?.all({ kind: 'used-station', seat, station });
}

export const stationBuy = (kit: Kit) => {
  const { facts } = kit;
  const where = (_: View, { station }: { readonly station: number }): number => facts.berths[station] ?? NONE;
  return act(MOVES['station-buy'], {
    frames: ['build'],
    gates: [usesLeft(kit)],
    needs: [...stationNeeds(kit), ...buyNeeds<Kind<'station-buy'>>(kit, where, 'stationLimit')],
    exact: true,
    candidates(at, out) {
      const player = mine(at);
      for (let rest = usable(at); rest !== 0; rest &= rest - 1) {
        const station = lowestBit(rest);
        const card = facts.berths[station] ?? NONE;
        if (facts.buys[card] !== 1) continue;
        const goods = facts.goods[card] ?? NONE;
        const last = goods === ANY ? RESOURCES - 1 : goods;
        for (let kind = goods === ANY ? 0 : goods; kind <= last; kind++) {
          const most = mostBought(facts, card, player, kind);
          for (let n = 1; n <= most; n++) out.add(some(BUY, (station * TRADED + kind) * MOST + n - 1));
        }
      }
    },
    play({ table }, seat, { station, goods, n }, tell) {
      use(table, seat, station, tell);
      buyAt(table, seat, facts, facts.berths[station] ?? NONE, goods, n, tell);
    },
  });
};

export const stationSell = (kit: Kit) => {
  const { facts } = kit;
  const where = (_: View, { station }: { readonly station: number }): number => facts.berths[station] ?? NONE;
  return act(MOVES['station-sell'], {
    frames: ['build'],
    gates: [usesLeft(kit)],
    needs: [...stationNeeds(kit), ...sellNeeds<Kind<'station-sell'>>(kit, where, 'stationLimit')],
    exact: true,
    candidates(at, out) {
      const player = mine(at);
      for (let rest = usable(at); rest !== 0; rest &= rest - 1) {
        const station = lowestBit(rest);
        const card = facts.berths[station] ?? NONE;
        if (facts.sells[card] !== 1) continue;
        const goods = facts.goods[card] ?? NONE;
        const last = goods === ANY ? RESOURCES - 1 : goods;
        for (let kind = goods === ANY ? 0 : goods; kind <= last; kind++) {
          const most = mostSold(facts, card, at.table, player, kind);
          for (let n = 1; n <= most; n++) out.add(some(SELL, (station * TRADED + kind) * MOST + n - 1));
        }
      }
    },
    play({ table }, seat, { station, goods, n }, tell) {
      use(table, seat, station, tell);
      sellAt(table, seat, facts, facts.berths[station] ?? NONE, { goods, n, second: NONE }, tell);
    },
  });
};

/** The one station that takes two different resources: the Merchants'. */
const MERCHANTS = STATIONS.indexOf('merchants');
const PAIRS = MOVES['station-sell-pair'].all.filter(({ station }) => station === MERCHANTS);

export const stationSellPair = (kit: Kit) => {
  const { facts } = kit;
  const where = (_: View, { station }: Kind<'station-sell-pair'>): number => facts.berths[station] ?? NONE;
  return act(MOVES['station-sell-pair'], {
    frames: ['build'],
    gates: [usesLeft(kit)],
    needs: [...stationNeeds(kit), ...pairNeeds(kit, where, 'stationLimit')],
    candidates(at, out) {
      if (((usable(at) >> MERCHANTS) & 1) === 0 || (facts.limit[facts.berths[MERCHANTS] ?? 0] ?? 0) < PAIR) return;
      const player = mine(at);
      for (let i = 0; i < PAIRS.length; i++) {
        const move = some(PAIRS, i);
        if (stockOf(player, move.first) > 0 && stockOf(player, move.second) > 0) out.add(move);
      }
    },
    play({ table }, seat, { station, first, second }, tell) {
      use(table, seat, station, tell);
      sellAt(table, seat, facts, facts.berths[station] ?? NONE, { goods: first, n: 1, second }, tell);
    },
  });
};
