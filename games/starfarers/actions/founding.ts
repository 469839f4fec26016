import { some } from '@orrery/common';
import { top } from '@orrery/kernel';
import { placePort } from '../board.ts';
import { CARGOES, FREE, POINTS, TRADE } from '../data.ts';
import { addBerths, isBerth, launch as launchShip } from '../launch.ts';
import { MOVES } from '../moves.ts';
import { score } from '../score.ts';
import { settle as settleAt } from '../setup.ts';
import { act, colonyOf, playerOf, type Table } from '../state.ts';
import { isHome, SITES, SLOTS, systemOfSite, THREE, VERTICES } from '../topology.ts';

const { all: SETTLE } = MOVES.settle;
const { all: HARBOUR } = MOVES.harbour;
const { all: LAUNCH } = MOVES.launch;

/** SF-FOUND-01, SF56-FOUND-02: a colony on any free site at home. */
export const settle = act(MOVES.settle, {
  frames: ['settle'],
  needs: [
    { code: 'not-at-home', rule: 'SF-FOUND-01', ok: (_, { site }) => isHome(systemOfSite(site)) },
    { code: 'site-taken', rule: 'SF-FOUND-01', ok: ({ table }, { site }) => table.sites[site] === 0 },
  ],
  exact: true,
  candidates({ table }, out) {
    for (let site = SLOTS * THREE; site < SITES; site++) if (table.sites[site] === 0) out.add(some(SETTLE, site));
  },
  play({ table }, seat, { site }, tell) {
    table.stack.pop();
    settleAt(table, seat, site);
    tell?.all({ kind: 'settled', seat, site });
  },
});

/** SF-FOUND-02, SF56-FOUND-03: the first spaceport, and then its ship. */
export const harbour = act(MOVES.harbour, {
  frames: ['harbour'],
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
    for (let site = 0; site < SITES; site++) if (table.sites[site] === own) out.add(some(HARBOUR, site));
  },
  play({ table }, seat, { site }, tell) {
    table.stack.pop();
    table.stack.push({ kind: 'berth', seat, site });
    placePort(table, seat, site);
    tell?.all({ kind: 'spaceport', seat, site, paid: FREE });
    score(table, seat, POINTS.port);
  },
});

const isFounding = (table: Table): boolean => top(table).kind === 'berth';

/** SF-FOUND-02, SF-ENC-07: a free ship on an own spaceport site; while founding it carries what its owner likes. */
export const launch = act(MOVES.launch, {
  frames: ['berth', 'launch'],
  needs: [
    { code: 'trade-ship-only', rule: 'SF-ENC-07', ok: ({ table }, { cargo }) => cargo === TRADE || isFounding(table) },
    { code: 'no-berth', rule: 'SF-BUILD-01', ok: ({ table, seat }, { vertex }) => isBerth(table, seat, vertex) },
  ],
  exact: true,
  candidates({ table, seat }, out) {
    for (let cargo = isFounding(table) ? 0 : TRADE; cargo < CARGOES.length; cargo++) {
      addBerths(table, seat, out, LAUNCH, cargo * VERTICES);
    }
  },
  play({ table }, seat, { cargo, vertex }, tell) {
    if (!isFounding(table)) playerOf(table, seat).waiting--;
    table.stack.pop();
    const ship = launchShip(table, seat, cargo, vertex);
    tell?.all({ kind: 'ship', seat, ship, cargo, vertex, paid: FREE });
  },
});
