import { NONE } from '@orrery/common';
import { cargoOf, mayDock, peopleAt, shipAt, stationsAt } from '../board.ts';
import { COLONY, DOCKS, POD, TRADE } from '../data.ts';
import { isClosed, isColonySite, isDock, isForeign, isTaken } from '../derived.ts';
import type { FlightMove } from '../moves.ts';
import type { MoveNeed, View } from '../state.ts';
import { mine } from './gates.ts';

const codeOf = ({ table, seat }: View, { ship }: FlightMove): number => shipAt(table, seat, ship);
const carries = (at: View, move: FlightMove, cargo: number): boolean => {
  const code = codeOf(at, move);
  return code !== NONE && cargoOf(code) === cargo;
};

/** What any ship must meet that is to go somewhere (SF-FLIGHT-04, SF-BLOCK-01, 02, 04). */
export const shipNeeds: readonly MoveNeed<FlightMove>[] = [
  { code: 'no-ship', rule: 'SF-FLIGHT-04', ok: (at, move) => codeOf(at, move) !== NONE },
  { code: 'ship-grounded', rule: 'SF-ENC-06', ok: (at, { ship }) => (((mine(at)?.stuck ?? 0) >> ship) & 1) === 0 },
  { code: 'ship-flown', rule: 'SF-FLIGHT-04', ok: (at, { ship }) => (((mine(at)?.flown ?? 0) >> ship) & 1) === 0 },
];

/** Where a ship may end, wherever it comes from. */
export const endNeeds: readonly MoveNeed<FlightMove>[] = [
  { code: 'closed', rule: 'SF-FLIGHT-08', ok: ({ table }, { vertex }) => !isClosed(table.derived, vertex) },
  { code: 'occupied', rule: 'SF-FLIGHT-04', ok: ({ table }, { vertex }) => !isTaken(table.derived, vertex) },
  {
    code: 'foreign-port',
    rule: 'SF-BLOCK-01',
    ok: ({ table, seat }, { vertex }) => !isForeign(table.derived, seat, vertex),
  },
  {
    code: 'colony-site',
    rule: 'SF-BLOCK-02',
    ok: (at, move) => !isColonySite(at.table.derived, move.vertex) || !carries(at, move, TRADE),
  },
  {
    code: 'docking-point',
    rule: 'SF-BLOCK-04',
    ok: (at, move) => !isDock(at.table.derived, move.vertex) || !carries(at, move, COLONY),
  },
  {
    code: 'too-few-pods',
    rule: 'SF-STAT-02',
    ok(at, move) {
      if (!isDock(at.table.derived, move.vertex) || !carries(at, move, TRADE)) return true;
      return mayDock(at.table, at.seat, peopleAt(at.table, move.vertex));
    },
    numbers: (at, { vertex }) => ({
      have: mine(at)?.fitted[POD] ?? 0,
      stations: stationsAt(at.table, peopleAt(at.table, vertex)),
      docks: DOCKS,
    }),
  },
];
