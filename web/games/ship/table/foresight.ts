import {
  boosterPoints,
  COMBAT_DIE,
  cannonPoints,
  type Player,
  playerOf,
  STOCK_KINDS,
  type Table,
} from '@orrery/ship/facts';
import type { Kind } from './gear.ts';

/** Moves that uncover nothing and ask nobody else: what they lead to can be known. */
export const FORESEEN: ReadonlySet<Kind> = new Set<Kind>([
  'produce',
  'take',
  'buy',
  'sell',
  'sell-pair',
  'station',
  'colony',
  'task',
  'give-up',
  'station-buy',
  'station-sell',
  'station-sell-pair',
  'force',
  'colony-ship',
  'trade-ship',
  'booster',
  'booster-2',
  'cannon',
  'cannon-2',
  'centre',
  'centre-2',
  'fly',
]);

/** What of a ship a move changes: kinds of stock, and figures by their names. */
export interface Change {
  readonly stock: readonly { readonly kind: number; readonly from: number; readonly to: number }[];
  readonly figures: readonly { readonly figure: Figure; readonly from: number; readonly to: number }[];
}

export const FIGURES = ['points', 'speed', 'fight', 'friendship', 'medals'] as const;
export type Figure = (typeof FIGURES)[number];

const figureOf = (player: Player, figure: Figure): number =>
  ({
    points: player.points,
    speed: boosterPoints(player),
    fight: cannonPoints(player),
    friendship: player.friendship,
    medals: player.medals,
  })[figure];

/** How a ship differs before and after. */
export function changeOf(before: Table, after: Table, seat: number): Change {
  const [was, is] = [playerOf(before, seat), playerOf(after, seat)];
  const stock = Array.from({ length: STOCK_KINDS }, (_, kind) => ({
    kind,
    from: was.stock[kind] ?? 0,
    to: is.stock[kind] ?? 0,
  }));
  const figures = FIGURES.map((figure) => ({ figure, from: figureOf(was, figure), to: figureOf(is, figure) }));
  return { stock: stock.filter(({ from, to }) => from !== to), figures: figures.filter(({ from, to }) => from !== to) };
}

/** All rolls of the two combat dice. */
export const ROLLS = COMBAT_DIE.length ** 2;

/** Whether a roll wins: the flyer wins when even. */
export const wins =
  (cannons: number, strength: number) =>
  (own: number, other: number): boolean =>
    own + cannons >= other + strength;

/** In how many of all rolls the flyer wins. */
export function winningRolls(cannons: number, strength: number): number {
  const isWon = wins(cannons, strength);
  return COMBAT_DIE.flatMap((own) => COMBAT_DIE.filter((other) => isWon(own, other))).length;
}
