import { NumberChip } from '../../art/chips.tsx';
import { type Point, polar, polygon, round, spokes, steps } from '../../art/draw.ts';
import { Base, Ship, Station } from '../../art/pieces.tsx';
import type { PlanetKind } from '../../art/planets/globe.tsx';
import { Planet } from '../../art/planets/planet.tsx';
import { Plate } from '../../art/plates/plate.tsx';

const CENTRE: Point = [160, 128];
const SIDE = 43;
const RING = 117;
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
  round(CENTRE[0] + SIDE * Math.sqrt(3) * (q + r / 2)),
  round(CENTRE[1] + SIDE * 1.5 * r),
];
const cornerOf = (q: number, r: number, corner: number): Point => polar(SIDE, CORNERS[corner] ?? 0, middleOf(q, r));
const at = ([x, y]: Point, scale: number) => `translate(${x} ${y}) scale(${scale})`;

/** Seven worlds in a ring, with two fleets among them. */
export function NineteenWorlds() {
  return (
    <Plate tint="night" seed={21}>
      <path d={spokes(steps(0, 360, 15), RING, () => 220, CENTRE)} className="line-faint" />
      <circle cx={CENTRE[0]} cy={CENTRE[1]} r={RING + 3} className="line-faint" />
      <circle cx={CENTRE[0]} cy={CENTRE[1]} r={RING} className="line" />
      <path d={spokes(steps(0, 360, 3), RING, (a) => (a % 15 === 0 ? 110 : 113.5), CENTRE)} className="line-fine" />
      {WORLDS.map(({ q, r, kind, number }) => {
        const [x, y] = middleOf(q, r);
        return (
          <g key={number}>
            <path
              d={polygon(CORNERS.map((angle) => polar(SIDE, angle, [x, y])))}
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
