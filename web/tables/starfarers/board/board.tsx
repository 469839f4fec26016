import { MapDefinitions } from '../../../art/starfarers/map/definitions.tsx';
import { Graticule, MapRim, Space } from '../../../art/starfarers/map/space.tsx';
import { PointTarget } from '../../../art/targets.tsx';
import { WorldDefinitions } from '../../../art/worlds/world.tsx';
import type { FarFurniture } from '../far.ts';
import { nth } from '../far.ts';
import { BOX, LINK_ENDS, POINT_AT } from '../geometry.ts';
import { placeOf, vertexOfPlace } from '../places.ts';
import { chartOf } from './chart.ts';
import { Buildings, Fleet } from './fleet.tsx';
import { ChartedSystem } from './systems.tsx';

/** Pixels a unit must take for what is written on the chart to be read. */
const READABLE = 0.7;

/** The whole chart, painted from the sky upwards. */
export const Board: FarFurniture['Board'] = ({ play, lit, pointed, unit }) => {
  const detail = unit < READABLE ? 'far' : 'near';
  const { table } = play.view;
  const chosen = play.chosen === null ? null : placeOf(play.chosen, table);
  return (
    <g>
      <WorldDefinitions />
      <MapDefinitions />
      <Graticule width={BOX.width} height={BOX.height} pole={[-240, BOX.height / 2]} />
      <Space links={LINK_ENDS} points={POINT_AT} detail={detail} />
      {chartOf(table).map((charted) => (
        <ChartedSystem key={charted.system} charted={charted} detail={detail} />
      ))}
      <Buildings sites={table.sites} />
      <Fleet ships={table.ships} />
      {[...lit].map((place) => (
        <PointTarget
          key={place}
          at={nth(POINT_AT, vertexOfPlace(place))}
          state={place === chosen ? 'chosen' : place === pointed ? 'hovered' : 'lit'}
        />
      ))}
      <MapRim width={BOX.width} height={BOX.height} />
    </g>
  );
};
