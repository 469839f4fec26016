import { NONE } from '@orrery/common';
import { allSeats, placesByPoints, type Seat, type Tell } from '@orrery/kernel';
import { SPECIAL_LEAST } from './data.ts';
import type { Event } from './events.ts';
import { playerOf, SEATS, type Table } from './state.ts';

type Telling = Tell<Event> | null;

/** Points come and go at once. */
export function score(table: Table, seat: Seat, points: number): void {
  playerOf(table, seat).points += points;
  table.quiet = 0;
}

/** Who has at least three symbols and more than the other; NONE when nobody has. */
export function leader(first: number, second: number): Seat {
  if (first === second) return NONE;
  const most = Math.max(first, second);
  if (most < SPECIAL_LEAST) return NONE;
  return first > second ? 0 : 1;
}

function hand(table: Table, from: Seat, to: Seat): void {
  if (from !== NONE) playerOf(table, from).points--;
  if (to !== NONE) playerOf(table, to).points++;
}

/** SS-SPC-01, DU-FRI-02 to 04: symbols are gained, and the card goes to whoever has most of them. */
export function befriend(table: Table, seat: Seat, n: number, tell: Telling): void {
  playerOf(table, seat).friendship += n;
  const holder = leader(playerOf(table, 0).friendship, playerOf(table, 1).friendship);
  if (holder === table.friend) return;
  hand(table, table.friend, holder);
  table.friend = holder;
  tell?.all({ kind: 'friend', seat: holder, n: playerOf(table, seat).friendship });
}

/** SS-SPC-02, DU-HER-01: the same with medals. */
export function decorate(table: Table, seat: Seat, n: number, tell: Telling): void {
  playerOf(table, seat).medals += n;
  const holder = leader(playerOf(table, 0).medals, playerOf(table, 1).medals);
  if (holder === table.hero) return;
  hand(table, table.hero, holder);
  table.hero = holder;
  tell?.all({ kind: 'hero', seat: holder, n: playerOf(table, seat).medals });
}

const ENDS: readonly (readonly number[])[] = [
  [1, 2],
  [2, 1],
];

/** SS-END-01, DU-END-01: the player on turn has enough, and the game is over at once. Call it last: it ends all else. */
export function judge(table: Table, tell: Telling): void {
  const { active, options } = table;
  const { points } = playerOf(table, active);
  if (points < options.target) return;
  table.stack.push({ kind: 'over', places: ENDS[active] ?? [] });
  tell?.all({ kind: 'won', seat: active, points });
}

/** Nobody has scored for so long that nobody will: most points come first. */
export function stall(table: Table, tell: Telling): void {
  table.stack.push({ kind: 'over', places: placesByPoints(table.players.map(({ points }) => points)) });
  tell?.all({ kind: 'stalled', turns: table.quiet });
}

/** Everybody at the table. */
export const BOTH = allSeats(SEATS);
