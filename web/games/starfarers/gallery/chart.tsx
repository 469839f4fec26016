import { type Point, round } from '../../../art/draw.ts';
import type { MapDetail } from '../art/map/hexes.ts';
import { MinimapDrawing } from '../art/map/minimap.tsx';
import { Outpost } from '../art/map/outpost.tsx';
import { FlightEnd, FlightRoute, type ReachAct, ReachArea, ReachPoint, SelectedShip } from '../art/map/reach.tsx';
import { ChartName, Graticule, MapRim, Space } from '../art/map/space.tsx';
import { ColonySite, EmptySector, HiddenSector, System } from '../art/map/systems.tsx';
import { ColonyPiece, SpaceportPiece, TransportPiece } from '../art/pieces.tsx';
import {
  reachFrom,
  SAMPLE_EMPTY_SECTORS,
  SAMPLE_HEIGHT,
  SAMPLE_HIDDEN_SECTORS,
  SAMPLE_LINKS,
  SAMPLE_MINIMAP,
  SAMPLE_OUTPOSTS,
  SAMPLE_POINTS,
  SAMPLE_SYSTEMS,
  SAMPLE_WIDTH,
  sampleCell,
  samplePoint,
} from './chart-sample.ts';

const START = samplePoint(7, 21);
const ROUTE = [START, samplePoint(5, 21), samplePoint(4, 20), samplePoint(5, 19), samplePoint(4, 18)];
const REACH = [...reachFrom(START, 5).values()];
const ACTS = new Map<string, ReachAct>([
  [samplePoint(8, 16).join(), 'explore'],
  [samplePoint(2, 18).join(), 'found'],
  [samplePoint(4, 16).join(), 'found'],
]);
const COLONIES: readonly (readonly [Point, number])[] = [
  [samplePoint(-2, 28), 0],
  [samplePoint(26, 28), 0],
  [samplePoint(5, 27), 1],
  [samplePoint(19, 27), 1],
  [samplePoint(25, 9), 1],
  [samplePoint(16, 28), 2],
  [samplePoint(23, 27), 2],
  [samplePoint(-1, 19), 2],
  [samplePoint(11, 19), 3],
  [samplePoint(8, 28), 3],
];
const PORTS: readonly (readonly [Point, number])[] = [
  [samplePoint(8, 26), 0],
  [samplePoint(26, 26), 1],
  [samplePoint(1, 27), 2],
  [samplePoint(16, 26), 3],
];
const SHIPS: readonly (readonly [Point, number, 'colony' | 'trade'])[] = [
  [samplePoint(8, 10), 0, 'trade'],
  [samplePoint(25, 5), 1, 'trade'],
  [samplePoint(22, 22), 1, 'colony'],
  [samplePoint(17, 19), 2, 'colony'],
  [samplePoint(5, 9), 3, 'trade'],
  [samplePoint(17, 13), 4, 'colony'],
  [samplePoint(19, 23), 5, 'trade'],
];
const OCCUPIED = new Set([...SHIPS, ...COLONIES, ...PORTS].map(([point]) => point.join()));
/** Pieces are drawn larger where the chart is small. */
const move = ([x, y]: Point, detail: MapDetail) => `translate(${x} ${y})${detail === 'far' ? ' scale(1.4)' : ''}`;

const WHOLE = `0 0 ${SAMPLE_WIDTH} ${SAMPLE_HEIGHT}`;

