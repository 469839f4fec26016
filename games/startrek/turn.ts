import { type Bundle, beginBargaining, NONE } from '@orrery/common';
import { allSeats, type EventSink, placesByPoints, type Seat } from '@orrery/kernel';
import { MAX_QUIET_ROUNDS, VICTORY_CARD } from './data.ts';
import type { Event } from './events.ts';
import { BEFORE_FRAME, MAIN_FRAME, TRADE_FRAME } from './frame-constants.ts';
import { totalPoints } from './score.ts';
import { type Frame, handOf, playerOf, type StartrekState, type Table } from './state.ts';

type MaybeSink = EventSink<Event> | null;

/** No discards this turn. */
export const NO_DISCARDS: readonly Bundle[] = [];

/** The phase that follows a roll. */
export const phaseAfterRoll = ({ options }: Table): Frame => (options.phases === 'strict' ? TRADE_FRAME : MAIN_FRAME);

/** EC-20: a player who begins a turn with enough points has won before rolling. */
export function beginTurn(state: StartrekState, seat: Seat, tell: MaybeSink): void {
  const { table } = state;
  table.active = seat;
  table.turn++;
  table.played = 0;
  table.bought = 0;
  beginBargaining(table);
  table.rate = NONE;
  table.discards = NO_DISCARDS;
  table.stack.push(BEFORE_FRAME);
  tell?.all({ kind: 'turn', seat, turn: table.turn });
  checkVictory(state, tell);
}

/** ST-TURN-04: cards bought become playable, and the left neighbour is next. */
export function nextTurn(state: StartrekState, tell: MaybeSink): void {
  const { table } = state;
  const seat = table.active;
  if (table.bought > 0) handOf(state, seat).fresh.fill(0);
  tell?.all({ kind: 'ended', seat, points: playerOf(table, seat).points });
  table.quiet++;
  if (table.quiet >= MAX_QUIET_ROUNDS * table.players.length) endStalledGame(table, tell);
  else beginTurn(state, (seat + 1) % table.players.length, tell);
}

/** EC-44: after this long without progress the game is over; most public points come first. */
function endStalledGame(table: Table, tell: MaybeSink): void {
  table.stack.push({ kind: 'over', places: placesByPoints(table.players.map(({ points }) => points)) });
  tell?.all({ kind: 'stalled', turns: table.quiet });
}

/** ST-END-02, EC-22: the active seat shows its victory cards, and the game is over. Others keep theirs hidden. */
export function endWithWinner(state: StartrekState, tell: MaybeSink): void {
  const { table } = state;
  const seat = table.active;
  const player = playerOf(table, seat);
  const { developments, fresh } = handOf(state, seat);
  const cards = developments[VICTORY_CARD] ?? 0;
  developments[VICTORY_CARD] = 0;
  fresh[VICTORY_CARD] = 0;
  player.developments -= cards;
  player.victory += cards;
  player.points += cards;
  const rest = placesByPoints(table.players.map(({ points }, q) => (q === seat ? Number.MAX_SAFE_INTEGER : points)));
  table.stack.push({ kind: 'over', places: rest });
  tell?.all({ kind: 'won', seat, points: player.points, cards });
  tell?.reveals(allSeats(table.players.length));
}

/** ST-OPT-CLAIM: with automatic claiming the active seat wins as soon as it can. That it did not win is also told. */
export function checkVictory(state: StartrekState, tell: MaybeSink): void {
  const { table } = state;
  const { options, active } = table;
  if (options.claim !== 'automatic') return;
  const player = playerOf(table, active);
  if (totalPoints(player, handOf(state, active)) >= options.target) endWithWinner(state, tell);
  else if (tell !== null && player.points + player.developments >= options.target) {
    tell.reveals(allSeats(table.players.length));
  }
}
