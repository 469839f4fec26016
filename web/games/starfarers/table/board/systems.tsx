import { CENTRES, NEIGHBOURS, POINTS, SYSTEMS, type Table, THREE } from '@orrery/starfarers/facts';
import { memo } from 'react';
import { line } from '../../../../art/draw.ts';
import { nth } from '../../../common/nth.ts';
import type { MapDetail } from '../../art/map/hexes.ts';
import { Outpost } from '../../art/map/outpost.tsx';
import { EmptySector, HiddenSector, System } from '../../art/map/systems.tsx';
import type { Sheet } from '../geometry.ts';
import { charted, letterOf, signOf } from './chart.ts';

interface GroundProps {
  readonly table: Table;
  readonly sheet: Sheet;
  readonly detail: MapDetail;
}

interface SystemProps extends GroundProps {
  readonly system: number;
  readonly sign: string;
}

/** What lies in a slot or at home; drawn anew only when its sign changes. */
const Charted = memo(
  function Charted({ table, sheet, system, detail }: SystemProps) {
    const drawn = charted(table, sheet, system);
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
            marker={{ holder: drawn.holder, points: POINTS.marker }}
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

/** From the rim of an empty sector to its middle, which is a point like any other. */
function waysTo({ points }: Sheet, system: number): string {
  const middle = nth(CENTRES, system);
  const ends = NEIGHBOURS.slice(middle * THREE, middle * THREE + THREE);
  return ends.map((end) => line(nth(points, middle), nth(points, end))).join('');
}

const ALL = Array.from({ length: SYSTEMS }, (_, system) => system);

/** All that lies on the board but the pieces. */
export const Systems = (props: GroundProps) =>
  ALL.map((system) => <Charted key={system} {...props} system={system} sign={signOf(props.table, system)} />);
