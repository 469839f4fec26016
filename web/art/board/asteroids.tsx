import { circlePath, numberRange, type Point, polar, polygonPath, round, seededRandom } from '../draw.ts';

const ROCKS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-14, -10, 13],
  [14, 4, 11],
  [-3, 18, 8],
  [22, -18, 7],
  [-27, 13, 7],
  [4, -27, 6],
  [30, 20, 5],
  [-31, -24, 4.5],
  [15, 29, 4],
  [-14, 34, 3.5],
  [36, -3, 3],
];
const HATCHED_ROCKS = 5; // smaller rocks are too small to be hatched

/** The sector that yields nothing, in a box of 100 like a planet. Rendered once, as `#asteroid-field`. */
export function AsteroidField() {
  const chance = seededRandom(5);
  return (
    <symbol id="asteroid-field" className="world-symbol" viewBox="-50 -50 100 100" overflow="visible">
      <path d="M-44 22Q-10 -6 44 -24M-42 32Q-4 8 46 -10" className="dust" />
      {ROCKS.map(([x, y, size]) => (
        <Rock key={`${x} ${y}`} at={[x, y]} size={size} outline={outlineOf(size, chance)} />
      ))}
    </symbol>
  );
}

function Rock({ at: [x, y], size, outline }: { at: Point; size: number; outline: string }) {
  const clip = `rock${x}${y}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={outline} className="rock" />
      {size > HATCHED_ROCKS && (
        <>
          <clipPath id={clip}>
            <path d={outline} />
          </clipPath>
          <path d={hatching(size)} className="planet-hatch" opacity=".7" clipPath={`url(#${clip})`} />
          <path d={circlePath(-size * 0.3, -size * 0.22, size * 0.24)} className="rock-crater" />
        </>
      )}
    </g>
  );
}

const outlineOf = (size: number, chance: () => number): string =>
  polygonPath(numberRange(0, 9, 1).map((i) => polar(size * (0.78 + chance() * 0.34), i * 40)));

/** On the side away from the light. */
function hatching(size: number): string {
  return numberRange(0, size / 1.9, 1)
    .map((i) => {
      const u = i * 1.9 - size * 0.15;
      return `M${round(u)} ${round(size * 0.95 - u * 0.4)}L${round(size * 0.95 - (size * 0.6 - u) * 0.3)} ${round(u - size * 0.15)}`;
    })
    .join('');
}
