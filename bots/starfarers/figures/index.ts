import { standardOptions } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { type Hand, MAX_SEATS, type Table } from '@orrery/starfarers/facts';
import { figuresFrom } from '../../network/figure-table.ts';
import type { PositionFigures } from '../../network/figures.ts';
import { STARFARERS_VALUES, tuningFrom } from '../weights.ts';
import { StarfarersPosition } from './position.ts';
import { seatFigures } from './seat-figures.ts';
import { tableFigures } from './table-figures.ts';

/** Raise it as well when the weights of the evaluation change: its parts are among the figures. */
const FIGURES_VERSION = 1;

const position = new StarfarersPosition(
  tuningFrom(STARFARERS_VALUES).weights,
  starfarers.setup(standardOptions(starfarers.options), MAX_SEATS).table,
);

/** The figures of Starfarers. */
export const starfarersFigures: PositionFigures<Table, Hand> = figuresFrom(
  FIGURES_VERSION,
  [...seatFigures, ...tableFigures],
  (table, hand, seat) => {
    position.look(table, hand, seat);
    return position;
  },
);
