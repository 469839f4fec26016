import { NONE } from '@orrery/common';
import { CARGOES, type Move, SITE_VERTEX, type Table, VERTEX_SITE } from '@orrery/starfarers/facts';
import type { ReactNode } from 'react';
import { Ghost, PointTarget, type TargetState } from '../../../../art/targets.tsx';
import type { Point } from '../../../../table/furniture.ts';
import { nth } from '../../../common/nth.ts';
import type { MapDetail } from '../../art/map/hexes.ts';
import { ReachPoint } from '../../art/map/reach.tsx';
import { ColonyPiece, SpaceportPiece, TransportPiece } from '../../art/pieces.tsx';
import type { Sheet } from '../geometry.ts';
import { placeOf, vertexOfPlace } from '../places.ts';
import { waysAt } from '../yields.ts';
import { On } from './fleet.tsx';

interface AimsProps {
  readonly table: Table;
  readonly seat: number | null;
  /** What is lit beside the points in reach of a ship. */
  readonly lit: readonly string[];
  readonly pointed: string | null;
  readonly chosen: Move | null;
  readonly isFounding: boolean;
  readonly sheet: Sheet;
  readonly detail: MapDetail;
}

/** So many lights would wash over the chart: small dots must do then. */
const MANY = 40;
const SMALL = 'scale(.62)';
const MIDDLE: Point = [0, 0];

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
      return <TransportPiece seat={seat} freight={nth(CARGOES, move.cargo)} heading={heading} />;
    default:
      return null;
  }
}

/** What can be chosen beside flights, and the ghost of what is chosen: painted last. */
export function Aims(props: AimsProps) {
  const { table, seat, lit, pointed, chosen, sheet, detail } = props;
  const place = chosen === null || chosen.kind === 'fly' || chosen.kind === 'jump' ? null : placeOf(chosen, table);
  const at = place === null ? null : nth(sheet.points, vertexOfPlace(place));
  return (
    <>
      {lit.map(
        (each) =>
          each !== place && <Target key={each} {...props} place={each} state={each === pointed ? 'hovered' : 'lit'} />,
      )}
      {pointed !== null && pointed !== place && !lit.includes(pointed) && <Dim {...props} pointed={pointed} />}
      {at !== null && chosen !== null && seat !== null && (
        <On at={at} detail={detail}>
          <PointTarget at={MIDDLE} state="chosen" />
          <Ghost>{ghostOf(chosen, seat, sheet.heading)}</Ghost>
        </On>
      )}
    </>
  );
}

/** Where nothing can be done: a stroke, and the reason beside it. */
function Dim({ pointed, sheet }: AimsProps & { readonly pointed: string }) {
  const at = sheet.points[vertexOfPlace(pointed)];
  return at === undefined ? null : <circle cx={at[0]} cy={at[1]} r="13" className="far-pointed" />;
}

interface TargetProps extends AimsProps {
  readonly place: string;
  readonly state: TargetState & ('lit' | 'hovered');
}

function Target({ table, place, state, lit, isFounding, sheet, detail }: TargetProps) {
  const vertex = vertexOfPlace(place);
  const at = nth(sheet.points, vertex);
  const site = VERTEX_SITE[vertex] ?? NONE;
  if (isFounding && site !== NONE && table.sites[site] === 0) {
    return (
      <On at={at} detail={detail}>
        <ReachPoint at={MIDDLE} cost={waysAt(table, nth(SITE_VERTEX, site))} state={state} ring="double" />
      </On>
    );
  }
  return (
    <On at={at} detail={detail}>
      <g {...(lit.length > MANY && state === 'lit' && { transform: SMALL })}>
        <PointTarget at={MIDDLE} state={state} />
      </g>
    </On>
  );
}
