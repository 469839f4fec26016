import { NONE } from '@orrery/common';
import { allSeats, type EventSink, placesByPoints, type Seat } from '@orrery/kernel';
import { MIN_SYMBOLS_FOR_CARD } from './data.ts';
import type { Event } from './events.ts';
import { playerOf, SEAT_COUNT, type Table } from './state.ts';

type MaybeSink = EventSink<Event> | null;

/** Adds or removes points, with immediate effect. */
export function addPoints(table: Table, seat: Seat, points: number): void {
  playerOf(table, seat).points += points;
  table.quiet = 0;
}

/** The seat with at least three symbols and more than the other; NONE when there is none. */
export function symbolLeader(first: number, second: number): Seat {
  if (first === second) return NONE;
  const most = Math.max(first, second);
  if (most < MIN_SYMBOLS_FOR_CARD) return NONE;
  return first > second ? 0 : 1;
}

function moveSpecialCard(table: Table, from: Seat, to: Seat): void {
  if (from !== NONE) playerOf(table, from).points--;
  if (to !== NONE) playerOf(table, to).points++;
}

/** SS-SPC-01, DU-FRI-02 to 04: symbols are gained, and the card goes to the seat with the most. */
export function addFriendship(table: Table, seat: Seat, n: number, tell: MaybeSink): void {
  playerOf(table, seat).friendship += n;
  const holder = symbolLeader(playerOf(table, 0).friendship, playerOf(table, 1).friendship);
  if (holder === table.friend) return;
  moveSpecialCard(table, table.friend, holder);
  table.friend = holder;
  tell?.all({ kind: 'friend', seat: holder, n: playerOf(table, seat).friendship });
}

/** SS-SPC-02, DU-HER-01: the same with medals. */
export function addMedals(table: Table, seat: Seat, n: number, tell: MaybeSink): void {
  playerOf(table, seat).medals += n;
  const holder = symbolLeader(playerOf(table, 0).medals, playerOf(table, 1).medals);
  if (holder === table.hero) return;
  moveSpecialCard(table, table.hero, holder);
  table.hero = holder;
  tell?.all({ kind: 'hero', seat: holder, n: playerOf(table, seat).medals });
}

const PLACES_BY_WINNER: readonly (readonly number[])[] = [
  [1, 2],
  [2, 1],
];

/**
 * SS-END-01, DU-END-01: the player on turn has enough points, and the game is over at once. Call it last: it clears all
 * other frames.
 */
export function checkVictory(table: Table, tell: MaybeSink): void {
  const { active, options } = table;
  const { points } = playerOf(table, active);
  if (points < options.target) return;
  table.stack.push({ kind: 'over', places: PLACES_BY_WINNER[active] ?? [] });
  tell?.all({ kind: 'won', seat: active, points });
}

/** Nobody has scored for too long: the game ends, most points come first. */
export function endStalledGame(table: Table, tell: MaybeSink): void {
  table.stack.push({ kind: 'over', places: placesByPoints(table.players.map(({ points }) => points)) });
  tell?.all({ kind: 'stalled', turns: table.quiet });
}

/** Everybody at the table. */
export const BOTH_SEATS = allSeats(SEAT_COUNT);
