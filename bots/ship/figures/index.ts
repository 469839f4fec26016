import type { Hand, ShipVariant, Table } from '@orrery/ship/facts';
import { figuresFrom, figuresIn } from '../../network/figure-table.ts';
import type { PositionFigures } from '../../network/figures.ts';
import type { ShipWeights } from '../weights.ts';
import { flightFigures } from './flight-figures.ts';
import { playerFigures } from './player-figures.ts';
import { ShipPosition } from './position.ts';
import { tableFigures } from './table-figures.ts';

/** Raise it as well when the weights of the evaluation change: its result is one of the figures. */
const FIGURES_VERSION = 1;

/**
 * The figures of a ship game. Where cards are is known to a memory, not to a view, so they tell only what everybody can
 * count: a bot finds out what a sector is worth by other means.
 */
export function shipFigures(
  variant: ShipVariant,
  weights: ShipWeights,
  firstTable: Table,
): PositionFigures<Table, Hand> {
  const position = new ShipPosition(variant, weights, firstTable);
  const players = playerFigures(variant);
  return figuresFrom(
    FIGURES_VERSION,
    [
      ...figuresIn('own', players, () => position.own),
      ...figuresIn('rival', players, () => position.rival),
      ...flightFigures(position),
      ...tableFigures(position),
    ],
    (table, hand, seat) => {
      position.look(table, hand, seat);
      return position;
    },
  );
}
