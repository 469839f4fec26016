import { type Bundle, NONE } from '@orrery/common';
import { placesByPoints, type Seat } from '@orrery/kernel';
import { FAME_PER_POINT, NO_COST } from './data.ts';
import { JUDGE_FRAME } from './frame-constants.ts';
import { type MaybeSink, playerOf, type Table } from './state.ts';

/** SF-END-01, SF56-END-01: both pilots count as on turn. */
const isOnTurn = ({ active, second, turn }: Table, seat: Seat): boolean =>
  turn > 0 && (seat === active || seat === second);

/** Adds or removes points. Frames that follow must already be on the stack: the points may win the game first. */
export function addPoints(table: Table, seat: Seat, n: number): void {
  const player = playerOf(table, seat);
  player.points += n;
  if (n > 0 && player.points >= table.options.target && isOnTurn(table, seat)) table.stack.push(JUDGE_FRAME);
}

/**
 * SF-ENC-10, A-21: half medals are gained while there are any and lost while a seat has them; two are worth a point.
 */
export function changeFame(table: Table, seat: Seat, wanted: number, tell: MaybeSink, paid: Bundle = NO_COST): void {
  const player = playerOf(table, seat);
  const n = Math.max(-player.fame, Math.min(wanted, table.fame));
  if (n === 0) return;
  const before = Math.floor(player.fame / FAME_PER_POINT);
  player.fame += n;
  table.fame -= n;
  tell?.all({ kind: 'fame', seat, n, paid });
  addPoints(table, seat, Math.floor(player.fame / FAME_PER_POINT) - before);
}

/** The places of a game that this seat has won. */
function endWithWinner(table: Table, seat: Seat, tell: MaybeSink): void {
  const points = table.players.map((player, q) => (q === seat ? Number.MAX_SAFE_INTEGER : player.points));
  table.stack.push({ kind: 'over', places: placesByPoints(points) });
  tell?.all({ kind: 'won', seat, points: playerOf(table, seat).points });
}

/** SF-END-01, A-26, A-41: pilot 1 comes before pilot 2; nobody else can win now. */
export function checkVictory(table: Table, tell: MaybeSink): void {
  const { active, second, options } = table;
  if (playerOf(table, active).points >= options.target) endWithWinner(table, active, tell);
  else if (second !== NONE && playerOf(table, second).points >= options.target) endWithWinner(table, second, tell);
}
