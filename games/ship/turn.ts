import type { TradeTerms } from '@orrery/common';
import type { EventSink } from '@orrery/kernel';
import type { Event } from './events.ts';
import { returnRow } from './flight.ts';
import { BUILD_FRAME, DIE_FRAME, NEXT_FRAME, SECTOR_FRAME } from './frame-constants.ts';
import { checkVictory, endStalledGame } from './score.ts';
import { opponentOf, type ShipGameState, type Table } from './state.ts';
import type { MissionStage } from './variant.ts';

type MaybeSink = EventSink<Event> | null;

/** No offer was refused this turn. */
export const NO_DECLINED_TERMS: readonly TradeTerms[] = [];
/** Turns without a point after which the game ends (our ruling). */
export const MAX_QUIET_TURNS = 100;

/** SS-TURN-02, DU-TURN-01: production, flight, trade and build; without ships there is no third phase. */
export function beginTurn(table: Table, stage: MissionStage, tell: MaybeSink): void {
  table.turn++;
  table.speed = 0;
  table.flown = 0;
  table.acts = 0;
  table.locked = 0;
  table.used = 0;
  table.forced = 0;
  table.offers = 0;
  table.refused = NO_DECLINED_TERMS;
  table.proposal = null;
  table.dismissed = NO_DECLINED_TERMS;
  table.closed = 0;
  table.stack.push(stage.hasShips ? BUILD_FRAME : NEXT_FRAME, SECTOR_FRAME, DIE_FRAME);
  tell?.all({ kind: 'turn', seat: table.active, turn: table.turn });
  checkVictory(table, tell);
}

export function nextTurn(state: ShipGameState, stage: MissionStage, tell: MaybeSink): void {
  const { table } = state;
  returnRow(state);
  tell?.all({ kind: 'ended', seat: table.active });
  table.quiet++;
  if (table.quiet >= MAX_QUIET_TURNS) {
    endStalledGame(table, tell);
    return;
  }
  table.active = opponentOf(table.active);
  beginTurn(table, stage, tell);
}
