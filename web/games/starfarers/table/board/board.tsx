import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import { memo, useMemo } from 'react';
import { WorldDefinitions } from '../../../../art/worlds/world.tsx';
import { MapDefinitions } from '../../art/map/definitions.tsx';
import type { MapDetail } from '../../art/map/hexes.ts';
import { Graticule, MapRim, Space } from '../../art/map/space.tsx';
import type { FarFurniture } from '../far.ts';
import { SHEETS, type Sheet } from '../geometry.ts';
import { useFar } from '../parts/voice.ts';
import { pointPlace, vertexOfPlace } from '../places.ts';
import { Aims } from './aims.tsx';
import { Buildings, Fleet } from './fleet.tsx';
import { Area, ReachPoints, Route, routeOf, shipInHand, useReach } from './flight-layer.tsx';
import { Names } from './names.tsx';
import { News } from './news.tsx';
import { Systems } from './systems.tsx';
import './board.css';

const NONE_TAKEN: readonly number[] = [];

/** The whole chart, painted from the sky upwards. */
export const Board: FarFurniture['Board'] = ({ play, lit, pointed, detail: details, lie }) => {
  const detail: MapDetail = details === 0 ? 'far' : 'near';
  const sheet = SHEETS[lie];
  const { table, seat } = play.view;
  const { chosen } = play;
  const reach = useReach(play);
  const from = shipInHand(play);
  const at = pointed === null ? NONE : vertexOfPlace(pointed);
  const route = routeOf(reach, chosen, at);
  const inReach = useMemo(() => new Set(reach.map(({ vertex }) => pointPlace(vertex))), [reach]);
  const others = useMemo(() => [...lit].filter((place) => !inReach.has(place)), [lit, inReach]);
  const taken = useMemo(() => (reach.length === 0 ? NONE_TAKEN : reach.map(({ vertex }) => vertex)), [reach]);
  return (
    // A drawing in the drawing, for it ends at the rim: the circles of the sky would make the sheet many times as large.
    <svg width={sheet.box.width} height={sheet.box.height} aria-hidden="true">
      <Ground sheet={sheet} detail={detail} />
      <Area reach={reach} from={from} sheet={sheet} />
      <Systems table={table} sheet={sheet} detail={detail} />
      {detail === 'near' && <Names table={table} sheet={sheet} taken={taken} />}
      <Buildings table={table} sheet={sheet} detail={detail} />
      <ReachPoints reach={reach} pointed={at} route={route?.course.way ?? NONE_TAKEN} sheet={sheet} detail={detail} />
      <Fleet table={table} sheet={sheet} detail={detail} but={from} />
      <News table={table} sheet={sheet} />
      <Aims
        table={table}
        seat={seat}
        lit={others}
        pointed={route === null ? pointed : null}
        chosen={chosen}
        isFounding={top(table).kind === 'settle'}
        sheet={sheet}
        detail={detail}
      />
      {seat !== null && (
        <Route
          table={table}
          seat={seat}
          from={from}
          route={route}
          jump={chosen?.kind === 'jump' ? chosen.vertex : NONE}
          sheet={sheet}
          detail={detail}
        />
      )}
    </svg>
  );
};

/** The sky, the ways between the points, and the rim around them. */
const Ground = memo(function Ground({ sheet, detail }: { readonly sheet: Sheet; readonly detail: MapDetail }) {
  const say = useFar();
  const { box, links, points, pole, lie } = sheet;
  return (
    <>
      <WorldDefinitions />
      <MapDefinitions />
      <Graticule width={box.width} height={box.height} pole={pole} />
      <Space links={links} points={points} detail={detail} />
      <MapRim
        width={box.width}
        height={box.height}
        {...(detail === 'near' && lie === 'across' && { ends: [say('chart.home'), say('chart.far')] as const })}
      />
    </>
  );
});
