import { MoveList, type Seat, viewsOf } from '@orrery/kernel';
import { startrek } from '../game.ts';
import type { Move } from '../moves.ts';
import type { StartrekState } from '../state.ts';

/** The legal moves of a seat as texts, optionally only those of one kind. */
export function legalMoves(state: StartrekState, seat: Seat, kind?: string, menu = 0): string[] {
  const moves = new MoveList<Move>(menu);
  const view = viewsOf(state)[seat];
  if (view !== undefined) startrek.moves(view, moves);
  const wanted = moves.toArray().filter((move) => kind === undefined || move.kind === kind);
  return wanted.map((move) => startrek.notation.print(move));
}
