import { NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import type { Move } from '@orrery/starfarers/facts';
import { memo, useMemo } from 'react';
import { WorldDefinitions } from '../../../../art/worlds/world.tsx';
import { MapDefinitions } from '../../art/map/definitions.tsx';
import type { MapDetail } from '../../art/map/hexes.ts';
import { Graticule, MapRim, Space } from '../../art/map/space.tsx';
import { CHART_SHEETS, type ChartSheet } from '../geometry.ts';
import { useStarfarersTexts } from '../parts/use-starfarers-texts.ts';
import { pieceRules, pointPlace, vertexOfPlace } from '../places.ts';
import type { StarfarersUi } from '../types.ts';
import { Buildings, FleetLayer } from './fleet.tsx';
import { ReachAreaLayer, ReachPoints, RouteLayer, routeOf, selectedShipVertex, useReach } from './flight-layer.tsx';
import { SystemNames } from './names.tsx';
import { NewPieceRing } from './new-pieces.tsx';
import { Systems } from './systems.tsx';
import { Targets } from './targets.tsx';
import './board.css';

const NO_POINTS: readonly number[] = [];
const NO_JUMPS: ReadonlyMap<number, Extract<Move, { kind: 'jump' }>> = new Map();

/** The whole chart, painted from back to front. */
export const StarfarersBoard: StarfarersUi['Board'] = ({
  play,
  highlighted,
  pointed,
  detailLevel: details,
  orientation,
}) => {
  const detail: MapDetail = details === 0 ? 'far' : 'near';
  const sheet = CHART_SHEETS[orientation];
  const { table, seat } = play.view;
  const { chosen } = play;
  const reach = useReach(play);
  const isJumping = play.selectedKind === 'jump' || topFrame(table).kind === 'jump';
  const from = selectedShipVertex(play);
  const at = pointed === null ? NONE : vertexOfPlace(pointed);
  const route = routeOf(reach, chosen, at);
  const inReach = useMemo(() => new Set(reach.map(({ vertex }) => pointPlace(vertex))), [reach]);
  const others = useMemo(() => [...highlighted].filter((place) => !inReach.has(place)), [highlighted, inReach]);
  const jumps = useMemo(
    () =>
      new Map(
        play.moves.flatMap((move) =>
          move.kind === 'jump' && pieceRules.pieceFor(move, table) === play.selectedPiece ? [[move.vertex, move]] : [],
        ),
      ),
    [play.moves, play.selectedPiece, table],
  );
  const taken = useMemo(() => (reach.length === 0 ? NO_POINTS : reach.map(({ vertex }) => vertex)), [reach]);
  return (
    // A nested svg clips at the rim: the circles of the sky would make the sheet many times larger.
    <svg width={sheet.box.width} height={sheet.box.height} aria-hidden="true">
      <ChartGround sheet={sheet} detail={detail} />
      <ReachAreaLayer reach={reach} from={from} sheet={sheet} />
      <Systems table={table} sheet={sheet} detail={detail} />
      {detail === 'near' && <SystemNames table={table} sheet={sheet} taken={taken} />}
      <Buildings table={table} sheet={sheet} detail={detail} />
      <ReachPoints reach={reach} pointed={at} route={route?.course.way ?? NO_POINTS} sheet={sheet} detail={detail} />
      <FleetLayer table={table} sheet={sheet} detail={detail} exceptVertex={from} />
      <NewPieceRing table={table} sheet={sheet} />
      <Targets
        table={table}
        seat={seat}
        highlighted={others}
        pointed={route === null ? pointed : null}
        jumps={isJumping ? jumps : NO_JUMPS}
        chosen={chosen}
        isFounding={topFrame(table).kind === 'settle'}
        sheet={sheet}
        detail={detail}
      />
      {seat !== null && (
        <RouteLayer
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

/** The sky, the links between the points, and the rim around them. */
const ChartGround = memo(function Ground({
  sheet,
  detail,
}: {
  readonly sheet: ChartSheet;
  readonly detail: MapDetail;
}) {
  const say = useStarfarersTexts();
  const { box, links, points, pole, orientation } = sheet;
  return (
    <>
      <WorldDefinitions />
      <MapDefinitions />
      <Graticule width={box.width} height={box.height} pole={pole} />
      <Space links={links} points={points} detail={detail} />
      <MapRim
        width={box.width}
        height={box.height}
        {...(detail === 'near' && orientation === 'across' && { ends: [say('chart.home'), say('chart.far')] as const })}
      />
    </>
  );
});
