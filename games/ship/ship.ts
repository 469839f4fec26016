import type { Bundle } from '@orrery/common';
import {
  ASTRO,
  BANK_COINS,
  HOLD_CAPACITY,
  KNOWLEDGE,
  KNOWLEDGE_CAPACITY,
  RESOURCE_KINDS,
  STORAGE_CENTRE,
} from './data.ts';
import type { Player, Table } from './state.ts';

/** 0 without this centre, else its level. */
export const centreLevel = ({ centres, centres2 }: Player, centre: number): number =>
  ((centres >> centre) & 1) + ((centres2 >> centre) & 1);

/** Capacity per resource. */
export const capacityOf = (player: Player): number => HOLD_CAPACITY[centreLevel(player, STORAGE_CENTRE)] ?? 0;

/** Remaining room for a resource or for knowledge. */
export function spaceFor(player: Player, kind: number): number {
  const most = kind === KNOWLEDGE ? KNOWLEDGE_CAPACITY : capacityOf(player);
  return most - stockCount(player, kind);
}

export const stockCount = ({ stock }: Player, kind: number): number => stock[kind] ?? 0;

/** Level II counts double. */
export const boosterPoints = ({ boosters, boosters2 }: Player): number => boosters + 2 * boosters2;
export const cannonPoints = ({ cannons, cannons2 }: Player): number => cannons + 2 * cannons2;

export function addStock({ stock }: Player, kind: number, n: number): void {
  stock[kind] = (stock[kind] ?? 0) + n;
}

/** Pays a price. */
export function payFromStock(player: Player, price: Bundle): void {
  for (let kind = 0; kind < price.length; kind++) {
    const n = price[kind] ?? 0;
    if (n > 0) addStock(player, kind, -n);
  }
}

/** Whether there is room for any resource that is not barred. */
export function hasSpace(player: Player, barred: number): boolean {
  for (let kind = 0; kind < RESOURCE_KINDS; kind++) if (kind !== barred && spaceFor(player, kind) > 0) return true;
  return false;
}

/** Astro that the bank can pay out: what the two players do not have, when coins are counted. */
export function bankLeft({ options, players }: Table): number {
  if (options.bank === 'endless') return Number.MAX_SAFE_INTEGER;
  let left = BANK_COINS;
  for (let seat = 0; seat < players.length; seat++) left -= players[seat]?.stock[ASTRO] ?? 0;
  return left;
}
