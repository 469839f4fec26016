import { NONE } from '@orrery/common';
import { only, type Tell } from '@orrery/kernel';
import { ACTIONS, COMMAND } from './data.ts';
import type { Ending, Event } from './events.ts';
import { demanding, landing, landingWithNew, REFILL, REFILL_TURNED, REVEAL } from './framevalues.ts';
import { BOTH } from './score.ts';
import { levelOf } from './ship.ts';
import { putIn } from './stacks.ts';
import { type Frame, handOf, opponentOf, playerOf, type Table, type Whole } from './state.ts';
import type { Facts } from './variant.ts';

type Telling = Tell<Event> | null;
type LandFrame = Extract<Frame, { kind: 'land' }>;

/** Actions that the flyer may take in a flight. */
const actionsOf = (table: Table): number => ACTIONS[levelOf(playerOf(table, table.active), COMMAND)] ?? 0;

/** Actions that are left in this flight. */
export const actionsLeft = (table: Table): number => Math.max(0, actionsOf(table) - table.acts);

/** Whether a further card can be flown to. */
export const canGoOn = ({ flown, speed, sizes, sector }: Table): boolean => flown < speed && (sizes[sector] ?? 0) > 0;

/** Cards of the stack that nobody has peeked at: those that chance draws from. */
export const unseenIn = ({ sizes, sector, ahead, below }: Table): number => (sizes[sector] ?? 0) - ahead - below;

/**
 * The next card is due: a peeked one from the top, else any that nobody has seen, else a peeked one from below.
 * Peeked cards come without chance, and show the other player something new.
 */
export function flyOn(state: Whole, facts: Facts, tell: Telling): void {
  const { table } = state;
  if (table.ahead === 0 && unseenIn(table) > 0) {
    table.stack.push(REVEAL);
    return;
  }
  const hand = handOf(state, table.active);
  const isAhead = table.ahead > 0;
  const card = (isAhead ? hand.ahead : hand.below).pop() ?? NONE;
  if (isAhead) table.ahead--;
  else table.below--;
  if ((facts.strength[card] ?? NONE) !== NONE) hand.pirate = card;
  arrive(state, facts, card, tell);
  tell?.reveals(BOTH);
}

/** SS-FLY-03, SS-PIR-01, DU-FLT-05: a card is laid open, a pirate is seen by the opponent alone. */
export function arrive(state: Whole, facts: Facts, card: number, tell: Telling): void {
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
  table.stack.push(demanding(demand, isPeeked ? 1 : 0));
  const seers = isPeeked ? BOTH : only(opponentOf(seat));
  tell?.to(seers, { kind: 'pirate', seat, sector, demand, card }, { kind: 'pirate', seat, sector, demand, card: null });
}

/** The decision is made: the pirate lies open in the row. */
export function unmask(state: Whole): number {
  const { table } = state;
  const { pirate } = handOf(state, opponentOf(table.active));
  for (let seat = 0; seat < state.hands.length; seat++) handOf(state, seat).pirate = NONE;
  table.row.push(pirate);
  return pirate;
}

/** An action was taken: the card is turned, and the last action ends the flight. */
export function acted(table: Table): void {
  table.acts++;
  table.turned |= 1 << (table.row.length - 1);
  if (table.acts >= actionsOf(table)) end(table, 'actions');
}

/** SS-FLY-05, DU-FLT-10: the last card is used up, and no other comes. */
export function endIfSpent(table: Table): void {
  if (!isFlying(table) || canGoOn(table)) return;
  end(table, table.flown >= table.speed ? 'speed' : 'empty');
}

const isFlying = ({ stack }: Table): boolean => stack[stack.length - 1]?.kind === 'flight';

/** The flight is over; it lands when whatever is pushed above has happened. */
export function end(table: Table, why: Ending): void {
  table.stack.pop();
  table.stack.push(landing(why));
  table.fresh = 0;
}

/** The last card of the row came in this step, or won: if the flight ends with it, it stays in sight until the turn ends. */
export function keepInSight({ stack }: Table): void {
  const frame = stack[stack.length - 1];
  if (frame?.kind !== 'land') return;
  stack.pop();
  stack.push(landingWithNew(frame.why));
}

/** SS-FLY-06, DU-FLT-14: row and peeked cards are shuffled back into the stack; a card nobody has seen yet stays. */
export function land(state: Whole, { why, isLastNew }: LandFrame, tell: Telling): void {
  const { table, box } = state;
  const { sector, row } = table;
  const stack = box.sectors[sector] ?? [];
  const { ahead, below } = handOf(state, table.active);
  for (let card = ahead.pop(); card !== undefined; card = ahead.pop()) putIn(stack, card);
  for (let card = below.pop(); card !== undefined; card = below.pop()) putIn(stack, card);
  table.ahead = 0;
  table.below = 0;
  const newest = isLastNew ? row.pop() : undefined;
  const isTurned = (table.turned >> row.length) & 1;
  gather(state);
  if (newest !== undefined) {
    row.push(newest);
    table.turned = isTurned;
    table.sector = sector;
  }
  tell?.all({ kind: 'landed', seat: table.active, why });
}

/** The row goes back into its stack, in no order. */
export function gather({ table, box }: Whole): void {
  const { row, sector } = table;
  if (sector === NONE) return;
  const stack = box.sectors[sector] ?? [];
  table.sizes[sector] = (table.sizes[sector] ?? 0) + row.length;
  for (let card = row.pop(); card !== undefined; card = row.pop()) if (card >= 0) putIn(stack, card);
  for (let card = box.veiled.pop(); card !== undefined; card = box.veiled.pop()) putIn(stack, card);
  table.turned = 0;
  table.sector = NONE;
}

/** SS-RES-01 to 03, DU-REF-02 and 03: the last card has left the row, and one of the reserve takes its place. */
export function replaceLast(table: Table, mark: 'turned' | 'straight', tell: Telling): void {
  table.row.pop();
  table.turned &= (1 << table.row.length) - 1;
  let left = 0;
  for (let group = 0; group < table.reserve.length; group++) left += table.reserve[group] ?? 0;
  if (left > 0) table.stack.push(mark === 'turned' ? REFILL_TURNED : REFILL);
  else tell?.all({ kind: 'exhausted', sector: table.sector });
}
