import { lowestBit, NONE } from '@orrery/common';
import type { Seat, Tell } from '@orrery/kernel';
import { GOODS, KNOWLEDGE, PRODUCTION, SCIENCE, SECOND_NUMBERS } from './data.ts';
import type { Event } from './events.ts';
import { produceFor } from './framevalues.ts';
import { addStock, levelOf, roomFor } from './ship.ts';
import { opponentOf, type Player, playerOf, type Table } from './state.ts';
import type { Variant } from './variant.ts';

type Telling = Tell<Event> | null;

/** SS-PROD-05, SS-PROD-06, DU-PROD-07: what does not fit is lost. */
export function yieldOf(table: Table, seat: Seat, stock: number, tell: Telling): void {
  const player = playerOf(table, seat);
  const isLost = roomFor(player, stock) <= 0;
  if (!isLost) addStock(player, stock, 1);
  tell?.all({ kind: 'produced', seat, stock, isLost });
}

/** The resources of a seat's colonies with this number, one bit each. */
export const matching = ({ colonies }: Player, die: number): number => (colonies >> ((die - 1) * 4)) & 0b1111;

/** Whether a centre answers to a number. */
function answers(player: Player, centre: number, first: number, die: number): boolean {
  const level = levelOf(player, centre);
  if (level === 0) return false;
  return level === 1 ? first === die : ((SECOND_NUMBERS >> die) & 1) === 1;
}

/** SS-PROD-03, SS-MOD-05, SS-MOD-06, DU-PROD-05: centres yield on top of colonies. */
function centresYield(table: Table, seat: Seat, { numbers }: Variant, tell: Telling): void {
  const player = playerOf(table, seat);
  const { die } = table;
  const crest = Math.max(0, player.crest);
  if (answers(player, SCIENCE, numbers.science[crest] ?? NONE, die)) yieldOf(table, seat, KNOWLEDGE, tell);
  if (answers(player, PRODUCTION, numbers.production[crest] ?? NONE, die)) yieldOf(table, seat, GOODS, tell);
}

/** Whether any of these resources has room; when none has, it does not matter which colony yields. */
function someFit(player: Player, set: number): boolean {
  for (let rest = set; rest !== 0; rest &= rest - 1) if (roomFor(player, lowestBit(rest)) > 0) return true;
  return false;
}

/** SS-PROD-02, SS-PROD-07, DU-PROD-03, DU-PROD-04: one colony yields; its owner is asked only where it matters. */
function colonyYields(table: Table, seat: Seat, tell: Telling): void {
  const player = playerOf(table, seat);
  const set = matching(player, table.die);
  if (set === 0) return;
  if ((set & (set - 1)) !== 0 && someFit(player, set)) table.stack.push(produceFor(seat));
  else yieldOf(table, seat, lowestBit(set), tell);
}

/** Both players get what the die brings; where both must choose, the one on turn chooses first. */
export function produce(table: Table, variant: Variant, tell: Telling): void {
  const { active } = table;
  for (const seat of ORDER[active] ?? []) {
    centresYield(table, seat, variant, tell);
    colonyYields(table, seat, tell);
  }
}

/** What is pushed last is asked first. */
const ORDER: readonly (readonly Seat[])[] = [0, 1].map((seat) => [opponentOf(seat), seat]);
