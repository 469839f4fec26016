import { memo, useState } from 'react';
import { numberRange, type Point, polygonPath, round, spokesPath } from '../../../../art/draw.ts';
import { InlineIcon } from '../../../../art/icons/game-icon.tsx';
import { type WorldResource, WorldView } from '../../../../art/worlds/world.tsx';
import { Artefact, DiscBack, type DiscShape, IcePlanet, NumberDisc, PirateBase } from './discs.tsx';
import { HEX_SIDE, type MapDetail, outlineOf, shrinkOutline } from './hexes.ts';
import './map.css';

/** What lies on a planet: its number or numbers, the back of a disc, or what must be overcome first. */
export type PlanetMark =
  | { readonly kind: 'numbers'; readonly numbers: readonly number[]; readonly state?: 'normal' | 'produced' }
  | { readonly kind: 'hidden'; readonly shape: DiscShape; readonly stars: 1 | 2 }
  | { readonly kind: 'pirates' | 'ice' | 'artefact'; readonly needed: number }
  | { readonly kind: 'none' };

export interface SystemHex {
  readonly centre: Point;
  readonly corners: readonly Point[];
}

export interface PlanetHex extends SystemHex {
  readonly world: Exclude<WorldResource, 'science'>;
  readonly mark: PlanetMark;
}

interface PlateProps {
  readonly at: Point;
  readonly hexes: readonly SystemHex[];
  readonly kind: 'home' | 'known' | 'explored' | 'outpost' | 'empty' | 'hidden';
  readonly detail: MapDetail;
}

/** The background of three hexes around a point, with an inner line where there is space. */
export function SystemPlate({ at, hexes, kind, detail }: PlateProps) {
  const outline = outlineOf(hexes.map(({ corners }) => corners));
  return (
    <g className={`map-plate ${kind}`}>
      <path d={polygonPath(outline)} className="plate-edge" />
      {detail === 'near' && kind !== 'empty' && kind !== 'hidden' && (
        <path d={polygonPath(shrinkOutline(outline, at, 0.955))} className="plate-hair" />
      )}
    </g>
  );
}

interface SystemProps {
  readonly at: Point; // the point at which its three hexes meet
  readonly planets: readonly PlanetHex[];
  readonly kind: 'home' | 'known' | 'explored';
  readonly letter?: string; // of a home system
  readonly detail?: MapDetail;
}

/** A system of three planets around a sun, or around its letter at home. */
export const System = memo(function System({ at, planets, kind, letter, detail = 'near' }: SystemProps) {
  const [x, y] = at;
  return (
    <g>
      <SystemPlate at={at} hexes={planets} kind={kind} detail={detail} />
      <circle cx={x} cy={y} r={HEX_SIDE} className="map-orbit" />
      {letter ? (
        <text x={x} y={y + 8} className="map-letter">
          {letter}
        </text>
      ) : (
        <Sun at={at} />
      )}
      {planets.map((planet) => (
        <PlanetOn key={planet.centre.join()} planet={planet} detail={detail} />
      ))}
    </g>
  );
});

function Sun({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <circle cx={x} cy={y} r="4.6" className="map-sun" />
      <path
        d={spokesPath(numberRange(0, 360, 30), 7.2, (angle) => (angle % 60 === 0 ? 13 : 10.5), [x, y])}
        className="map-ray"
      />
    </>
  );
}

/** Where the sign of the resource and the disc below it are; a token covers the middle of its planet. */
const PLANET_PARTS = {
  near: { plain: { sign: -14, size: 16.5, mark: 8 }, covered: { sign: -29, size: 14, mark: 3 } },
  far: { plain: { sign: -20, size: 25, mark: 12 }, covered: { sign: -27, size: 19, mark: 7 } },
} as const;

/** Whether a disc has been turned up since the planet was first drawn. */
function useTurnedUp({ kind }: PlanetMark): boolean {
  const [known, setKnown] = useState({ kind, isTurned: false });
  if (known.kind !== kind) setKnown({ kind, isTurned: known.kind === 'hidden' });
  return known.isTurned;
}

