import { NumberChip } from '../../art/chips.tsx';
import { numberRange, type Point, polar, polygonPath, round, spokesPath } from '../../art/draw.ts';
import { Base, Ship, Station } from '../../art/pieces.tsx';
import type { PlanetKind } from '../../art/planets/globe.tsx';
import { Planet } from '../../art/planets/planet.tsx';
import { Plate } from '../../art/plates/plate.tsx';

const CENTRE: Point = [160, 128];
const HEX_SIDE = 43;
const RING_RADIUS = 117;
const CORNERS = [-90, -30, 30, 90, 150, 210];

const WORLDS: readonly { q: number; r: number; kind: PlanetKind; number: number }[] = [
  { q: 0, r: 0, kind: 'banded', number: 8 },
  { q: 1, r: 0, kind: 'cratered', number: 5 },
  { q: 0, r: 1, kind: 'ringed', number: 10 },
  { q: -1, r: 1, kind: 'oceanic', number: 6 },
  { q: -1, r: 0, kind: 'ringed', number: 4 },
  { q: 0, r: -1, kind: 'crystalline', number: 9 },
  { q: 1, r: -1, kind: 'oceanic', number: 3 },
];

const middleOf = (q: number, r: number): Point => [
  round(CENTRE[0] + HEX_SIDE * Math.sqrt(3) * (q + r / 2)),
  round(CENTRE[1] + HEX_SIDE * 1.5 * r),
];
const cornerOf = (q: number, r: number, corner: number): Point => polar(HEX_SIDE, CORNERS[corner] ?? 0, middleOf(q, r));
const at = ([x, y]: Point, scale: number) => `translate(${x} ${y}) scale(${scale})`;

/** Seven planets in a ring, with two fleets among them. */
export function NineteenWorlds() {
  return (
    <Plate tint="night" seed={21}>
      <path d={spokesPath(numberRange(0, 360, 15), RING_RADIUS, () => 220, CENTRE)} className="line-faint" />
      <circle cx={CENTRE[0]} cy={CENTRE[1]} r={RING_RADIUS + 3} className="line-faint" />
      <circle cx={CENTRE[0]} cy={CENTRE[1]} r={RING_RADIUS} className="line" />
      <path
        d={spokesPath(numberRange(0, 360, 3), RING_RADIUS, (a) => (a % 15 === 0 ? 110 : 113.5), CENTRE)}
        className="line-fine"
      />
      {WORLDS.map(({ q, r, kind, number }) => {
        const [x, y] = middleOf(q, r);
        return (
          <g key={number}>
            <path
              d={polygonPath(CORNERS.map((angle) => polar(HEX_SIDE, angle, [x, y])))}
              fill={`color-mix(in srgb, var(--${kind}-tint) 70%, var(--sky-1))`}
              className="plate-hex"
            />
            <Planet kind={kind} at={[x, y - 7]} size={74} />
            <g transform={at([x, y + 22], 0.76)}>
              <NumberChip number={number} />
            </g>
          </g>
        );
      })}
      <Flight seat={0} from={cornerOf(0, 0, 0)} to={cornerOf(0, 0, 1)} />
      <Flight seat={0} from={cornerOf(0, 0, 1)} to={cornerOf(1, 0, 0)} />
      <Flight seat={1} from={cornerOf(0, 0, 3)} to={cornerOf(0, 0, 4)} />
      <Flight seat={1} from={cornerOf(-1, 0, 2)} to={cornerOf(-1, 0, 3)} />
      <g transform={at(cornerOf(0, 0, 0), 0.72)}>
        <Base seat={0} />
      </g>
      <g transform={at(cornerOf(1, 0, 0), 0.76)}>
        <Station seat={0} />
      </g>
      <g transform={at(cornerOf(0, 0, 3), 0.76)}>
        <Station seat={1} />
      </g>
      <g transform={at(cornerOf(-1, 0, 3), 0.76)}>
        <Station seat={1} />
      </g>
    </Plate>
  );
}

/** A ship half-way along a route. */
function Flight({ seat, from, to }: { seat: number; from: Point; to: Point }) {
  const heading = round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  return (
    <g transform={at([round((from[0] + to[0]) / 2), round((from[1] + to[1]) / 2)], 0.72)}>
      <Ship seat={seat} heading={heading} />
    </g>
  );
}
