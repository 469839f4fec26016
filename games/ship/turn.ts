import type { Terms } from '@orrery/common';
import type { Tell } from '@orrery/kernel';
import type { Event } from './events.ts';
import { gather } from './flight.ts';
import { BUILD, DIE, NEXT, SECTOR } from './framevalues.ts';
import { judge, stall } from './score.ts';
import { opponentOf, type Table, type Whole } from './state.ts';
import type { Stage } from './variant.ts';

type Telling = Tell<Event> | null;

/** No offer was refused this turn. */
export const NONE_REFUSED: readonly Terms[] = [];
/** Turns without a point, after which nobody will score any more (our ruling). */
export const QUIET_TURNS = 100;

/** SS-TURN-02, DU-TURN-01: production, flight, trade and build; without ships there is no third phase. */
export function beginTurn(table: Table, stage: Stage, tell: Telling): void {
  table.turn++;
  table.speed = 0;
  table.flown = 0;
  table.acts = 0;
  table.locked = 0;
  table.used = 0;
  table.forced = 0;
  table.offers = 0;
  table.refused = NONE_REFUSED;
  table.proposal = null;
  table.dismissed = NONE_REFUSED;
  table.closed = 0;
  table.stack.push(stage.hasShips ? BUILD : NEXT, SECTOR, DIE);
  tell?.all({ kind: 'turn', seat: table.active, turn: table.turn });
  judge(table, tell);
}

export function nextTurn(state: Whole, stage: Stage, tell: Telling): void {
  const { table } = state;
  gather(state);
  tell?.all({ kind: 'ended', seat: table.active });
  table.quiet++;
  if (table.quiet >= QUIET_TURNS) {
    stall(table, tell);
    return;
  }
  table.active = opponentOf(table.active);
  beginTurn(table, stage, tell);
}
