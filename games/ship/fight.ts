import { lowestBit, NONE } from '@orrery/common';
import type { EventSink } from '@orrery/kernel';
import type { Loss, ShipCard } from './cards.ts';
import { ASTRO, NO_STOCK, RESOURCE_KINDS, STORAGE_CENTRE } from './data.ts';
import type { Event } from './events.ts';
import { endFlight, endIfSpent, keepLastVisible, replaceLast } from './flight.ts';
import { LOSE_FRAME } from './frame-constants.ts';
import type { ShipKit } from './kit.ts';
import { grantReward } from './reward.ts';
import { addMedals, addPoints, checkVictory } from './score.ts';
import { addStock, bankLeft, cannonPoints, capacityOf, stockCount } from './ship.ts';
import { playerOf, type Table } from './state.ts';
import type { CardFacts } from './variant.ts';

type MaybeSink = EventSink<Event> | null;

/** The two dice: the flyer's and the pirate's. */
interface FightRolls {
  readonly own: number;
  readonly other: number;
}

const lossOf = (card: ShipCard | undefined): Loss => (card?.kind === 'pirate' ? card.loss : 'nothing');

/** SS-PIR-04, SS-PIR-05, DU-FGT-01 to 03: a tie wins. */
export function resolveFight(
  table: Table,
  { variant, facts }: ShipKit,
  card: number,
  { own, other }: FightRolls,
  tell: MaybeSink,
): void {
  const seat = table.active;
  const cannons = cannonPoints(playerOf(table, seat));
  const strength = facts.strength[card] ?? 0;
  const isWon = own + cannons >= other + strength;
  tell?.all({ kind: 'fought', seat, card, own, other, cannons, strength, isWon });
  if (isWon) {
    winFight(table, facts, card, tell);
    return;
  }
  endFlight(table, 'beaten');
  keepLastVisible(table);
  loseFight(table, lossOf(variant.cards[card]), tell);
}

/** SS-PIR-09, DU-WIN-01 to 04: a medal and the card's reward; a reserve card fills the gap. */
function winFight(table: Table, { pirate, prize, bounty }: CardFacts, card: number, tell: MaybeSink): void {
  const seat = table.active;
  const player = playerOf(table, seat);
  const astro = Math.min(bounty[card] ?? 0, bankLeft(table));
  player.trophies |= 1 << (pirate[card] ?? 0);
  addStock(player, ASTRO, astro);
  tell?.all({ kind: 'trophy', seat, card, medals: 1, astro });
  addMedals(table, seat, 1, tell);
  table.quiet = 0;
  endIfSpent(table);
  replaceLast(table, 'straight', tell);
  grantReward(table, prize[card] ?? 0, NONE, tell);
  checkVictory(table, tell);
}

/** SS-PIR-06 to 08, DU-LOS-01 to 07: what the player does not have need not be removed. */
function loseFight(table: Table, loss: Loss, tell: MaybeSink): void {
  if (loss === 'cannon') loseCannon(table, tell);
  if (loss === 'booster') loseBooster(table, tell);
  if (loss === 'centre') loseSomeCentre(table, tell);
}

/** A level I goes first; when all are level II, one of them becomes a I. */
function loseCannon(table: Table, tell: MaybeSink): void {
  const player = playerOf(table, table.active);
  const level = lostLevel(player.cannons, player.cannons2);
  if (level === 1) player.cannons--;
  if (level === 2) {
    player.cannons2--;
    player.cannons++;
  }
  tell?.all({ kind: 'lost-cannon', seat: table.active, level });
}

function loseBooster(table: Table, tell: MaybeSink): void {
  const player = playerOf(table, table.active);
  const level = lostLevel(player.boosters, player.boosters2);
  if (level === 1) player.boosters--;
  if (level === 2) {
    player.boosters2--;
    player.boosters++;
  }
  tell?.all({ kind: 'lost-booster', seat: table.active, level });
}

function lostLevel(first: number, second: number): number {
  if (first > 0) return 1;
  return second > 0 ? 2 : 0;
}

function loseSomeCentre(table: Table, tell: MaybeSink): void {
  const { centres } = playerOf(table, table.active);
  if (centres === 0) tell?.all({ kind: 'spared', seat: table.active });
  else if ((centres & (centres - 1)) === 0) loseCentre(table, lowestBit(centres), tell);
  else table.stack.push(LOSE_FRAME);
}

/** The upper level is removed; the II goes back to the common supply, the I is turned face down. */
export function loseCentre(table: Table, centre: number, tell: MaybeSink): void {
  const seat = table.active;
  const player = playerOf(table, seat);
  const bit = 1 << centre;
  const level = (player.centres2 & bit) === 0 ? 1 : 2;
  if (level === 2) {
    player.centres2 &= ~bit;
    addPoints(table, seat, -1);
  } else player.centres &= ~bit;
  const spilt = centre === STORAGE_CENTRE ? discardOverflow(table) : NO_STOCK;
  tell?.all({ kind: 'lost-centre', seat, centre, level, spilt });
}

/** Without the storage centre, stock that no longer fits is lost at once. */
function discardOverflow(table: Table): readonly number[] {
  const player = playerOf(table, table.active);
  const most = capacityOf(player);
  const spilt = [...NO_STOCK];
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) {
    const over = stockCount(player, kind) - most;
    if (over <= 0) continue;
    addStock(player, kind, -over);
    spilt[kind] = over;
  }
  return spilt;
}
