import { type Bundle, NONE } from '@orrery/common';
import { placesByPoints, type Seat } from '@orrery/kernel';
import { FREE, HALVES } from './data.ts';
import { JUDGE } from './framevalues.ts';
import { playerOf, type Table, type Telling } from './state.ts';

/** SF-END-01, SF56-END-01: both pilots count as on turn. */
const isOnTurn = ({ active, second, turn }: Table, seat: Seat): boolean =>
  turn > 0 && (seat === active || seat === second);

/** Points come or go. What follows must lie on the stack already: they may win the game first. */
export function score(table: Table, seat: Seat, n: number): void {
  const player = playerOf(table, seat);
  player.points += n;
  if (n > 0 && player.points >= table.options.target && isOnTurn(table, seat)) table.stack.push(JUDGE);
}

/** SF-ENC-10, A-21: half medals come while there are any and go while somebody has them; two are worth a point. */
export function changeFame(table: Table, seat: Seat, wanted: number, tell: Telling, paid: Bundle = FREE): void {
  const player = playerOf(table, seat);
  const n = Math.max(-player.fame, Math.min(wanted, table.fame));
  if (n === 0) return;
  const before = Math.floor(player.fame / HALVES);
  player.fame += n;
  table.fame -= n;
  tell?.all({ kind: 'fame', seat, n, paid });
  score(table, seat, Math.floor(player.fame / HALVES) - before);
}

/** Places of a game that this seat has won. */
function win(table: Table, seat: Seat, tell: Telling): void {
  const points = table.players.map((player, q) => (q === seat ? Number.MAX_SAFE_INTEGER : player.points));
  table.stack.push({ kind: 'over', places: placesByPoints(points) });
  tell?.all({ kind: 'won', seat, points: playerOf(table, seat).points });
}

/** SF-END-01, A-26, A-41: pilot 1 comes before pilot 2; nobody else can win now. */
export function judge(table: Table, tell: Telling): void {
  const { active, second, options } = table;
  if (playerOf(table, active).points >= options.target) win(table, active, tell);
  else if (second !== NONE && playerOf(table, second).points >= options.target) win(table, second, tell);
}