/** The whole chart from its parts, in painting order, with a ship that is about to fly. */
export function SampleChart({ detail, view = WHOLE }: { detail: MapDetail; view?: string }) {
  return (
    <svg className="sheet-drawing" viewBox={view} role="img" aria-label={`Chart, ${detail}`}>
      <rect width={SAMPLE_WIDTH} height={SAMPLE_HEIGHT} className="ground" />
      <Graticule width={SAMPLE_WIDTH} height={SAMPLE_HEIGHT} pole={[-240, SAMPLE_HEIGHT / 2]} />
      <Space links={SAMPLE_LINKS} points={SAMPLE_POINTS} detail={detail} />
      <Reach />
      {SAMPLE_SYSTEMS.map(({ name, at: middle, planets, kind }) => (
        <System
          key={name}
          at={middle}
          planets={planets}
          kind={kind}
          detail={detail}
          {...(kind === 'home' && { letter: name })}
        />
      ))}
      {SAMPLE_HIDDEN_SECTORS.map(({ at: middle, hexes, stars }) => (
        <HiddenSector key={middle.join()} at={middle} hexes={hexes} stars={stars} detail={detail} />
      ))}
      {SAMPLE_EMPTY_SECTORS.map(({ at: middle, hexes }) => (
        <EmptySector key={middle.join()} at={middle} hexes={hexes} detail={detail} />
      ))}
      {SAMPLE_OUTPOSTS.map(({ people, at: middle, hexes, docks, holder }) => (
        <Outpost
          key={people}
          at={middle}
          hexes={hexes}
          people={people}
          docks={docks}
          marker={{ holder, points: 2 }}
          detail={detail}
        />
      ))}
      <ColonySite at={samplePoint(11, 21)} state="closed" />
      <ColonySite at={samplePoint(8, 20)} state="closed" />
      <ColonySite at={samplePoint(25, 19)} state="open" />
      {detail === 'near' &&
        SAMPLE_SYSTEMS.filter(({ kind }) => kind !== 'home').map(({ name, at: [x, y] }) => (
          <ChartName key={name} at={[x, round(y - 84)]}>
            {name}
          </ChartName>
        ))}
      <Fleet detail={detail} />
      <MapRim width={SAMPLE_WIDTH} height={SAMPLE_HEIGHT} ends={['Home systems', 'Deep space']} />
    </svg>
  );
}

function Reach() {
  const inReach = new Set(REACH.map(({ point }) => point.join()));
  const links = SAMPLE_LINKS.filter(([from, to]) => inReach.has(from.join()) && inReach.has(to.join()));
  return <ReachArea cells={REACH.map(({ point }) => sampleCell(point))} links={links} />;
}

function Fleet({ detail }: { detail: MapDetail }) {
  const end = ROUTE.at(-1) ?? START;
  const onRoute = new Set(ROUTE.map((point) => point.join()));
  return (
    <>
      {REACH.filter(({ point }) => !OCCUPIED.has(point.join()) && !onRoute.has(point.join())).map(({ point, cost }) => {
        const act = ACTS.get(point.join());
        return (
          <ReachPoint
            key={point.join()}
            at={point}
            cost={cost}
            detail={detail}
            state={cost === 2 ? 'hovered' : 'lit'}
            ring={cost === 5 ? 'double' : 'plain'}
            {...(act && { act })}
          />
        );
      })}
      <ReachPoint at={samplePoint(10, 26)} cost={5} state="passing" />
      {PORTS.map(([point, seat]) => (
        <g key={point.join()} transform={move(point, detail)}>
          <SpaceportPiece seat={seat} launches={[0, 120]} />
        </g>
      ))}
      {COLONIES.map(([point, seat]) => (
        <g key={point.join()} transform={move(point, detail)}>
          <ColonyPiece seat={seat} />
        </g>
      ))}
      {SHIPS.map(([point, seat, freight]) => (
        <g key={point.join()} transform={move(point, detail)}>
          <TransportPiece seat={seat} freight={freight} />
        </g>
      ))}
      <FlightRoute seat={0} points={ROUTE} detail={detail} />
      <FlightEnd at={end}>
        <TransportPiece seat={0} freight="colony" />
      </FlightEnd>
      <SelectedShip at={START}>
        <TransportPiece seat={0} freight="colony" />
      </SelectedShip>
    </>
  );
}

export function ChartStamp() {
  const ships = SHIPS.map(([point, seat]) => ({ at: point, seat, kind: 'ship' as const }));
  const colonies = [...COLONIES, ...PORTS].map(([point, seat]) => ({ at: point, seat, kind: 'colony' as const }));
  return (
    <MinimapDrawing
      name="The whole chart"
      width={SAMPLE_WIDTH}
      height={SAMPLE_HEIGHT}
      systems={SAMPLE_MINIMAP}
      pieces={[...colonies, ...ships]}
      frame={{ x: 300, y: 150, width: 420, height: 300 }}
    />
  );
}
