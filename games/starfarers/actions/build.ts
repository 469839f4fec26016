import { covers, some } from '@orrery/common';
import { placePort } from '../board.ts';
import { CARGOES, MOST_UPGRADES, POINTS, PORT_COST, SHIP_COST, UPGRADE_COST, UPGRADES } from '../data.ts';
import { addBerths, hasCargo, isBerth, launch, offerLaunch } from '../launch.ts';
import { MOVES } from '../moves.ts';
import { score } from '../score.ts';
import { act, colonyOf, playerOf } from '../state.ts';
import { pay } from '../supply.ts';
import { SITES, VERTICES } from '../topology.ts';
import { affords, hasTransport, mine, missing } from './gates.ts';

const { all: BUILD } = MOVES.build;
const { all: SPACEPORT } = MOVES.spaceport;
const { all: UPGRADE } = MOVES.upgrade;

const shipCost = (cargo: number) => some(SHIP_COST, cargo);
const upgradeCost = (upgrade: number) => some(UPGRADE_COST, upgrade);

/** SF-BUILD-01, SF-BUILD-02, SF-BUILD-07, A-19: a ship with its cargo on a free own spaceport site. */
export const build = act(MOVES.build, {
  frames: ['main'],
  gates: [hasTransport],
  needs: [
    {
      code: 'cannot-pay',
      rule: 'SF-BUILD-01',
      ok: ({ hand }, { cargo }) => covers(hand.resources, shipCost(cargo)),
      numbers: ({ hand }, { cargo }) => missing(hand, shipCost(cargo)),
    },
    { code: 'no-piece', rule: 'SF-BUILD-07', ok: ({ table, seat }, { cargo }) => hasCargo(table, seat, cargo) },
    { code: 'no-berth', rule: 'SF-BUILD-01', ok: ({ table, seat }, { vertex }) => isBerth(table, seat, vertex) },
  ],
  exact: true,
  candidates({ table, seat, hand }, out) {
    for (let cargo = 0; cargo < CARGOES.length; cargo++) {
      if (!covers(hand.resources, shipCost(cargo)) || !hasCargo(table, seat, cargo)) continue;
      addBerths(table, seat, out, BUILD, cargo * VERTICES);
    }
  },
  play(state, seat, { cargo, vertex }, tell) {
    const paid = shipCost(cargo);
    pay(state, seat, paid);
    const ship = launch(state.table, seat, cargo, vertex);
    tell?.all({ kind: 'ship', seat, ship, cargo, vertex, paid });
  },
});

/** SF-BUILD-03: a shipyard around an own colony, wherever it is. */
export const spaceport = act(MOVES.spaceport, {
  frames: ['main'],
  gates: [
    affords(PORT_COST, 'SF-BUILD-03'),
    { code: 'no-shipyard', rule: 'SF-BUILD-03', ok: (at) => (mine(at)?.shipyards ?? 0) > 0 },
  ],
  needs: [
    {
      code: 'no-own-colony',
      rule: 'SF-BUILD-03',
      ok: ({ table, seat }, { site }) => table.sites[site] === colonyOf(seat),
    },
  ],
  exact: true,
  candidates({ table, seat }, out) {
    const own = colonyOf(seat);
    for (let site = 0; site < SITES; site++) if (table.sites[site] === own) out.add(some(SPACEPORT, site));
  },
  play(state, seat, { site }, tell) {
    const { table } = state;
    pay(state, seat, PORT_COST);
    placePort(table, seat, site);
    table.quiet = 0;
    tell?.all({ kind: 'spaceport', seat, site, paid: PORT_COST });
    offerLaunch(table, seat);
    score(table, seat, POINTS.port);
  },
});

/** SF-BUILD-04 to 06, SF-BUILD-10: a booster, a cannon or a freight pod, for good. */
export const upgrade = act(MOVES.upgrade, {
  frames: ['main'],
  needs: [
    {
      code: 'cannot-pay',
      rule: 'SF-BUILD-04',
      ok: ({ hand }, { upgrade: kind }) => covers(hand.resources, upgradeCost(kind)),
      numbers: ({ hand }, { upgrade: kind }) => missing(hand, upgradeCost(kind)),
    },
    {
      code: 'mothership-full',
      rule: 'SF-BUILD-04',
      ok: (at, { upgrade: kind }) => (mine(at)?.fitted[kind] ?? 0) < (MOST_UPGRADES[kind] ?? 0),
      numbers: (_, { upgrade: kind }) => ({ most: MOST_UPGRADES[kind] ?? 0 }),
    },
    { code: 'stock-out', rule: 'SF-BUILD-07', ok: ({ table }, { upgrade: kind }) => (table.upgrades[kind] ?? 0) > 0 },
  ],
  candidates({ hand }, out) {
    for (let kind = 0; kind < UPGRADES.length; kind++) {
      if (covers(hand.resources, upgradeCost(kind))) out.add(some(UPGRADE, kind));
    }
  },
  play(state, seat, { upgrade: kind }, tell) {
    const { table } = state;
    const { fitted } = playerOf(table, seat);
    const paid = upgradeCost(kind);
    pay(state, seat, paid);
    fitted[kind] = (fitted[kind] ?? 0) + 1;
    table.upgrades[kind] = (table.upgrades[kind] ?? 0) - 1;
    tell?.all({ kind: 'fitted', seat, upgrade: kind, paid });
  },
});
