import { itemAt } from '@orrery/common';
import { SYSTEM_CENTRES, SYSTEM_COUNT, type Table } from '@orrery/starfarers/facts';
import { memo } from 'react';
import { round } from '../../../../art/draw.ts';
import type { BoardCoordinate } from '../../../../table/game-ui.ts';
import { ChartName } from '../../art/map/space.tsx';
import type { ChartSheet } from '../geometry.ts';
import { useStarfarersTexts } from '../parts/use-starfarers-texts.ts';
import { chartSystemName } from '../system-name.ts';

interface SystemNamesProps {
  readonly table: Table;
  readonly sheet: ChartSheet;
  /** Points with tokens that a name must not cover. */
  readonly taken: readonly number[];
}

/** The upper end of a system: its topmost corner, or the notch between two. */
function nameAnchor(sheet: ChartSheet, system: number): BoardCoordinate {
  const [x, y] = itemAt(sheet.points, itemAt(SYSTEM_CENTRES, system));
  const tops = itemAt(sheet.hexes, system).filter(({ centre }) => centre[1] < y - 1);
  const rise = tops.length === 1 && sheet.orientation === 'across' ? 88 : tops.length === 1 ? 80 : 68;
  return [x, round(y - rise)];
}

const NAME_WIDTH = 52;
const NAME_HEIGHT = 18;

const isNameBlocked = ([x, y]: BoardCoordinate, { points }: ChartSheet, taken: readonly number[]): boolean =>
  taken.some((vertex) => {
    const [px, py] = itemAt(points, vertex);
    return Math.abs(px - x) < NAME_WIDTH && Math.abs(py - (y - 5)) < NAME_HEIGHT;
  });

const SYSTEM_LIST = Array.from({ length: SYSTEM_COUNT }, (_, system) => system);

/** The names of the home systems and of explored systems, where there is space for them. */
export const SystemNames = memo(
  function Names({ table, sheet, taken }: SystemNamesProps) {
    const say = useStarfarersTexts();
    return SYSTEM_LIST.map((system) => {
      const name = chartSystemName(table, system, say);
      const at = nameAnchor(sheet, system);
      if (name === null || isNameBlocked(at, sheet, taken)) return null;
      return (
        <ChartName key={system} at={at}>
          {name}
        </ChartName>
      );
    });
  },
  (a, b) => a.sheet === b.sheet && a.taken === b.taken && a.table.layout.join() === b.table.layout.join(),
);
