import { CENTRES, SYSTEMS, type Table } from '@orrery/starfarers/facts';
import { memo } from 'react';
import { round } from '../../../../art/draw.ts';
import type { Point } from '../../../../table/furniture.ts';
import { nth } from '../../../common/nth.ts';
import { ChartName } from '../../art/map/space.tsx';
import type { Sheet } from '../geometry.ts';
import { useFar } from '../parts/voice.ts';
import { nameOfSystem } from '../system-name.ts';

interface NamesProps {
  readonly table: Table;
  readonly sheet: Sheet;
  /** Where tokens are drawn that a name must not touch. */
  readonly taken: readonly number[];
}

/** The upper end of a plate: its topmost corner, or the notch between two. */
function above(sheet: Sheet, system: number): Point {
  const [x, y] = nth(sheet.points, nth(CENTRES, system));
  const tops = nth(sheet.hexes, system).filter(({ centre }) => centre[1] < y - 1);
  const rise = tops.length === 1 && sheet.lie === 'across' ? 88 : tops.length === 1 ? 80 : 68;
  return [x, round(y - rise)];
}

const WIDE = 52;
const HIGH = 18;

const isTouched = ([x, y]: Point, { points }: Sheet, taken: readonly number[]): boolean =>
  taken.some((vertex) => {
    const [px, py] = nth(points, vertex);
    return Math.abs(px - x) < WIDE && Math.abs(py - (y - 5)) < HIGH;
  });

const SYSTEM_LIST = Array.from({ length: SYSTEMS }, (_, system) => system);

/** The names of the home systems and of what has been found, where there is room for them. */
export const Names = memo(
  function Names({ table, sheet, taken }: NamesProps) {
    const say = useFar();
    return SYSTEM_LIST.map((system) => {
      const name = nameOfSystem(table, system, say);
      const at = above(sheet, system);
      if (name === null || isTouched(at, sheet, taken)) return null;
      return (
        <ChartName key={system} at={at}>
          {name}
        </ChartName>
      );
    });
  },
  (a, b) => a.sheet === b.sheet && a.taken === b.taken && a.table.layout.join() === b.table.layout.join(),
);
