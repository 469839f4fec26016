import { NONE } from '@orrery/common';
import { type Event, OUT_OF_PLAY, SECTOR_COUNT, type ShipKit, type Table } from '@orrery/ship/facts';
import type { StoryLine } from '../../../session/session.ts';

/** A card that has been seen: where it lies, and since which turn this is known. */
export interface SeenCard {
  readonly card: number;
  readonly turn: number;
}

/**
 * What has been seen of the cards' locations. Stacks are shuffled but never mixed, so a card seen in a sector is still
 * there.
 */
export interface CardSightings {
  readonly sectors: readonly (readonly SeenCard[])[];
  /** By card: its sector, GONE if a player has it, NONE while it is unseen. */
  readonly where: ReadonlyMap<number, number>;
  /** By card: who took it and when. */
  readonly taken: ReadonlyMap<number, { readonly seat: number; readonly turn: number }>;
}

interface SightingFold {
  readonly where: Map<number, number>;
  readonly turns: Map<number, number>;
  readonly taken: Map<number, { readonly seat: number; readonly turn: number }>;
  turn: number;
}

function noteCard(fold: SightingFold, card: number | null, sector: number): void {
  if (card === null) return;
  if (fold.where.get(card) !== sector) fold.turns.set(card, fold.turn);
  fold.where.set(card, sector);
}

function noteEvent(fold: SightingFold, event: Event): void {
  switch (event.kind) {
    case 'turn':
      fold.turn = event.turn;
      return;
    case 'looked':
      for (const card of event.cards ?? []) noteCard(fold, card, event.sector);
      return;
    case 'revealed':
    case 'paid':
    case 'fights':
    case 'pirate':
    case 'refilled':
      noteCard(fold, event.card, event.sector);
      return;
    case 'settled':
    case 'moored':
    case 'trophy':
      fold.where.set(event.card, OUT_OF_PLAY);
      fold.taken.set(event.card, { seat: event.seat, turn: fold.turn });
  }
}

/** What the reader was told of the sectors, and when. */
export function cardSightings(story: readonly StoryLine<Event>[], { facts }: ShipKit): CardSightings {
  const fold: SightingFold = { where: new Map(), turns: new Map(), taken: new Map(), turn: 0 };
  for (const { event } of story) noteEvent(fold, event);
  const sectors = Array.from({ length: SECTOR_COUNT }, (_, sector) =>
    [...fold.where]
      .filter(([, at]) => at === sector)
      .map(([card]): SeenCard => ({ card, turn: fold.turns.get(card) ?? 0 }))
      .sort((a, b) => goodOrder(facts.goods[a.card]) - goodOrder(facts.goods[b.card]) || a.card - b.card),
  );
  return { sectors, where: fold.where, taken: fold.taken };
}

/** Traders first, by their good. */
const goodOrder = (goods = NONE): number => (goods === NONE ? 9 : goods);

/** How many cards a sector holds, including the flight row during a flight and just after it. */
export function sectorCardCount({ sizes, row, sector: at }: Table, sector: number): number {
  return (sizes[sector] ?? 0) + (at === sector ? row.length : 0);
}
