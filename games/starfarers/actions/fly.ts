import { itemAt, NONE } from '@orrery/common';
import { isBarredByToken, isSystemFull, linksLeft, shipAt, shipCargo, shipVertex, siteAbroad } from '../board.ts';
import { COLONY_CARGO, MAX_COLONIES_PER_SYSTEM, SHIPS_PER_SEAT } from '../data.ts';
import { canGround } from '../encounter.ts';
import { flyShip as flyTo, foundColony, shipThatMustGoOn } from '../flight.ts';
import { MOVES } from '../moves.ts';
import { addReachableEnds, linkDistance } from '../reach.ts';
import { defineAction, playerOf, type Table, type View } from '../state.ts';
import { VERTEX_COUNT } from '../topology.ts';
import { endNeeds, shipNeeds } from './ends.ts';
import { notAdriftGate } from './gates.ts';

const { all: FLY_MOVES } = MOVES.fly;
const { all: FOUND_MOVES } = MOVES.found;

/** SF-BLOCK-03: the place to which a ship must not return in this flight. */
const forbiddenVertex = (table: Table, seat: number, ship: number): number =>
  table.flying === ship && ((playerOf(table, seat).due >> ship) & 1) === 1 ? table.from : NONE;

/** Links left. Other needs report a ship that cannot fly at all. */
const linksAvailable = ({ table, seat }: View, ship: number): number => linksLeft(table, seat, ship);

/** SF-FLIGHT-02, SF-FLIGHT-04: one ship's destination. */
export const fly = defineAction(MOVES.fly, {
  frames: ['flight'],
  needs: [
    ...shipNeeds,
    {
      code: 'must-go-on',
      rule: 'SF-FLIGHT-04',
      ok({ table, seat }, { ship }) {
        const bound = shipThatMustGoOn(table, seat);
        return bound === NONE || bound === ship;
      },
    },
    ...endNeeds,
    {
      code: 'must-leave',
      rule: 'SF-BLOCK-03',
      ok: ({ table, seat }, { ship, vertex }) => vertex !== forbiddenVertex(table, seat, ship),
    },
    {
      code: 'too-far',
      rule: 'SF-FLIGHT-02',
      ok(at, { ship, vertex }) {
        const code = shipAt(at.table, at.seat, ship);
        if (code === NONE) return true;
        return linkDistance(at.table, shipVertex(code), vertex, linksAvailable(at, ship)) !== NONE;
      },
      numbers: (at, { ship }) => ({ left: linksAvailable(at, ship) }),
    },
  ],
  exact: true,
  candidates(at, out) {
    const { table, seat } = at;
    const bound = shipThatMustGoOn(table, seat);
    for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
      const code = shipAt(table, seat, ship);
      if (code === NONE || (bound !== NONE && bound !== ship)) continue;
      const left = linksAvailable(at, ship);
      if (left > 0)
        addReachableEnds(
          table,
          seat,
          code,
          left,
          out,
          FLY_MOVES,
          ship * VERTEX_COUNT,
          forbiddenVertex(table, seat, ship),
        );
    }
  },
  play: (state, seat, { ship, vertex }, tell) => flyTo(state, seat, ship, vertex, tell),
});

const vertexOfShip = ({ table, seat }: View, ship: number): number => shipVertex(shipAt(table, seat, ship));
const hasShip = ({ table, seat }: View, ship: number): boolean => shipAt(table, seat, ship) !== NONE;
const siteUnderShip = (at: View, ship: number): number =>
  hasShip(at, ship) ? siteAbroad(at.table, vertexOfShip(at, ship)) : NONE;

/** SF-COL-01 to 04, SF-FOUND-05: a colony ship on a colony site away from home stays there permanently. */
export const found = defineAction(MOVES.found, {
  frames: ['flight'],
  gates: [notAdriftGate],
  needs: [
    { code: 'no-ship', rule: 'SF-COL-01', ok: (at, { ship }) => hasShip(at, ship) },
    {
      code: 'no-colony-ship',
      rule: 'SF-COL-01',
      ok: (at, { ship }) => !hasShip(at, ship) || shipCargo(shipAt(at.table, at.seat, ship)) === COLONY_CARGO,
    },
    {
      code: 'no-site',
      rule: 'SF-COL-01',
      ok: (at, { ship }) => !hasShip(at, ship) || siteUnderShip(at, ship) !== NONE,
    },
    {
      code: 'token-beside',
      rule: 'SF-COL-02',
      ok: (at, { ship }) => !hasShip(at, ship) || !isBarredByToken(at.table, vertexOfShip(at, ship)),
    },
    {
      code: 'crowded',
      rule: 'SF-COL-03',
      ok: (at, { ship }) => siteUnderShip(at, ship) === NONE || !isSystemFull(at.table, siteUnderShip(at, ship)),
      numbers: () => ({ most: MAX_COLONIES_PER_SYSTEM }),
    },
  ],
  candidates({ table, seat }, out) {
    for (let ship = 0; ship < SHIPS_PER_SEAT; ship++)
      if (shipAt(table, seat, ship) !== NONE) out.add(itemAt(FOUND_MOVES, ship));
  },
  play: ({ table }, seat, { ship }, tell) => foundColony(table, seat, ship, tell),
});

/** SF-ENC-06: one of the own ships may not fly this turn. */
export const ground = defineAction(MOVES.ground, {
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
