import { memo } from 'react';
import { circlePath, line, type Point, polar, polygon, round, spokes, steps } from '../../../../art/draw.ts';
import { Glyph } from '../../../../art/icons/game-icon.tsx';
import { seatClass, seatSign } from '../../../../art/seats.tsx';
import type { People } from '../people.ts';
import { StationPiece } from '../pieces.tsx';
import { type MapDetail, SIDE } from './hexes.ts';
import { Plate, type SystemHex } from './systems.tsx';

interface OutpostProps {
  readonly at: Point; // the docking point in its middle
  readonly hexes: readonly SystemHex[];
  readonly people: People;
  readonly docks: readonly (number | null)[]; // the seats whose stations lie there; empty ones ask for so many pods
  readonly marker: { readonly holder: number | null; readonly points: number };
  readonly detail?: MapDetail;
}

const RING = SIDE * 1.04;
const hexagon = polygon(steps(0, 6, 1).map((i) => polar(13, i * 60 - 90)));

/** The home of a people: its emblem on the docking point, five docks, and the marker of friendship in the sixth place. */
export const Outpost = memo(function Outpost({ at, hexes, people, docks, marker, detail = 'near' }: OutpostProps) {
  const [x, y] = at;
  const places = placesOf(at, hexes);
  return (
    <g className="map-outpost">
      <Plate at={at} hexes={hexes} kind="outpost" detail={detail} />
      <path d={circlePath(x, y, RING)} className="outpost-ring" />
      {detail === 'near' && <path d={circlePath(x, y, SIDE * 0.62)} className="map-orbit" />}
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
        <circle r={SIDE * 0.43} className="emblem-disc" />
        {detail === 'near' && (
          <path d={spokes(steps(0, 360, 15), SIDE * 0.43, () => SIDE * 0.48)} className="emblem-ticks" />
        )}
        <Glyph name={people} size={detail === 'far' ? 26 : 21} />
      </g>
    </g>
  );
});

/** Two places in each hex, to both sides of its middle: five for docks, one for the marker. */
function placesOf(at: Point, hexes: readonly SystemHex[]): readonly Point[] {
  const angles = hexes.map(({ centre: [x, y] }) => (Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI);
  return angles.sort((a, b) => a - b).flatMap((angle) => [polar(RING, angle - 25, at), polar(RING, angle + 25, at)]);
}

/** From the rim to the docking point, between the hexes. */
function approaches(at: Point, hexes: readonly SystemHex[]): string {
  return hexes
    .map(({ centre: [x, y] }) => {
      const away: Point = [round(2 * at[0] - x), round(2 * at[1] - y)];
      return line(at, away);
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
