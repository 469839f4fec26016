import { NONE } from '@orrery/common';
import { type Seat, type Tell, top } from '@orrery/kernel';
import { hasLane, placeShip } from '../board.ts';
import { FREE } from '../data.ts';
import type { Event } from '../events.ts';
import { decide, JUDGE, utopiaShips } from '../framevalues.ts';
import { MOVES } from '../moves.ts';
import { measureRoute } from '../score.ts';
import { act, playerOf, type Table } from '../state.ts';
import { EDGE_WORDS } from '../topology.ts';
import { addEdges } from './listing.ts';
import { laneNeeds, launch } from './ship.ts';

const { all: PLACE } = MOVES.place;

/** Where a lifted ship came from. */
function liftedFrom(table: Table): number {
  const frame = top(table);
  return frame.kind === 'relaunch' ? frame.from : NONE;
}

/** ST-PROG-02, EC-06: another free ship follows only if there is one, and room for it. */
function launchFree(table: Table, seat: Seat, left: number, edge: number, tell: Tell<Event> | null): void {
  const under = table.stack.length;
  launch(table, seat, edge, FREE, tell);
  if (left === 1 || playerOf(table, seat).ships === 0 || !hasLane(table, seat)) return;
  table.stack.splice(under, 0, utopiaShips(left - 1));
}

/** EC-18: a ship moved away may shorten the own route, so all of it is measured. */
function relaunch(table: Table, seat: Seat, from: number, to: number, tell: Tell<Event> | null): void {
  table.stack.push(decide(seat));
  placeShip(table, seat, to);
  tell?.all({ kind: 'moved', seat, from, to });
  const holder = table.routeHolder;
  measureRoute(table, seat, tell);
  if (table.routeHolder !== holder) table.stack.push(JUDGE);
}

/** A ship that is free, or paid for already, or lifted: what card it comes from says what follows. */
export const place = act(MOVES.place, {
  frames: ['utopia', 'substitute', 'relaunch'],
  needs: [
    ...laneNeeds,
    { code: 'same-lane', rule: 'ST-CARD-SULU', ok: ({ table }, { edge }) => edge !== liftedFrom(table) },
  ],
  exact: true,
  candidates({ table, seat }, out) {
    const from = out.n;
    addEdges(out, PLACE, table.derived.lanes, seat * EDGE_WORDS);
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
    const frame = top(table);
    table.stack.pop();
    if (frame.kind === 'relaunch') relaunch(table, seat, frame.from, edge, tell);
    else if (frame.kind === 'utopia') launchFree(table, seat, frame.left, edge, tell);
    else {
      table.stack.push(decide(seat));
      launch(table, seat, edge, FREE, tell);
    }
  },
});
