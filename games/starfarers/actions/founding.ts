import { itemAt } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { placePort } from '../board.ts';
import { CARGOES, NO_COST, TRADE_CARGO, VICTORY_POINTS } from '../data.ts';
import { addBerthMoves, isFreeBerth, launchShip } from '../launch.ts';
import { MOVES } from '../moves.ts';
import { addPoints } from '../score.ts';
import { placeHomeColony as settleAt } from '../setup.ts';
import { colonyCode, defineAction, playerOf, type Table } from '../state.ts';
import { isHomeSystem, PLANETS_PER_SYSTEM, SITE_COUNT, SLOT_COUNT, systemOfSite, VERTEX_COUNT } from '../topology.ts';

const { all: SETTLE_MOVES } = MOVES.settle;
const { all: HARBOUR_MOVES } = MOVES.harbour;
const { all: LAUNCH_MOVES } = MOVES.launch;

/** SF-FOUND-01, SF56-FOUND-02: a colony on any free site at home. */
export const settle = defineAction(MOVES.settle, {
  frames: ['settle'],
  needs: [
    { code: 'not-at-home', rule: 'SF-FOUND-01', ok: (_, { site }) => isHomeSystem(systemOfSite(site)) },
    { code: 'site-taken', rule: 'SF-FOUND-01', ok: ({ table }, { site }) => table.sites[site] === 0 },
  ],
  exact: true,
  candidates({ table }, out) {
    for (let site = SLOT_COUNT * PLANETS_PER_SYSTEM; site < SITE_COUNT; site++)
      if (table.sites[site] === 0) out.add(itemAt(SETTLE_MOVES, site));
  },
  play({ table }, seat, { site }, tell) {
    table.stack.pop();
    settleAt(table, seat, site);
    tell?.all({ kind: 'settled', seat, site });
  },
});

/** SF-FOUND-02, SF56-FOUND-03: the first spaceport, and then its ship. */
export const harbour = defineAction(MOVES.harbour, {
  frames: ['harbour'],
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
    for (let site = 0; site < SITE_COUNT; site++) if (table.sites[site] === own) out.add(itemAt(HARBOUR_MOVES, site));
  },
  play({ table }, seat, { site }, tell) {
    table.stack.pop();
    table.stack.push({ kind: 'berth', seat, site });
    placePort(table, seat, site);
    tell?.all({ kind: 'spaceport', seat, site, paid: NO_COST });
    addPoints(table, seat, VICTORY_POINTS.port);
  },
});

const isFounding = (table: Table): boolean => topFrame(table).kind === 'berth';

/** SF-FOUND-02, SF-ENC-07: a free ship on an own spaceport site; during the founding its owner chooses the cargo. */
export const launch = defineAction(MOVES.launch, {
  frames: ['berth', 'launch'],
  needs: [
    {
      code: 'trade-ship-only',
      rule: 'SF-ENC-07',
      ok: ({ table }, { cargo }) => cargo === TRADE_CARGO || isFounding(table),
    },
    { code: 'no-berth', rule: 'SF-BUILD-01', ok: ({ table, seat }, { vertex }) => isFreeBerth(table, seat, vertex) },
  ],
  exact: true,
  candidates({ table, seat }, out) {
    for (let cargo = isFounding(table) ? 0 : TRADE_CARGO; cargo < CARGOES.length; cargo++) {
      addBerthMoves(table, seat, out, LAUNCH_MOVES, cargo * VERTEX_COUNT);
    }
  },
  play({ table }, seat, { cargo, vertex }, tell) {
    if (!isFounding(table)) playerOf(table, seat).waiting--;
    table.stack.pop();
    const ship = launchShip(table, seat, cargo, vertex);
    tell?.all({ kind: 'ship', seat, ship, cargo, vertex, paid: NO_COST });
  },
});
