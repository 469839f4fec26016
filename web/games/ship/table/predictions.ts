import {
  boosterPoints,
  COMBAT_DIE,
  cannonPoints,
  type Player,
  playerOf,
  STOCK_KINDS,
  type Table,
} from '@orrery/ship/facts';
import type { MoveKind } from './types.ts';

/** Moves that reveal nothing and ask nobody else, so that their result is known. */
export const PREDICTABLE_KINDS: ReadonlySet<MoveKind> = new Set<MoveKind>([
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

/** What a move changes on a ship: kinds of stock, and other numbers by name. */
export interface ShipChange {
  readonly stock: readonly { readonly kind: number; readonly from: number; readonly to: number }[];
  readonly figures: readonly { readonly figure: ShipFigure; readonly from: number; readonly to: number }[];
}

export const SHIP_FIGURES = ['points', 'speed', 'fight', 'friendship', 'medals'] as const;
export type ShipFigure = (typeof SHIP_FIGURES)[number];

const shipFigure = (player: Player, figure: ShipFigure): number =>
  ({
    points: player.points,
    speed: boosterPoints(player),
    fight: cannonPoints(player),
    friendship: player.friendship,
    medals: player.medals,
  })[figure];

/** The difference of a ship before and after. */
export function shipChange(before: Table, after: Table, seat: number): ShipChange {
  const [was, is] = [playerOf(before, seat), playerOf(after, seat)];
  const stock = Array.from({ length: STOCK_KINDS }, (_, kind) => ({
    kind,
    from: was.stock[kind] ?? 0,
    to: is.stock[kind] ?? 0,
  }));
  const figures = SHIP_FIGURES.map((figure) => ({ figure, from: shipFigure(was, figure), to: shipFigure(is, figure) }));
  return { stock: stock.filter(({ from, to }) => from !== to), figures: figures.filter(({ from, to }) => from !== to) };
}

export const COMBAT_ROLL_COUNT = COMBAT_DIE.length ** 2;

/** Whether a roll wins: the flyer wins ties. */
export const winsFight =
  (cannons: number, strength: number) =>
  (own: number, other: number): boolean =>
    own + cannons >= other + strength;

/** The number of rolls in which the flyer wins. */
export function winningRolls(cannons: number, strength: number): number {
  const isWon = winsFight(cannons, strength);
  return COMBAT_DIE.flatMap((own) => COMBAT_DIE.filter((other) => isWon(own, other))).length;
}
