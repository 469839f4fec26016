import { NONE } from '@orrery/common';
import { type EventSink, onlySeat } from '@orrery/kernel';
import { ACTIONS_PER_FLIGHT, COMMAND_CENTRE } from './data.ts';
import type { Event, FlightEnding } from './events.ts';
import {
  landFrame,
  landFrameWithNew,
  pirateFrame,
  REFILL_FRAME,
  REFILL_TURNED_FRAME,
  REVEAL_FRAME,
} from './frame-constants.ts';
import { BOTH_SEATS } from './score.ts';
import { centreLevel } from './ship.ts';
import { insertCard } from './stacks.ts';
import { type Frame, handOf, opponentOf, playerOf, type ShipGameState, type Table } from './state.ts';
import type { CardFacts } from './variant.ts';

type MaybeSink = EventSink<Event> | null;
type LandFrame = Extract<Frame, { kind: 'land' }>;

/** Number of actions per flight. */
const maxActions = (table: Table): number =>
  ACTIONS_PER_FLIGHT[centreLevel(playerOf(table, table.active), COMMAND_CENTRE)] ?? 0;

/** Actions left in this flight. */
export const actionsLeft = (table: Table): number => Math.max(0, maxActions(table) - table.acts);

/** Whether the ship can fly to another card. */
export const canGoOn = ({ flown, speed, sizes, sector }: Table): boolean => flown < speed && (sizes[sector] ?? 0) > 0;

/** Cards of the stack that nobody has peeked at: chance draws from these. */
export const unseenIn = ({ sizes, sector, ahead, below }: Table): number => (sizes[sector] ?? 0) - ahead - below;

/**
 * The next card: a peeked one from the top, else a random unseen one, else a peeked one from below. Peeked cards come
 * without chance, and reveal something to the other player.
 */
export function flyOn(state: ShipGameState, facts: CardFacts, tell: MaybeSink): void {
  const { table } = state;
  if (table.ahead === 0 && unseenIn(table) > 0) {
    table.stack.push(REVEAL_FRAME);
    return;
  }
  const hand = handOf(state, table.active);
  const isAhead = table.ahead > 0;
  const card = (isAhead ? hand.ahead : hand.below).pop() ?? NONE;
  if (isAhead) table.ahead--;
  else table.below--;
  if ((facts.strength[card] ?? NONE) !== NONE) hand.pirate = card;
  arriveAtCard(state, facts, card, tell);
  tell?.reveals(BOTH_SEATS);
}

/** SS-FLY-03, SS-PIR-01, DU-FLT-05: a card is revealed; a pirate is shown only to the opponent. */
export function arriveAtCard(state: ShipGameState, facts: CardFacts, card: number, tell: MaybeSink): void {
  const { table } = state;
  const { active: seat, sector } = table;
  table.flown++;
  table.sizes[sector] = (table.sizes[sector] ?? 0) - 1;
  const demand = facts.demand[card] ?? NONE;
  if (demand === NONE) {
    table.row.push(card);
    table.fresh = 1;
    tell?.all({ kind: 'revealed', seat, sector, card });
    return;
  }
  table.fresh = 0;
  const isPeeked = handOf(state, seat).pirate === card;
  handOf(state, opponentOf(seat)).pirate = card;
  table.stack.push(pirateFrame(demand, isPeeked ? 1 : 0));
  const seers = isPeeked ? BOTH_SEATS : onlySeat(opponentOf(seat));
  tell?.to(seers, { kind: 'pirate', seat, sector, demand, card }, { kind: 'pirate', seat, sector, demand, card: null });
}

/** The decision is made: the pirate is revealed in the row. */
export function revealPirate(state: ShipGameState): number {
  const { table } = state;
  const { pirate } = handOf(state, opponentOf(table.active));
  for (let seat = 0; seat < state.hands.length; seat++) handOf(state, seat).pirate = NONE;
  table.row.push(pirate);
  return pirate;
}

/** An action was taken: the card is turned, and the last action ends the flight. */
export function afterAction(table: Table): void {
  table.acts++;
  table.turned |= 1 << (table.row.length - 1);
  if (table.acts >= maxActions(table)) endFlight(table, 'actions');
}

/** SS-FLY-05, DU-FLT-10: the last card is used up, and there is no further one. */
export function endIfSpent(table: Table): void {
  if (!isFlying(table) || canGoOn(table)) return;
  endFlight(table, table.flown >= table.speed ? 'speed' : 'empty');
}

const isFlying = ({ stack }: Table): boolean => stack[stack.length - 1]?.kind === 'flight';

/** The flight is over; it lands when all frames above are done. */
export function endFlight(table: Table, why: FlightEnding): void {
  table.stack.pop();
  table.stack.push(landFrame(why));
  table.fresh = 0;
}

/**
 * The last card of the row was revealed by this step or beat the player: if the flight ends with it, it stays visible
 * until the turn ends.
 */
export function keepLastVisible({ stack }: Table): void {
  const frame = stack[stack.length - 1];
  if (frame?.kind !== 'land') return;
  stack.pop();
  stack.push(landFrameWithNew(frame.why));
}

/** SS-FLY-06, DU-FLT-14: row and peeked cards are shuffled back into the stack; a card nobody has seen yet stays. */
export function land(state: ShipGameState, { why, isLastNew }: LandFrame, tell: MaybeSink): void {
  const { table, box } = state;
  const { sector, row } = table;
  const stack = box.sectors[sector] ?? [];
  const { ahead, below } = handOf(state, table.active);
  for (let card = ahead.pop(); card !== undefined; card = ahead.pop()) insertCard(stack, card);
  for (let card = below.pop(); card !== undefined; card = below.pop()) insertCard(stack, card);
  table.ahead = 0;
  table.below = 0;
  const newest = isLastNew ? row.pop() : undefined;
  const isTurned = (table.turned >> row.length) & 1;
  returnRow(state);
  if (newest !== undefined) {
    row.push(newest);
    table.turned = isTurned;
    table.sector = sector;
  }
  tell?.all({ kind: 'landed', seat: table.active, why });
}

/** The row goes back into its stack, unordered. */
export function returnRow({ table, box }: ShipGameState): void {
  const { row, sector } = table;
  if (sector === NONE) return;
  const stack = box.sectors[sector] ?? [];
  table.sizes[sector] = (table.sizes[sector] ?? 0) + row.length;
  for (let card = row.pop(); card !== undefined; card = row.pop()) if (card >= 0) insertCard(stack, card);
  for (let card = box.veiled.pop(); card !== undefined; card = box.veiled.pop()) insertCard(stack, card);
  table.turned = 0;
  table.sector = NONE;
}

/** SS-RES-01 to 03, DU-REF-02 and 03: the last card has left the row, and a reserve card takes its place. */
export function replaceLast(table: Table, mark: 'turned' | 'straight', tell: MaybeSink): void {
  table.row.pop();
  table.turned &= (1 << table.row.length) - 1;
  let left = 0;
  for (let group = 0; group < table.reserve.length; group++) left += table.reserve[group] ?? 0;
  if (left > 0) table.stack.push(mark === 'turned' ? REFILL_TURNED_FRAME : REFILL_FRAME);
  else tell?.all({ kind: 'exhausted', sector: table.sector });
}
