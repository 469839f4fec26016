import type { Bundle } from '@orrery/common';
import { ASTRO, COINS, HOLD, KNOWLEDGE, LAB, RESOURCES, STORAGE } from './data.ts';
import type { Player, Table } from './state.ts';

/** 0 without this centre, else its level. */
export const levelOf = ({ centres, centres2 }: Player, centre: number): number =>
  ((centres >> centre) & 1) + ((centres2 >> centre) & 1);

/** How many of each resource fit into its hold. */
export const capacityOf = (player: Player): number => HOLD[levelOf(player, STORAGE)] ?? 0;

/** How many more of a resource or of knowledge fit. */
export function roomFor(player: Player, kind: number): number {
  const most = kind === KNOWLEDGE ? LAB : capacityOf(player);
  return most - stockOf(player, kind);
}

export const stockOf = ({ stock }: Player, kind: number): number => stock[kind] ?? 0;

/** Level II counts double. */
export const boosterPoints = ({ boosters, boosters2 }: Player): number => boosters + 2 * boosters2;
export const cannonPoints = ({ cannons, cannons2 }: Player): number => cannons + 2 * cannons2;

export function addStock({ stock }: Player, kind: number, n: number): void {
  stock[kind] = (stock[kind] ?? 0) + n;
}

/** Hands a price in. */
export function pay(player: Player, price: Bundle): void {
  for (let kind = 0; kind < price.length; kind++) {
    const n = price[kind] ?? 0;
    if (n > 0) addStock(player, kind, -n);
  }
}

/** Whether any hold has room for a resource that is not barred. */
export function hasRoom(player: Player, barred: number): boolean {
  for (let kind = 0; kind < RESOURCES; kind++) if (kind !== barred && roomFor(player, kind) > 0) return true;
  return false;
}

/** Astro that the bank can pay out: what the two players do not have, when coins are counted. */
export function bankLeft({ options, players }: Table): number {
  if (options.bank === 'endless') return Number.MAX_SAFE_INTEGER;
  let left = COINS;
  for (let seat = 0; seat < players.length; seat++) left -= players[seat]?.stock[ASTRO] ?? 0;
  return left;
}
