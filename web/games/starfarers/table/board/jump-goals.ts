import { NONE } from '@orrery/common';
import type { Seat, SeatView } from '@orrery/kernel';
import { arrivalEffects, type Hand, type Move, shipAt, shipCargo, type Table } from '@orrery/starfarers/facts';
import type { ReachAct } from '../../art/map/reach.tsx';
import { reachActOf } from './reach.ts';

type Jump = Extract<Move, { kind: 'jump' }>;

const arrivalOf = (table: Table, seat: Seat, { ship, vertex }: Jump) =>
  arrivalEffects(table, seat, shipCargo(shipAt(table, seat, ship)), vertex);

/** What a jump brings at its end, for its sign on the chart. */
export const jumpActOf = (table: Table, seat: Seat, jump: Jump): ReachAct | null =>
  reachActOf(arrivalOf(table, seat, jump));

/**
 * A ship may jump nearly anywhere: the goals worth a look are where it docks, founds, or clears a planet, and one point
 * of each system that it would explore. Without any, all are goals.
 */
function jumpGoals(jumps: readonly Jump[], { table, seat }: SeatView<Table, Hand>): readonly Jump[] {
  const explored = new Set<number>();
  const goals = jumps.filter((jump) => {
    const arrival = arrivalOf(table, seat, jump);
    if (reachActOf(arrival) !== 'explore') return reachActOf(arrival) !== null;
    const isNew = arrival.finds !== NONE && !explored.has(arrival.finds);
    explored.add(arrival.finds);
    return isNew;
  });
  return goals.length > 0 ? goals : jumps;
}

/** The moves whose places are highlighted: of jumps only the goals. */
export function featuredMoves(moves: readonly Move[], view: SeatView<Table, Hand>): readonly Move[] {
  const isJump = (move: Move): move is Jump => move.kind === 'jump';
  return [...moves.filter((move) => !isJump(move)), ...jumpGoals(moves.filter(isJump), view)];
}