/** A planet. Its sign is always there: its colour alone must not tell what it brings. */
function PlanetOn({ planet: { centre, world, mark }, detail }: { planet: PlanetHex; detail: MapDetail }) {
  const [x, y] = centre;
  const isCovered = mark.kind === 'pirates' || mark.kind === 'ice' || mark.kind === 'artefact';
  const parts = PLANET_PARTS[detail][isCovered ? 'covered' : 'plain'];
  const isTurned = useTurnedUp(mark);
  return (
    <g transform={`translate(${x} ${y})`}>
      <WorldView resource={world} size={HEX_SIDE * 1.96} detail={detail === 'far' ? 'plain' : 'engraved'} />
      <g className="map-resource">
        <InlineIcon name={world} at={[0, parts.sign]} size={parts.size} />
      </g>
      <g transform={`translate(0 ${parts.mark})`}>
        {isTurned ? (
          <g className="turned-disc">
            <Mark mark={mark} detail={detail} />
          </g>
        ) : (
          <Mark mark={mark} detail={detail} />
        )}
      </g>
    </g>
  );
}

function Mark({ mark, detail }: { mark: PlanetMark; detail: MapDetail }) {
  switch (mark.kind) {
    case 'numbers':
      return <NumberDisc numbers={mark.numbers} state={mark.state ?? 'normal'} detail={detail} />;
    case 'hidden':
      return <DiscBack shape={mark.shape} stars={mark.stars} detail={detail} />;
    case 'pirates':
      return <PirateBase needed={mark.needed} detail={detail} />;
    case 'ice':
      return <IcePlanet needed={mark.needed} detail={detail} />;
    case 'artefact':
      return <Artefact needed={mark.needed} detail={detail} />;
    case 'none':
      return null;
  }
}

interface SectorProps {
  readonly at: Point;
  readonly hexes: readonly SystemHex[];
  readonly detail?: MapDetail;
}

/** An unexplored sector: hatched, with stars that show how rich it may be. */
export const HiddenSector = memo(function HiddenSector({
  at,
  hexes,
  stars,
  detail = 'near',
}: SectorProps & { stars: 1 | 2 }) {
  const [x, y] = at;
  return (
    <g className="map-hidden">
      <SystemPlate at={at} hexes={hexes} kind="hidden" detail={detail} />
      <circle cx={x} cy={y} r={HEX_SIDE * 0.72} className="hidden-disc" />
      {detail === 'near' && <circle cx={x} cy={y} r={HEX_SIDE * 0.65} className="hidden-rim" />}
      <text
        x={x}
        y={detail === 'far' ? y + 11 : y + 2}
        fontSize={detail === 'far' ? 34 : 27}
        className="hidden-question"
      >
        ?
      </text>
      {detail === 'near' && <Stars at={[x, y + 14]} count={stars} />}
    </g>
  );
});

function Stars({ at: [x, y], count }: { at: Point; count: 1 | 2 }) {
  return (
    <g className="hidden-stars">
      {numberRange(0, count, 1).map((i) => (
        <InlineIcon key={i} name="points" at={[round(x + (i - (count - 1) / 2) * 12), y]} size={11} />
      ))}
    </g>
  );
}

/** An empty sector: only its border is left. */
export function EmptySector({ at, hexes, detail = 'near' }: SectorProps) {
  return <SystemPlate at={at} hexes={hexes} kind="empty" detail={detail} />;
}

/** A colony site between two planets, free or not usable yet. */
export function ColonySite({ at: [x, y], state }: { at: Point; state: 'open' | 'closed' }) {
  return (
    <g transform={`translate(${x} ${y})`} className={`map-site ${state}`}>
      <circle r="6.6" />
      {state === 'open' ? <circle r="2" className="site-dot" /> : <path d="M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2" />}
    </g>
  );
}
