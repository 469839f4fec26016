import { lowestBit, NONE } from '@orrery/common';
import type { EventSink, Seat } from '@orrery/kernel';
import { GOODS, KNOWLEDGE, LEVEL_TWO_NUMBERS, PRODUCTION_CENTRE, SCIENCE_CENTRE } from './data.ts';
import type { Event } from './events.ts';
import { produceFrame } from './frame-constants.ts';
import { addStock, centreLevel, spaceFor } from './ship.ts';
import { opponentOf, type Player, playerOf, type Table } from './state.ts';
import type { ShipVariant } from './variant.ts';

type MaybeSink = EventSink<Event> | null;

/** SS-PROD-05, SS-PROD-06, DU-PROD-07: what does not fit is lost. */
export function addYield(table: Table, seat: Seat, stock: number, tell: MaybeSink): void {
  const player = playerOf(table, seat);
  const isLost = spaceFor(player, stock) <= 0;
  if (!isLost) addStock(player, stock, 1);
  tell?.all({ kind: 'produced', seat, stock, isLost });
}

/** The resources of a seat's colonies with this number, one bit each. */
export const matchingColonies = ({ colonies }: Player, die: number): number => (colonies >> ((die - 1) * 4)) & 0b1111;

/** Whether a centre yields for a number. */
function answersToNumber(player: Player, centre: number, first: number, die: number): boolean {
  const level = centreLevel(player, centre);
  if (level === 0) return false;
  return level === 1 ? first === die : ((LEVEL_TWO_NUMBERS >> die) & 1) === 1;
}

/** SS-PROD-03, SS-MOD-05, SS-MOD-06, DU-PROD-05: centres yield on top of colonies. */
function centresYield(table: Table, seat: Seat, { numbers }: ShipVariant, tell: MaybeSink): void {
  const player = playerOf(table, seat);
  const { die } = table;
  const crest = Math.max(0, player.crest);
  if (answersToNumber(player, SCIENCE_CENTRE, numbers.science[crest] ?? NONE, die))
    addYield(table, seat, KNOWLEDGE, tell);
  if (answersToNumber(player, PRODUCTION_CENTRE, numbers.production[crest] ?? NONE, die))
    addYield(table, seat, GOODS, tell);
}

/** Whether any of these resources has room; when none has, it does not matter which colony yields. */
function anyFits(player: Player, set: number): boolean {
  for (let rest = set; rest !== 0; rest &= rest - 1) if (spaceFor(player, lowestBit(rest)) > 0) return true;
  return false;
}

/** SS-PROD-02, SS-PROD-07, DU-PROD-03, DU-PROD-04: one colony yields; its owner is asked only where it matters. */
function colonyYields(table: Table, seat: Seat, tell: MaybeSink): void {
  const player = playerOf(table, seat);
  const set = matchingColonies(player, table.die);
  if (set === 0) return;
  if ((set & (set - 1)) !== 0 && anyFits(player, set)) table.stack.push(produceFrame(seat));
  else addYield(table, seat, lowestBit(set), tell);
}

/** Both players get the production of the roll; where both must choose, the player on turn chooses first. */
export function produce(table: Table, variant: ShipVariant, tell: MaybeSink): void {
  const { active } = table;
  for (const seat of ASK_ORDER[active] ?? []) {
    centresYield(table, seat, variant, tell);
    colonyYields(table, seat, tell);
  }
}

/** The frame pushed last is asked first. */
const ASK_ORDER: readonly (readonly Seat[])[] = [0, 1].map((seat) => [opponentOf(seat), seat]);
