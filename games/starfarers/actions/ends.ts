import { NONE } from '@orrery/common';
import { mayDock, peopleAt, shipAt, shipCargo, stationsAt } from '../board.ts';
import { COLONY_CARGO, DOCKS_PER_OUTPOST, POD, TRADE_CARGO } from '../data.ts';
import { isClosed, isColonySite, isDock, isForeignPort, isVertexTaken } from '../derived.ts';
import type { FlightMove } from '../moves.ts';
import type { MoveNeed, View } from '../state.ts';
import { ownPlayer } from './gates.ts';

const shipCode = ({ table, seat }: View, { ship }: FlightMove): number => shipAt(table, seat, ship);
const carriesCargo = (at: View, move: FlightMove, cargo: number): boolean => {
  const code = shipCode(at, move);
  return code !== NONE && shipCargo(code) === cargo;
};

/** The needs of any ship move (SF-FLIGHT-04, SF-BLOCK-01, 02, 04). */
export const shipNeeds: readonly MoveNeed<FlightMove>[] = [
  { code: 'no-ship', rule: 'SF-FLIGHT-04', ok: (at, move) => shipCode(at, move) !== NONE },
  { code: 'ship-grounded', rule: 'SF-ENC-06', ok: (at, { ship }) => (((ownPlayer(at)?.stuck ?? 0) >> ship) & 1) === 0 },
  { code: 'ship-flown', rule: 'SF-FLIGHT-04', ok: (at, { ship }) => (((ownPlayer(at)?.flown ?? 0) >> ship) & 1) === 0 },
];

/** Where a ship may end, wherever it comes from. */
export const endNeeds: readonly MoveNeed<FlightMove>[] = [
  { code: 'closed', rule: 'SF-FLIGHT-08', ok: ({ table }, { vertex }) => !isClosed(table.derived, vertex) },
  { code: 'occupied', rule: 'SF-FLIGHT-04', ok: ({ table }, { vertex }) => !isVertexTaken(table.derived, vertex) },
  {
    code: 'foreign-port',
    rule: 'SF-BLOCK-01',
    ok: ({ table, seat }, { vertex }) => !isForeignPort(table.derived, seat, vertex),
  },
  {
    code: 'colony-site',
    rule: 'SF-BLOCK-02',
    ok: (at, move) => !isColonySite(at.table.derived, move.vertex) || !carriesCargo(at, move, TRADE_CARGO),
  },
  {
    code: 'docking-point',
    rule: 'SF-BLOCK-04',
    ok: (at, move) => !isDock(at.table.derived, move.vertex) || !carriesCargo(at, move, COLONY_CARGO),
  },
  {
    code: 'too-few-pods',
    rule: 'SF-STAT-02',
    ok(at, move) {
      if (!isDock(at.table.derived, move.vertex) || !carriesCargo(at, move, TRADE_CARGO)) return true;
      return mayDock(at.table, at.seat, peopleAt(at.table, move.vertex));
    },
    numbers: (at, { vertex }) => ({
      have: ownPlayer(at)?.fitted[POD] ?? 0,
      stations: stationsAt(at.table, peopleAt(at.table, vertex)),
      docks: DOCKS_PER_OUTPOST,
    }),
  },
];
