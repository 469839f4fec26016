import { NONE } from '@orrery/common';
import { type EventSink, type Seat, topFrame } from '@orrery/kernel';
import { hasLane, placeShip } from '../board.ts';
import { NO_COST } from '../data.ts';
import type { Event } from '../events.ts';
import { decideFrame, JUDGE_FRAME, utopiaFrame } from '../frame-constants.ts';
import { MOVES } from '../moves.ts';
import { measureRoute } from '../score.ts';
import { defineAction, playerOf, type Table } from '../state.ts';
import { EDGE_WORD_COUNT } from '../topology.ts';
import { addEdgeMoves } from './listing.ts';
import { laneNeeds, launchShip } from './ship.ts';

const { all: PLACE_MOVES } = MOVES.place;

/** Where a lifted ship came from. */
function liftedFrom(table: Table): number {
  const frame = topFrame(table);
  return frame.kind === 'relaunch' ? frame.from : NONE;
}

/** ST-PROG-02, EC-06: another free ship follows only if there is one, and room for it. */
function launchFreeShip(table: Table, seat: Seat, left: number, edge: number, tell: EventSink<Event> | null): void {
  const under = table.stack.length;
  launchShip(table, seat, edge, NO_COST, tell);
  if (left === 1 || playerOf(table, seat).ships === 0 || !hasLane(table, seat)) return;
  table.stack.splice(under, 0, utopiaFrame(left - 1));
}

/** EC-18: moving a ship away may shorten the own route, so all of it is measured. */
function placeLiftedShip(table: Table, seat: Seat, from: number, to: number, tell: EventSink<Event> | null): void {
  table.stack.push(decideFrame(seat));
  placeShip(table, seat, to);
  tell?.all({ kind: 'moved', seat, from, to });
  const holder = table.routeHolder;
  measureRoute(table, seat, tell);
  if (table.routeHolder !== holder) table.stack.push(JUDGE_FRAME);
}

/** A ship that is free, already paid for, or lifted: what follows depends on the card it comes from. */
export const place = defineAction(MOVES.place, {
  frames: ['utopia', 'substitute', 'relaunch'],
  needs: [
    ...laneNeeds,
    { code: 'same-lane', rule: 'ST-CARD-SULU', ok: ({ table }, { edge }) => edge !== liftedFrom(table) },
  ],
  exact: true,
  candidates({ table, seat }, out) {
    const from = out.n;
    addEdgeMoves(out, PLACE_MOVES, table.derived.lanes, seat * EDGE_WORD_COUNT);
    const lifted = liftedFrom(table);
    if (lifted === NONE) return;
    let kept = from;
    for (let i = from; i < out.n; i++) {
      const move = out.at[i];
      if (move !== undefined && move.edge !== lifted) out.at[kept++] = move;
    }
    out.n = kept;
  },
  play({ table }, seat, { edge }, tell) {
    const frame = topFrame(table);
    table.stack.pop();
    if (frame.kind === 'relaunch') placeLiftedShip(table, seat, frame.from, edge, tell);
    else if (frame.kind === 'utopia') launchFreeShip(table, seat, frame.left, edge, tell);
    else {
      table.stack.push(decideFrame(seat));
      launchShip(table, seat, edge, NO_COST, tell);
    }
  },
});
