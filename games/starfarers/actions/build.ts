import { covers, itemAt } from '@orrery/common';
import { placePort } from '../board.ts';
import { CARGOES, MAX_UPGRADES, PORT_COST, SHIP_COST, UPGRADE_COST, UPGRADES, VICTORY_POINTS } from '../data.ts';
import { addBerthMoves, hasCargo, isFreeBerth, launchShip, offerLaunch } from '../launch.ts';
import { MOVES } from '../moves.ts';
import { addPoints } from '../score.ts';
import { colonyCode, defineAction, playerOf } from '../state.ts';
import { paySupply } from '../supply.ts';
import { SITE_COUNT, VERTEX_COUNT } from '../topology.ts';
import { affordsGate, hasTransportGate, missingResources, ownPlayer } from './gates.ts';

const { all: BUILD_MOVES } = MOVES.build;
const { all: SPACEPORT_MOVES } = MOVES.spaceport;
const { all: UPGRADE_MOVES } = MOVES.upgrade;

const shipCost = (cargo: number) => itemAt(SHIP_COST, cargo);
const upgradeCost = (upgrade: number) => itemAt(UPGRADE_COST, upgrade);

/** SF-BUILD-01, SF-BUILD-02, SF-BUILD-07, A-19: a ship with its cargo on a free own spaceport site. */
export const build = defineAction(MOVES.build, {
  frames: ['main'],
  gates: [hasTransportGate],
  needs: [
    {
      code: 'cannot-pay',
      rule: 'SF-BUILD-01',
      ok: ({ hand }, { cargo }) => covers(hand.resources, shipCost(cargo)),
      numbers: ({ hand }, { cargo }) => missingResources(hand, shipCost(cargo)),
    },
    { code: 'no-piece', rule: 'SF-BUILD-07', ok: ({ table, seat }, { cargo }) => hasCargo(table, seat, cargo) },
    { code: 'no-berth', rule: 'SF-BUILD-01', ok: ({ table, seat }, { vertex }) => isFreeBerth(table, seat, vertex) },
  ],
  exact: true,
  candidates({ table, seat, hand }, out) {
    for (let cargo = 0; cargo < CARGOES.length; cargo++) {
      if (!covers(hand.resources, shipCost(cargo)) || !hasCargo(table, seat, cargo)) continue;
      addBerthMoves(table, seat, out, BUILD_MOVES, cargo * VERTEX_COUNT);
    }
  },
  play(state, seat, { cargo, vertex }, tell) {
    const paid = shipCost(cargo);
    paySupply(state, seat, paid);
    const ship = launchShip(state.table, seat, cargo, vertex);
    tell?.all({ kind: 'ship', seat, ship, cargo, vertex, paid });
  },
});

/** SF-BUILD-03: a shipyard around an own colony, wherever it is. */
export const spaceport = defineAction(MOVES.spaceport, {
  frames: ['main'],
  gates: [
    affordsGate(PORT_COST, 'SF-BUILD-03'),
    { code: 'no-shipyard', rule: 'SF-BUILD-03', ok: (at) => (ownPlayer(at)?.shipyards ?? 0) > 0 },
  ],
  needs: [
    {
      code: 'no-own-colony',
      rule: 'SF-BUILD-03',
      ok: ({ table, seat }, { site }) => table.sites[site] === colonyCode(seat),
    },
  ],
  exact: true,
  candidates({ table, seat }, out) {
    const own = colonyCode(seat);
    for (let site = 0; site < SITE_COUNT; site++) if (table.sites[site] === own) out.add(itemAt(SPACEPORT_MOVES, site));
  },
  play(state, seat, { site }, tell) {
    const { table } = state;
    paySupply(state, seat, PORT_COST);
    placePort(table, seat, site);
    table.quiet = 0;
    tell?.all({ kind: 'spaceport', seat, site, paid: PORT_COST });
    offerLaunch(table, seat);
    addPoints(table, seat, VICTORY_POINTS.port);
  },
});

/** SF-BUILD-04 to 06, SF-BUILD-10: a booster, a cannon or a freight pod, permanently. */
export const upgrade = defineAction(MOVES.upgrade, {
  frames: ['main'],
  needs: [
    {
      code: 'cannot-pay',
      rule: 'SF-BUILD-04',
      ok: ({ hand }, { upgrade: kind }) => covers(hand.resources, upgradeCost(kind)),
      numbers: ({ hand }, { upgrade: kind }) => missingResources(hand, upgradeCost(kind)),
    },
    {
      code: 'mothership-full',
      rule: 'SF-BUILD-04',
      ok: (at, { upgrade: kind }) => (ownPlayer(at)?.fitted[kind] ?? 0) < (MAX_UPGRADES[kind] ?? 0),
      numbers: (_, { upgrade: kind }) => ({ most: MAX_UPGRADES[kind] ?? 0 }),
    },
    { code: 'stock-out', rule: 'SF-BUILD-07', ok: ({ table }, { upgrade: kind }) => (table.upgrades[kind] ?? 0) > 0 },
  ],
  candidates({ hand }, out) {
    for (let kind = 0; kind < UPGRADES.length; kind++) {
      if (covers(hand.resources, upgradeCost(kind))) out.add(itemAt(UPGRADE_MOVES, kind));
    }
  },
  play(state, seat, { upgrade: kind }, tell) {
    const { table } = state;
    const { fitted } = playerOf(table, seat);
    const paid = upgradeCost(kind);
    paySupply(state, seat, paid);
    fitted[kind] = (fitted[kind] ?? 0) + 1;
    table.upgrades[kind] = (table.upgrades[kind] ?? 0) - 1;
    tell?.all({ kind: 'fitted', seat, upgrade: kind, paid });
  },
});
