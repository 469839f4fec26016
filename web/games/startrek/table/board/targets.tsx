import { itemAt } from '@orrery/common';
import type { Move, Table } from '@orrery/startrek/facts';
import type { ReactNode } from 'react';
import { Base, Cruiser, Ship, Station } from '../../../../art/pieces.tsx';
import { AreaTarget, Ghost, PointTarget, RouteTarget, TargetHalo, type TargetState } from '../../../../art/targets.tsx';
import type { BoardCoordinate } from '../../../../table/game-ui.ts';
import { LANE_ENDS, LANE_HEADINGS_DEG, LANE_POSITIONS, POINT_POSITIONS, SECTOR_CORNERS } from '../geometry.ts';
import { parsePlace, placeOf } from '../places.ts';
import { cruiserAt, OnPlace } from './fleet.tsx';

type Size = 'normal' | 'compact';
const MIDDLE: BoardCoordinate = [0, 0];

interface TargetsProps {
  readonly highlighted: ReadonlySet<string>;
  readonly pointed: string | null;
  readonly chosen: Move | null;
  readonly size: Size;
  /** The pieces on the board. */
  readonly pieces: Pick<Table, 'edges' | 'vertices'>;
}

interface BoardTarget {
  readonly place: string;
  readonly state: TargetState;
}

/** Every place with a highlight, and which one; the chosen place is last. */
function targetsOf({ highlighted, pointed, chosen }: TargetsProps): readonly BoardTarget[] {
  const chosenPlace = chosen === null ? null : placeOf(chosen);
  const aims: BoardTarget[] = [...highlighted]
    .filter((place) => place !== chosenPlace)
    .map((place) => ({ place, state: place === pointed ? 'hovered' : 'lit' }));
  if (pointed !== null && pointed !== chosenPlace && !highlighted.has(pointed))
    aims.push({ place: pointed, state: 'dim' });
  if (chosenPlace !== null) aims.push({ place: chosenPlace, state: 'chosen' });
  return aims;
}

/** From this number on, highlights would cover the board, so only small stars are drawn. */
const MANY_TARGETS = 16;
const SMALL_SCALE = 'scale(.6)';

interface CrowdedProps {
  readonly isCrowded: boolean;
}

/** The glow under the points: painted below the chips. */
export function TargetHalos(props: TargetsProps) {
  const aims = targetsOf(props);
  if (aims.length > MANY_TARGETS) return null;
  return aims.map(({ place, state }) => {
    const spot = parsePlace(place);
    if (spot?.sort !== 'v') return null;
    return <TargetHalo key={place} at={itemAt(POINT_POSITIONS, spot.number)} state={state} />;
  });
}

/** Highlights of whole sectors, below the pieces on their rims. */
export function AreaTargets(props: TargetsProps) {
  return targetsOf(props).map(({ place, state }) => {
    const spot = parsePlace(place);
    return spot?.sort === 'h' && <AreaTarget key={place} corners={itemAt(SECTOR_CORNERS, spot.number)} state={state} />;
  });
}

/** A ring around a piece that can be selected, so that the piece stays visible. */
function PieceRing({ at, size }: { readonly at: BoardCoordinate; readonly size: Size }) {
  return (
    <OnPlace at={at} what="target" size={size}>
      <PointTarget at={MIDDLE} state="chosen" />
    </OnPlace>
  );
}

function Target({
  place,
  state,
  size,
  pieces,
  isCrowded,
}: BoardTarget & Pick<TargetsProps, 'size' | 'pieces'> & CrowdedProps) {
  const spot = parsePlace(place);
  if (spot === null || spot.sort === 'h') return null;
  const { sort, number } = spot;
  const at = itemAt(sort === 'e' ? LANE_POSITIONS : POINT_POSITIONS, number);
  const isTaken = (sort === 'e' ? pieces.edges : pieces.vertices)[number] !== 0;
  if (isTaken && state !== 'dim') return <PieceRing at={at} size={size} />;
  if (sort === 'e') {
    const [from, to] = itemAt(LANE_ENDS, number);
    return <RouteTarget from={from} to={to} state={state} />;
  }
  return (
    <OnPlace at={at} what="target" size={size}>
      <g transform={isCrowded && state === 'lit' ? SMALL_SCALE : undefined}>
        <PointTarget at={MIDDLE} state={state} />
      </g>
    </OnPlace>
  );
}

/** The piece a move would put on the board, and where. */
function ghostOf(
  move: Move,
  seat: number,
): {
  readonly at: BoardCoordinate;
  readonly what: 'ship' | 'station' | 'base' | 'cruiser';
  readonly piece: ReactNode;
} | null {
  switch (move.kind) {
    case 'ship':
    case 'found-ship':
    case 'place':
      return {
        at: itemAt(LANE_POSITIONS, move.edge),
        what: 'ship',
        piece: <Ship seat={seat} heading={itemAt(LANE_HEADINGS_DEG, move.edge)} />,
      };
    case 'station':
    case 'found':
    case 'retire-station':
      return { at: itemAt(POINT_POSITIONS, move.vertex), what: 'station', piece: <Station seat={seat} /> };
    case 'base':
    case 'retire-base':
      return { at: itemAt(POINT_POSITIONS, move.vertex), what: 'base', piece: <Base seat={seat} /> };
    case 'cruiser':
      return { at: cruiserAt(move.hex), what: 'cruiser', piece: <Cruiser /> };
    default:
      return null;
  }
}

/** Targets, the hovered place, and the ghost of the chosen one: painted last. */
export function Targets({ seat, ...props }: TargetsProps & { readonly seat: number | null }) {
  const { chosen, size, pieces } = props;
  const aims = targetsOf(props);
  const ghost = chosen === null || seat === null ? null : ghostOf(chosen, seat);
  return (
    <g>
      {aims.map((aim) => (
        <Target key={aim.place} {...aim} size={size} pieces={pieces} isCrowded={aims.length > MANY_TARGETS} />
      ))}
      {ghost !== null && (
        <OnPlace at={ghost.at} what={ghost.what} size={size}>
          <Ghost>{ghost.piece}</Ghost>
        </OnPlace>
      )}
    </g>
  );
}
