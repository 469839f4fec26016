import { NONE } from '@orrery/common';
import { type Event, GONE, type Kit, SECTORS, type Table } from '@orrery/ship/facts';
import type { StoryLine } from '../../../session/session.ts';

/** A card that has been seen, where it lies and since which turn that is known. */
export interface Seen {
  readonly card: number;
  readonly turn: number;
}

/** What has been seen of where the cards are: stacks are shuffled but never mixed, so what was seen there is there. */
export interface Sightings {
  readonly sectors: readonly (readonly Seen[])[];
  /** By card: its sector, GONE when it lies with a player, NONE while nobody has seen it. */
  readonly where: ReadonlyMap<number, number>;
  /** By card: whom it went to and when, for those that are gone. */
  readonly taken: ReadonlyMap<number, { readonly seat: number; readonly turn: number }>;
}

interface Fold {
  readonly where: Map<number, number>;
  readonly turns: Map<number, number>;
  readonly taken: Map<number, { readonly seat: number; readonly turn: number }>;
  turn: number;
}

function see(fold: Fold, card: number | null, sector: number): void {
  if (card === null) return;
  if (fold.where.get(card) !== sector) fold.turns.set(card, fold.turn);
  fold.where.set(card, sector);
}

function hear(fold: Fold, event: Event): void {
  switch (event.kind) {
    case 'turn':
      fold.turn = event.turn;
      return;
    case 'looked':
      for (const card of event.cards ?? []) see(fold, card, event.sector);
      return;
    case 'revealed':
    case 'paid':
    case 'fights':
    case 'pirate':
    case 'refilled':
      see(fold, event.card, event.sector);
      return;
    case 'settled':
    case 'moored':
    case 'trophy':
      fold.where.set(event.card, GONE);
      fold.taken.set(event.card, { seat: event.seat, turn: fold.turn });
  }
}

/** What the reader was told of the sectors, and since when. */
export function sightings(story: readonly StoryLine<Event>[], { facts }: Kit): Sightings {
  const fold: Fold = { where: new Map(), turns: new Map(), taken: new Map(), turn: 0 };
  for (const { event } of story) hear(fold, event);
  const sectors = Array.from({ length: SECTORS }, (_, sector) =>
    [...fold.where]
      .filter(([, at]) => at === sector)
      .map(([card]): Seen => ({ card, turn: fold.turns.get(card) ?? 0 }))
      .sort((a, b) => order(facts.goods[a.card]) - order(facts.goods[b.card]) || a.card - b.card),
  );
  return { sectors, where: fold.where, taken: fold.taken };
}

/** Traders first, by their good. */
const order = (goods = NONE): number => (goods === NONE ? 9 : goods);

/** How many cards a sector holds, those of the flight row included while the flight goes on or has just ended. */
export function sizeOf({ sizes, row, sector: at }: Table, sector: number): number {
  return (sizes[sector] ?? 0) + (at === sector ? row.length : 0);
}
