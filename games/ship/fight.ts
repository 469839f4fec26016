import { lowestBit, NONE } from '@orrery/common';
import type { Tell } from '@orrery/kernel';
import type { Card, Loss } from './cards.ts';
import { ASTRO, NOTHING, RESOURCES, STORAGE } from './data.ts';
import type { Event } from './events.ts';
import { end, endIfSpent, keepInSight, replaceLast } from './flight.ts';
import { LOSE } from './framevalues.ts';
import type { Kit } from './kit.ts';
import { grant } from './reward.ts';
import { decorate, judge, score } from './score.ts';
import { addStock, bankLeft, cannonPoints, capacityOf, stockOf } from './ship.ts';
import { playerOf, type Table } from './state.ts';
import type { Facts } from './variant.ts';

type Telling = Tell<Event> | null;

/** What the two dice show: the flyer's and the pirate's. */
interface Rolls {
  readonly own: number;
  readonly other: number;
}

const lossOf = (card: Card | undefined): Loss => (card?.kind === 'pirate' ? card.loss : 'nothing');

/** SS-PIR-04, SS-PIR-05, DU-FGT-01 to 03: equal is enough. */
export function fight(table: Table, { variant, facts }: Kit, card: number, { own, other }: Rolls, tell: Telling): void {
  const seat = table.active;
  const cannons = cannonPoints(playerOf(table, seat));
  const strength = facts.strength[card] ?? 0;
  const isWon = own + cannons >= other + strength;
  tell?.all({ kind: 'fought', seat, card, own, other, cannons, strength, isWon });
  if (isWon) {
    win(table, facts, card, tell);
    return;
  }
  end(table, 'beaten');
  keepInSight(table);
  lose(table, lossOf(variant.cards[card]), tell);
}

/** SS-PIR-09, DU-WIN-01 to 04: a medal, what the card promises, and the reserve fills the gap. */
function win(table: Table, { pirate, prize, bounty }: Facts, card: number, tell: Telling): void {
  const seat = table.active;
  const player = playerOf(table, seat);
  const astro = Math.min(bounty[card] ?? 0, bankLeft(table));
  player.trophies |= 1 << (pirate[card] ?? 0);
  addStock(player, ASTRO, astro);
  tell?.all({ kind: 'trophy', seat, card, medals: 1, astro });
  decorate(table, seat, 1, tell);
  table.quiet = 0;
  endIfSpent(table);
  replaceLast(table, 'straight', tell);
  grant(table, prize[card] ?? 0, NONE, tell);
  judge(table, tell);
}

/** SS-PIR-06 to 08, DU-LOS-01 to 07: what is not there need not be removed. */
function lose(table: Table, loss: Loss, tell: Telling): void {
  if (loss === 'cannon') loseCannon(table, tell);
  if (loss === 'booster') loseBooster(table, tell);
  if (loss === 'centre') loseSomeCentre(table, tell);
}

/** A level I goes first; when all are level II, one of them becomes a I. */
function loseCannon(table: Table, tell: Telling): void {
  const player = playerOf(table, table.active);
  const level = levelLost(player.cannons, player.cannons2);
  if (level === 1) player.cannons--;
  if (level === 2) {
    player.cannons2--;
    player.cannons++;
  }
  tell?.all({ kind: 'lost-cannon', seat: table.active, level });
}

function loseBooster(table: Table, tell: Telling): void {
  const player = playerOf(table, table.active);
  const level = levelLost(player.boosters, player.boosters2);
  if (level === 1) player.boosters--;
  if (level === 2) {
    player.boosters2--;
    player.boosters++;
  }
  tell?.all({ kind: 'lost-booster', seat: table.active, level });
}

function levelLost(first: number, second: number): number {
  if (first > 0) return 1;
  return second > 0 ? 2 : 0;
}

function loseSomeCentre(table: Table, tell: Telling): void {
  const { centres } = playerOf(table, table.active);
  if (centres === 0) tell?.all({ kind: 'spared', seat: table.active });
  else if ((centres & (centres - 1)) === 0) loseCentre(table, lowestBit(centres), tell);
  else table.stack.push(LOSE);
}

/** The upper level goes; the II back to the common supply, the I face down. */
export function loseCentre(table: Table, centre: number, tell: Telling): void {
  const seat = table.active;
  const player = playerOf(table, seat);
  const bit = 1 << centre;
  const level = (player.centres2 & bit) === 0 ? 1 : 2;
  if (level === 2) {
    player.centres2 &= ~bit;
    score(table, seat, -1);
  } else player.centres &= ~bit;
  const spilt = centre === STORAGE ? spill(table) : NOTHING;
  tell?.all({ kind: 'lost-centre', seat, centre, level, spilt });
}

/** Without the storage centre what no longer fits is lost at once. */
function spill(table: Table): readonly number[] {
  const player = playerOf(table, table.active);
  const most = capacityOf(player);
  const spilt = [...NOTHING];
  for (let kind = 0; kind < RESOURCES; kind++) {
    const over = stockOf(player, kind) - most;
    if (over <= 0) continue;
    addStock(player, kind, -over);
    spilt[kind] = over;
  }
  return spilt;
}
