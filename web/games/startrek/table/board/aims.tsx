import type { Move, Table } from '@orrery/startrek/facts';
import type { ReactNode } from 'react';
import { Base, Cruiser, Ship, Station } from '../../../../art/pieces.tsx';
import { AreaTarget, Ghost, PointTarget, RouteTarget, TargetHalo, type TargetState } from '../../../../art/targets.tsx';
import type { Point } from '../../../../table/furniture.ts';
import { nth } from '../../../common/nth.ts';
import { CORNERS, HEADINGS, LANE_AT, LANE_ENDS, POINT_AT } from '../geometry.ts';
import { placeOf, spotOf } from '../places.ts';
import { cruiserAt, On } from './fleet.tsx';

type Size = 'normal' | 'compact';
const MIDDLE: Point = [0, 0];

interface AimsProps {
  readonly lit: ReadonlySet<string>;
  readonly pointed: string | null;
  readonly chosen: Move | null;
  readonly size: Size;
  /** What stands on the board. */
  readonly pieces: Pick<Table, 'edges' | 'vertices'>;
}

interface Aim {
  readonly place: string;
  readonly state: TargetState;
}

/** Every place that shows something about what can be done, with what it shows; what is chosen comes last. */
function aimsOf({ lit, pointed, chosen }: AimsProps): readonly Aim[] {
  const chosenPlace = chosen === null ? null : placeOf(chosen);
  const aims: Aim[] = [...lit]
    .filter((place) => place !== chosenPlace)
    .map((place) => ({ place, state: place === pointed ? 'hovered' : 'lit' }));
  if (pointed !== null && pointed !== chosenPlace && !lit.has(pointed)) aims.push({ place: pointed, state: 'dim' });
  if (chosenPlace !== null) aims.push({ place: chosenPlace, state: 'chosen' });
  return aims;
}

/** So many lights would wash over the board; small stars alone must do then. */
const MANY = 16;
const SMALL = 'scale(.6)';

interface OneOfMany {
  readonly isOneOfMany: boolean;
}

/** The light under the points: painted below the chips. */
export function Halos(props: AimsProps) {
  const aims = aimsOf(props);
  if (aims.length > MANY) return null;
  return aims.map(({ place, state }) => {
    const spot = spotOf(place);
    if (spot?.sort !== 'v') return null;
    return <TargetHalo key={place} at={nth(POINT_AT, spot.number)} state={state} />;
  });
}

/** Whole sectors are lit below the pieces on their rims. */
export function Areas(props: AimsProps) {
  return aimsOf(props).map(({ place, state }) => {
    const spot = spotOf(place);
    return spot?.sort === 'h' && <AreaTarget key={place} corners={nth(CORNERS, spot.number)} state={state} />;
  });
}

/** Around a piece that something can be done to: it stays in sight. */
function Around({ at, size }: { readonly at: Point; readonly size: Size }) {
  return (
    <On at={at} what="target" size={size}>
      <PointTarget at={MIDDLE} state="chosen" />
    </On>
  );
}

function Target({ place, state, size, pieces, isOneOfMany }: Aim & Pick<AimsProps, 'size' | 'pieces'> & OneOfMany) {
  const spot = spotOf(place);
  if (spot === null || spot.sort === 'h') return null;
  const { sort, number } = spot;
  const at = nth(sort === 'e' ? LANE_AT : POINT_AT, number);
  const isTaken = (sort === 'e' ? pieces.edges : pieces.vertices)[number] !== 0;
  if (isTaken && state !== 'dim') return <Around at={at} size={size} />;
  if (sort === 'e') {
    const [from, to] = nth(LANE_ENDS, number);
    return <RouteTarget from={from} to={to} state={state} />;
  }
  return (
    <On at={at} what="target" size={size}>
      <g transform={isOneOfMany && state === 'lit' ? SMALL : undefined}>
        <PointTarget at={MIDDLE} state={state} />
      </g>
    </On>
  );
}

/** The piece a move would put on the board, and where. */
function ghostOf(
  move: Move,
  seat: number,
): { readonly at: Point; readonly what: 'ship' | 'station' | 'base' | 'cruiser'; readonly piece: ReactNode } | null {
  switch (move.kind) {
    case 'ship':
    case 'found-ship':
    case 'place':
      return {
        at: nth(LANE_AT, move.edge),
        what: 'ship',
        piece: <Ship seat={seat} heading={nth(HEADINGS, move.edge)} />,
      };
    case 'station':
    case 'found':
    case 'retire-station':
      return { at: nth(POINT_AT, move.vertex), what: 'station', piece: <Station seat={seat} /> };
    case 'base':
    case 'retire-base':
      return { at: nth(POINT_AT, move.vertex), what: 'base', piece: <Base seat={seat} /> };
    case 'cruiser':
      return { at: cruiserAt(move.hex), what: 'cruiser', piece: <Cruiser /> };
    default:
      return null;
  }
}

/** What can be chosen, what is pointed at, and the ghost of what is chosen: painted last. */
export function Aims({ seat, ...props }: AimsProps & { readonly seat: number | null }) {
  const { chosen, size, pieces } = props;
  const aims = aimsOf(props);
  const ghost = chosen === null || seat === null ? null : ghostOf(chosen, seat);
  return (
    <g>
      {aims.map((aim) => (
        <Target key={aim.place} {...aim} size={size} pieces={pieces} isOneOfMany={aims.length > MANY} />
      ))}
      {ghost !== null && (
        <On at={ghost.at} what={ghost.what} size={size}>
          <Ghost>{ghost.piece}</Ghost>
        </On>
      )}
    </g>
  );
}
