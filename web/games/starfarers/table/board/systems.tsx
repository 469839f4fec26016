import { itemAt } from '@orrery/common';
import {
  NEIGHBOURS,
  PLANETS_PER_SYSTEM,
  SYSTEM_CENTRES,
  SYSTEM_COUNT,
  type Table,
  VICTORY_POINTS,
} from '@orrery/starfarers/facts';
import { memo } from 'react';
import { linePath } from '../../../../art/draw.ts';
import type { MapDetail } from '../../art/map/hexes.ts';
import { Outpost } from '../../art/map/outpost.tsx';
import { EmptySector, HiddenSector, System } from '../../art/map/systems.tsx';
import type { ChartSheet } from '../geometry.ts';
import { chartSystem, letterOf, systemSignature } from './chart.ts';

interface GroundProps {
  readonly table: Table;
  readonly sheet: ChartSheet;
  readonly detail: MapDetail;
}

interface SystemProps extends GroundProps {
  readonly system: number;
  readonly sign: string;
}

/** What lies in a slot or home system; rendered again only when its signature changes. */
const ChartedSystemView = memo(
  function Charted({ table, sheet, system, detail }: SystemProps) {
    const drawn = chartSystem(table, sheet, system);
    const { at, hexes, kind } = drawn;
    switch (kind) {
      case 'hidden':
        return <HiddenSector at={at} hexes={hexes} stars={drawn.stars} detail={detail} />;
      case 'empty':
        return (
          <>
            <EmptySector at={at} hexes={hexes} detail={detail} />
            <path d={waysTo(sheet, system)} className="map-links" />
          </>
        );
      case 'outpost':
        return (
          <Outpost
            at={at}
            hexes={hexes}
            people={drawn.people}
            docks={drawn.docks}
            marker={{ holder: drawn.holder, points: VICTORY_POINTS.marker }}
            detail={detail}
          />
        );
      default:
        return (
          <System
            at={at}
            planets={drawn.planets}
            kind={kind}
            detail={detail}
            {...(kind === 'home' && { letter: letterOf(system) })}
          />
        );
    }
  },
  (a, b) => a.sign === b.sign && a.sheet === b.sheet && a.detail === b.detail && a.system === b.system,
);

/** From the rim of an empty sector to its middle, which is an ordinary point. */
function waysTo({ points }: ChartSheet, system: number): string {
  const middle = itemAt(SYSTEM_CENTRES, system);
  const ends = NEIGHBOURS.slice(middle * PLANETS_PER_SYSTEM, middle * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM);
  return ends.map((end) => linePath(itemAt(points, middle), itemAt(points, end))).join('');
}

const ALL_SYSTEMS = Array.from({ length: SYSTEM_COUNT }, (_, system) => system);

/** Everything on the board except the pieces. */
export const Systems = (props: GroundProps) =>
  ALL_SYSTEMS.map((system) => (
    <ChartedSystemView key={system} {...props} system={system} sign={systemSignature(props.table, system)} />
  ));
