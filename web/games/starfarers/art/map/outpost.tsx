import { memo } from 'react';
import {
  circlePath,
  linePath,
  numberRange,
  type Point,
  polar,
  polygonPath,
  round,
  spokesPath,
} from '../../../../art/draw.ts';
import { InlineIcon } from '../../../../art/icons/game-icon.tsx';
import { seatClass, seatSign } from '../../../../art/seats.tsx';
import type { PeopleName } from '../people.ts';
import { StationPiece } from '../pieces.tsx';
import { HEX_SIDE, type MapDetail } from './hexes.ts';
import { type SystemHex, SystemPlate } from './systems.tsx';

interface OutpostProps {
  readonly at: Point; // the docking point in its middle
  readonly hexes: readonly SystemHex[];
  readonly people: PeopleName;
  readonly docks: readonly (number | null)[]; // seat of each station; null: free, shows the pods needed
  readonly marker: { readonly holder: number | null; readonly points: number };
  readonly detail?: MapDetail;
}

const RING_RADIUS = HEX_SIDE * 1.04;
const hexagon = polygonPath(numberRange(0, 6, 1).map((i) => polar(13, i * 60 - 90)));

/**
 * The outpost of a people: its emblem on the docking point, five docks, and the friendship marker in the sixth place.
 */
export const Outpost = memo(function Outpost({ at, hexes, people, docks, marker, detail = 'near' }: OutpostProps) {
  const [x, y] = at;
  const places = dockPoints(at, hexes);
  return (
    <g className="map-outpost">
      <SystemPlate at={at} hexes={hexes} kind="outpost" detail={detail} />
      <path d={circlePath(x, y, RING_RADIUS)} className="outpost-ring" />
      {detail === 'near' && <path d={circlePath(x, y, HEX_SIDE * 0.62)} className="map-orbit" />}
      <path d={approaches(at, hexes)} className="map-links" />
      {docks.map((seat, dock) => {
        const place = places[dock] ?? at;
        return (
          <g key={place.join()} transform={`translate(${place[0]} ${place[1]})`}>
            <circle r="11.6" className="dock-ground" />
            {seat !== null && <StationPiece seat={seat} />}
            {seat === null && detail === 'near' && (
              <text y="4.7" className="dock-number">
                {dock + 1}
              </text>
            )}
          </g>
        );
      })}
      <Marker at={places.at(-1) ?? at} {...marker} detail={detail} />
      <g transform={`translate(${x} ${y})`} className="outpost-emblem">
        <circle r={HEX_SIDE * 0.43} className="emblem-disc" />
        {detail === 'near' && (
          <path
            d={spokesPath(numberRange(0, 360, 15), HEX_SIDE * 0.43, () => HEX_SIDE * 0.48)}
            className="emblem-ticks"
          />
        )}
        <InlineIcon name={people} size={detail === 'far' ? 26 : 21} />
      </g>
    </g>
  );
});

/** Two places in each hex, on both sides of its middle: five for docks, one for the marker. */
function dockPoints(at: Point, hexes: readonly SystemHex[]): readonly Point[] {
  const angles = hexes.map(({ centre: [x, y] }) => (Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI);
  return angles
    .sort((a, b) => a - b)
    .flatMap((angle) => [polar(RING_RADIUS, angle - 25, at), polar(RING_RADIUS, angle + 25, at)]);
}

/** From the rim to the docking point, between the hexes. */
function approaches(at: Point, hexes: readonly SystemHex[]): string {
  return hexes
    .map(({ centre: [x, y] }) => {
      const away: Point = [round(2 * at[0] - x), round(2 * at[1] - y)];
      return linePath(at, away);
    })
    .join('');
}

interface MarkerProps {
  readonly at: Point;
  readonly holder: number | null;
  readonly points: number;
  readonly detail: MapDetail;
}

function Marker({ at: [x, y], holder, points, detail }: MarkerProps) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={`friend-marker ${holder === null ? '' : `held ${seatClass(holder)}`}`}
    >
      <path d={hexagon} className="marker-ground" />
      {holder !== null && <path d={seatSign(holder)} transform="scale(1.15)" className="seat-disc" />}
      {holder === null && detail === 'near' && (
        <text y="4.8" className="marker-points">
          {points}
        </text>
      )}
    </g>
  );
}
