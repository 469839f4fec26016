import { bitCount, NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { type CardFacts, cardFactsOf, type Hand, type Player, type ShipVariant, type Table } from '@orrery/ship/facts';
import { CardEncounters } from '../card-encounters.ts';
import { shipEvaluator } from '../evaluator.ts';
import type { ShipWeights } from '../weights.ts';

/** One of the two players, with the other. */
export interface PlayerPosition {
  table: Table;
  seat: Seat;
  player: Player;
  other: Player;
  /** Centres that only this seat knows of, one bit each. */
  sealed: number;
  /** The evaluation by hand, in points. */
  worth: number;
}

/** Cards of a reserve group. */
const GROUP_SIZE = 7;

/** What the figures of a seat are read from; refilled for each seat. */
export class ShipPosition {
  readonly facts: CardFacts;
  readonly variant: ShipVariant;
  readonly encounters: CardEncounters;
  readonly own: PlayerPosition;
  readonly rival: PlayerPosition;
  hand: Hand = { centres: 0, ahead: [], below: [], pirate: NONE };
  readonly #worth: (table: Table, seat: Seat) => number;

  constructor(variant: ShipVariant, weights: ShipWeights, table: Table) {
    this.variant = variant;
    this.facts = cardFactsOf(variant);
    this.encounters = new CardEncounters(variant, weights);
    this.#worth = shipEvaluator(variant, weights);
    this.own = playerSight(table, 0);
    this.rival = playerSight(table, 1);
  }

  look(table: Table, hand: Hand, seat: Seat): void {
    this.hand = hand;
    this.#lookAt(this.own, table, seat, hand.centres);
    this.#lookAt(this.rival, table, 1 - seat, 0);
  }

  #lookAt(position: PlayerPosition, table: Table, seat: Seat, sealed: number): void {
    const { players } = table;
    position.table = table;
    position.seat = seat;
    position.player = players[seat] ?? position.player;
    position.other = players[1 - seat] ?? position.other;
    position.sealed = sealed;
    position.worth = this.#worth(table, seat);
  }

  /** How likely a card is in one of the stacks, as far as everybody knows: it has no owner and lies in no row. */
  inStacks(card: number): number {
    const { facts, own } = this;
    const { table, player, other } = own;
    const group = facts.group[card] ?? 0;
    const share = group === 0 ? 1 : 1 - (table.reserve[group - 1] ?? GROUP_SIZE) / GROUP_SIZE;
    if (share <= 0 || table.row.includes(card)) return 0;
    const isOwned =
      hasBit(player.colonies | other.colonies, facts.cell[card]) ||
      hasBit(player.stations | other.stations, facts.station[card]) ||
      hasBit(player.trophies | other.trophies, facts.pirate[card]);
    return isOwned ? 0 : share;
  }
}

/** Whether a set has this bit; false for a card without a bit. */
const hasBit = (set: number, bit: number | undefined): boolean =>
  bit !== undefined && bit !== NONE && ((set >> bit) & 1) === 1;

function playerSight(table: Table, seat: Seat): PlayerPosition {
  const player = table.players[seat];
  const other = table.players[1 - seat];
  if (player === undefined || other === undefined) throw new RangeError('a ship game has two seats');
  return { table, seat, player, other, sealed: 0, worth: 0 };
}

/** How many bits of one set are not in another. */
export const bitsBeyond = (set: number, other: number): number => bitCount(set & ~other);
