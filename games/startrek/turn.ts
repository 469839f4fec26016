import { type Bundle, beginBargaining, NONE } from '@orrery/common';
import { allSeats, placesByPoints, type Seat, type Tell } from '@orrery/kernel';
import { QUIET_ROUNDS, VICTORY } from './data.ts';
import type { Event } from './events.ts';
import { BEFORE, MAIN, TRADE } from './framevalues.ts';
import { pointsOf } from './score.ts';
import { type Frame, handOf, playerOf, type Table, type Whole } from './state.ts';

type Telling = Tell<Event> | null;

/** Nobody gave anything back this turn. */
export const NONE_DISCARDED: readonly Bundle[] = [];

/** The phase that follows a roll. */
export const afterRoll = ({ options }: Table): Frame => (options.phases === 'strict' ? TRADE : MAIN);

/** EC-20: whoever begins a turn with enough points has won before rolling. */
export function beginTurn(state: Whole, seat: Seat, tell: Telling): void {
  const { table } = state;
  table.active = seat;
  table.turn++;
  table.played = 0;
  table.bought = 0;
  beginBargaining(table);
  table.rate = NONE;
  table.discards = NONE_DISCARDED;
  table.stack.push(BEFORE);
  tell?.all({ kind: 'turn', seat, turn: table.turn });
  judge(state, tell);
}

/** ST-TURN-04: what was bought becomes playable, and the left neighbour is next. */
export function nextTurn(state: Whole, tell: Telling): void {
  const { table } = state;
  const seat = table.active;
  if (table.bought > 0) handOf(state, seat).fresh.fill(0);
  tell?.all({ kind: 'ended', seat, points: playerOf(table, seat).points });
  table.quiet++;
  if (table.quiet >= QUIET_ROUNDS * table.players.length) stall(table, tell);
  else beginTurn(state, (seat + 1) % table.players.length, tell);
}

/** EC-44: when nobody has moved on for so long nobody can, and the game is over; most open points come first. */
function stall(table: Table, tell: Telling): void {
  table.stack.push({ kind: 'over', places: placesByPoints(table.players.map(({ points }) => points)) });
  tell?.all({ kind: 'stalled', turns: table.quiet });
}

/** ST-END-02, EC-22: the active seat shows its victory cards, and the game is over. Others keep theirs hidden. */
export function win(state: Whole, tell: Telling): void {
  const { table } = state;
  const seat = table.active;
  const player = playerOf(table, seat);
  const { developments, fresh } = handOf(state, seat);
  const cards = developments[VICTORY] ?? 0;
  developments[VICTORY] = 0;
  fresh[VICTORY] = 0;
  player.developments -= cards;
  player.victory += cards;
  player.points += cards;
  const rest = placesByPoints(table.players.map(({ points }, q) => (q === seat ? Number.MAX_SAFE_INTEGER : points)));
  table.stack.push({ kind: 'over', places: rest });
  tell?.all({ kind: 'won', seat, points: player.points, cards });
  tell?.reveals(allSeats(table.players.length));
}

/** ST-OPT-CLAIM: with automatic claiming the active seat wins as soon as it can. That it did not is told as well. */
export function judge(state: Whole, tell: Telling): void {
  const { table } = state;
  const { options, active } = table;
  if (options.claim !== 'automatic') return;
  const player = playerOf(table, active);
  if (pointsOf(player, handOf(state, active)) >= options.target) win(state, tell);
  else if (tell !== null && player.points + player.developments >= options.target) {
    tell.reveals(allSeats(table.players.length));
  }
}
