import { some } from '@orrery/common';
import { top } from '@orrery/kernel';
import { placePort } from '../board.ts';
import { CARGOES, FREE, POINTS, TRADE } from '../data.ts';
import { addBerths, isBerth, launch as launchShip } from '../launch.ts';
import { type LaunchMove, launchMoves, type SiteMove, siteMoves } from '../moves.ts';
import { score } from '../score.ts';
import { settle as settleAt } from '../setup.ts';
import { type Act, colonyOf, playerOf, type Table } from '../state.ts';
import { isHome, PORT_SITES, SITES, SLOTS, systemOfSite, THREE, VERTICES } from '../topology.ts';

const SETTLE = siteMoves('settle');
const HARBOUR = siteMoves('harbour');
const LAUNCH = launchMoves('launch');

/** SF-FOUND-01, SF56-FOUND-02: a colony on any free site at home. */
export const settle: Act<SiteMove<'settle'>> = {
  kind: 'settle',
  frames: ['settle'],
  listing: 'all',
  gates: [],
  needs: [
    { code: 'not-at-home', rule: 'SF-FOUND-01', ok: (_, { site }) => isHome(systemOfSite(site)) },
    { code: 'site-taken', rule: 'SF-FOUND-01', ok: ({ table }, { site }) => table.sites[site] === 0 },
  ],
  exact: true,
  candidates({ table }, out) {
    for (let site = SLOTS * THREE; site < SITES; site++) if (table.sites[site] === 0) out.add(some(SETTLE, site));
  },
  any: (_, rng) => some(SETTLE, rng(2) === 0 ? rng(SITES) : SITES - 1 - rng(12)),
  play({ table }, seat, { site }, tell) {
    table.stack.pop();
    settleAt(table, seat, site);
    tell?.all({ kind: 'settled', seat, site });
  },
};

/** SF-FOUND-02, SF56-FOUND-03: the first spaceport, and then its ship. */
export const harbour: Act<SiteMove<'harbour'>> = {
  kind: 'harbour',
  frames: ['harbour'],
  listing: 'all',
  gates: [],
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
  any: (_, rng) => some(HARBOUR, rng(2) === 0 ? rng(SITES) : SITES - 1 - rng(12)),
  play({ table }, seat, { site }, tell) {
    table.stack.pop();
    table.stack.push({ kind: 'berth', seat, site });
    placePort(table, seat, site);
    tell?.all({ kind: 'spaceport', seat, site, paid: FREE });
    score(table, seat, POINTS.port);
  },
};

const isFounding = (table: Table): boolean => top(table).kind === 'berth';

/** SF-FOUND-02, SF-ENC-07: a free ship on an own spaceport site; while founding it carries what its owner likes. */
export const launch: Act<LaunchMove<'launch'>> = {
  kind: 'launch',
  frames: ['berth', 'launch'],
  listing: 'all',
  gates: [],
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
  any(table, rng) {
    const own = PORT_SITES.filter((vertex) => isBerth(table, rng(table.players.length), vertex));
    const vertex = rng(2) === 0 ? own[0] : rng(VERTICES);
    return some(LAUNCH, rng(CARGOES.length) * VERTICES + (vertex ?? rng(VERTICES)));
  },
  play({ table }, seat, { cargo, vertex }, tell) {
    if (!isFounding(table)) playerOf(table, seat).waiting--;
    table.stack.pop();
    const ship = launchShip(table, seat, cargo, vertex);
    tell?.all({ kind: 'ship', seat, ship, cargo, vertex, paid: FREE });
  },
};
