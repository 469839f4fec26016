import { NONE, some } from '@orrery/common';
import { cargoOf, isBarred, isCrowded, linksLeft, shipAt, siteAbroad, vertexOf } from '../board.ts';
import { COLONY, CROWDED, SHIPS } from '../data.ts';
import { canGround } from '../encounter.ts';
import { boundShip, fly as flyTo, found as foundColony } from '../flight.ts';
import { MOVES } from '../moves.ts';
import { addReached, distance } from '../reach.ts';
import { act, playerOf, type Table, type View } from '../state.ts';
import { VERTICES } from '../topology.ts';
import { endNeeds, shipNeeds } from './ends.ts';
import { notAdrift } from './gates.ts';

const { all: FLY } = MOVES.fly;
const { all: FOUND } = MOVES.found;

/** SF-BLOCK-03: where a ship must not come back to in this flight. */
const forbidden = (table: Table, seat: number, ship: number): number =>
  table.flying === ship && ((playerOf(table, seat).due >> ship) & 1) === 1 ? table.from : NONE;

/** Speed left, unless the ship cannot fly at all, of which others speak. */
const reachOf = ({ table, seat }: View, ship: number): number => linksLeft(table, seat, ship);

/** SF-FLIGHT-02, SF-FLIGHT-04: one ship's destination. */
export const fly = act(MOVES.fly, {
  frames: ['flight'],
  needs: [
    ...shipNeeds,
    {
      code: 'must-go-on',
      rule: 'SF-FLIGHT-04',
      ok({ table, seat }, { ship }) {
        const bound = boundShip(table, seat);
        return bound === NONE || bound === ship;
      },
    },
    ...endNeeds,
    {
      code: 'must-leave',
      rule: 'SF-BLOCK-03',
      ok: ({ table, seat }, { ship, vertex }) => vertex !== forbidden(table, seat, ship),
    },
    {
      code: 'too-far',
      rule: 'SF-FLIGHT-02',
      ok(at, { ship, vertex }) {
        const code = shipAt(at.table, at.seat, ship);
        if (code === NONE) return true;
        return distance(at.table, vertexOf(code), vertex, reachOf(at, ship)) !== NONE;
      },
      numbers: (at, { ship }) => ({ left: reachOf(at, ship) }),
    },
  ],
  exact: true,
  candidates(at, out) {
    const { table, seat } = at;
    const bound = boundShip(table, seat);
    for (let ship = 0; ship < SHIPS; ship++) {
      const code = shipAt(table, seat, ship);
      if (code === NONE || (bound !== NONE && bound !== ship)) continue;
      const left = reachOf(at, ship);
      if (left > 0) addReached(table, seat, code, left, out, FLY, ship * VERTICES, forbidden(table, seat, ship));
    }
  },
  play: (state, seat, { ship, vertex }, tell) => flyTo(state, seat, ship, vertex, tell),
});

const vertexOfShip = ({ table, seat }: View, ship: number): number => vertexOf(shipAt(table, seat, ship));
const isShip = ({ table, seat }: View, ship: number): boolean => shipAt(table, seat, ship) !== NONE;
const siteOf = (at: View, ship: number): number =>
  isShip(at, ship) ? siteAbroad(at.table, vertexOfShip(at, ship)) : NONE;

/** SF-COL-01 to 04, SF-FOUND-05: a colony ship on a colony site abroad stays there for good. */
export const found = act(MOVES.found, {
  frames: ['flight'],
  gates: [notAdrift],
  needs: [
    { code: 'no-ship', rule: 'SF-COL-01', ok: (at, { ship }) => isShip(at, ship) },
    {
      code: 'no-colony-ship',
      rule: 'SF-COL-01',
      ok: (at, { ship }) => !isShip(at, ship) || cargoOf(shipAt(at.table, at.seat, ship)) === COLONY,
    },
    { code: 'no-site', rule: 'SF-COL-01', ok: (at, { ship }) => !isShip(at, ship) || siteOf(at, ship) !== NONE },
    {
      code: 'token-beside',
      rule: 'SF-COL-02',
      ok: (at, { ship }) => !isShip(at, ship) || !isBarred(at.table, vertexOfShip(at, ship)),
    },
    {
      code: 'crowded',
      rule: 'SF-COL-03',
      ok: (at, { ship }) => siteOf(at, ship) === NONE || !isCrowded(at.table, siteOf(at, ship)),
      numbers: () => ({ most: CROWDED }),
    },
  ],
  candidates({ table, seat }, out) {
    for (let ship = 0; ship < SHIPS; ship++) if (shipAt(table, seat, ship) !== NONE) out.add(some(FOUND, ship));
  },
  play: ({ table }, seat, { ship }, tell) => foundColony(table, seat, ship, tell),
});

/** SF-ENC-06: one of the own ships may not fly in this turn. */
export const ground = act(MOVES.ground, {
  frames: ['ground'],
  needs: [
    { code: 'not-to-ground', rule: 'SF-ENC-06', ok: ({ table, seat }, { ship }) => canGround(table, seat, ship) },
  ],
  play({ table }, seat, { ship }, tell) {
    table.stack.pop();
    playerOf(table, seat).stuck |= 1 << ship;
    tell?.all({ kind: 'grounded', seat, ship });
  },
});
