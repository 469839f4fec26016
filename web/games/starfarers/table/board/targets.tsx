import { itemAt, NONE } from '@orrery/common';
import { CARGOES, type Move, SITE_VERTEX, type Table, VERTEX_SITE } from '@orrery/starfarers/facts';
import type { ReactNode } from 'react';
import { Ghost, PointTarget, type TargetState } from '../../../../art/targets.tsx';
import type { BoardCoordinate } from '../../../../table/game-ui.ts';
import type { MapDetail } from '../../art/map/hexes.ts';
import { ReachPoint } from '../../art/map/reach.tsx';
import { ColonyPiece, SpaceportPiece, TransportPiece } from '../../art/pieces.tsx';
import type { ChartSheet } from '../geometry.ts';
import { placeOf, vertexOfPlace } from '../places.ts';
import { rollWaysAt } from '../yields.ts';
import { OnPoint } from './fleet.tsx';
import { jumpActOf } from './jump-goals.ts';

interface TargetsProps {
  readonly table: Table;
  readonly seat: number | null;
  /** The highlighted places besides the points in reach of a ship. */
  readonly highlighted: readonly string[];
  readonly pointed: string | null;
  /** The legal jumps of the selected ship, by their vertices. */
  readonly jumps: ReadonlyMap<number, Extract<Move, { kind: 'jump' }>>;
  readonly chosen: Move | null;
  readonly isFounding: boolean;
  readonly sheet: ChartSheet;
  readonly detail: MapDetail;
}

/** From this number on, highlights would cover the chart, so small dots are drawn instead. */
const MANY_TARGETS = 40;
const SMALL_SCALE = 'scale(.62)';
const MIDDLE: BoardCoordinate = [0, 0];

/** The piece a move would put on the board. */
function ghostOf(move: Move, seat: number, heading: number): ReactNode {
  switch (move.kind) {
    case 'settle':
    case 'found':
      return <ColonyPiece seat={seat} />;
    case 'harbour':
    case 'spaceport':
      return <SpaceportPiece seat={seat} />;
    case 'build':
    case 'launch':
      return <TransportPiece seat={seat} freight={itemAt(CARGOES, move.cargo)} heading={heading} />;
    default:
      return null;
  }
}

/** Targets other than flights, and the ghost of the chosen one: painted last. */
export function Targets(props: TargetsProps) {
  const { table, seat, highlighted, pointed, chosen, sheet, detail } = props;
  const place = chosen === null || chosen.kind === 'fly' || chosen.kind === 'jump' ? null : placeOf(chosen, table);
  const at = place === null ? null : itemAt(sheet.points, vertexOfPlace(place));
  return (
    <>
      {highlighted.map(
        (each) =>
          each !== place && <Target key={each} {...props} place={each} state={each === pointed ? 'hovered' : 'lit'} />,
      )}
      {pointed !== null && pointed !== place && !highlighted.includes(pointed) && (
        <UnlitTarget {...props} pointed={pointed} />
      )}
      {at !== null && chosen !== null && seat !== null && (
        <OnPoint at={at} detail={detail}>
          <PointTarget at={MIDDLE} state="chosen" />
          <Ghost>{ghostOf(chosen, seat, sheet.heading)}</Ghost>
        </OnPoint>
      )}
    </>
  );
}

/** A place that is not lit: one where a ship may jump to, or where nothing can be done and the reason is beside it. */
function UnlitTarget({ pointed, sheet, jumps, detail }: TargetsProps & { readonly pointed: string }) {
  const at = sheet.points[vertexOfPlace(pointed)];
  if (at !== undefined && jumps.has(vertexOfPlace(pointed))) {
    return (
      <OnPoint at={at} detail={detail}>
        <PointTarget at={MIDDLE} state="hovered" />
      </OnPoint>
    );
  }
  return at === undefined ? null : <circle cx={at[0]} cy={at[1]} r="13" className="far-pointed" />;
}

interface TargetProps extends TargetsProps {
  readonly place: string;
  readonly state: TargetState & ('lit' | 'hovered');
}

function Target({ table, seat, place, state, highlighted, jumps, isFounding, sheet, detail }: TargetProps) {
  const vertex = vertexOfPlace(place);
  const at = itemAt(sheet.points, vertex);
  const site = VERTEX_SITE[vertex] ?? NONE;
  if (isFounding && site !== NONE && table.sites[site] === 0) {
    return (
      <OnPoint at={at} detail={detail}>
        <ReachPoint at={MIDDLE} cost={rollWaysAt(table, itemAt(SITE_VERTEX, site))} state={state} ring="double" />
      </OnPoint>
    );
  }
  const jump = jumps.get(vertex);
  const act = jump === undefined || seat === null ? null : jumpActOf(table, seat, jump);
  if (act !== null) {
    return (
      <OnPoint at={at} detail={detail}>
        <ReachPoint at={MIDDLE} act={act} state={state} detail={detail} />
      </OnPoint>
    );
  }
  return (
    <OnPoint at={at} detail={detail}>
      <g {...(highlighted.length > MANY_TARGETS && state === 'lit' && { transform: SMALL_SCALE })}>
        <PointTarget at={MIDDLE} state={state} />
      </g>
    </OnPoint>
  );
}
