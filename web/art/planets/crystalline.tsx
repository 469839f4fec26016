import { linePath, numberRange, type Point, polar, polygonPath, round, seededRandom } from '../draw.ts';
import { PLANET_RADIUS } from './globe.tsx';

const SHARDS = [
  '-25 -24L-33 -39L-19 -30',
  '25 -25L36 -36L29 -19',
  '30 18L42 24L25 25',
  '-20 28L-27 40L-13 31',
  '-33 2L-43 -3L-33 -7',
];

/** Across the facets that face away from the light. */
const HATCHING = numberRange(0, 7, 1)
  .map((i) => linePath([round(6 + i * 3.2), round(31 - i * 1.6)], [round(15 + i * 2.2), round(13 - i * 3)]))
  .join('');

export function Crystalline() {
  const { facets, crown } = crystal();
  return (
    <>
      {SHARDS.map((shard) => (
        <path key={shard} d={`M${shard}Z`} className="facet shard" />
      ))}
      {facets.map(({ outline, light }) => (
        <path
          key={outline}
          d={outline}
          className="facet"
          fill={`color-mix(in oklab, var(--crystalline-hi) ${light}%, var(--crystalline-lo))`}
        />
      ))}
      <path d={HATCHING} className="planet-hatch" opacity=".5" />
      <path d={crown} className="glint" />
    </>
  );
}

/** A six-sided table inside twelve irregular corners; the brightness of a facet depends on its angle to the light. */
function crystal() {
  const chance = seededRandom(11);
  const corner = (i: number) => polar(32 + (i % 2 === 0 ? -1.5 : 2) + chance() * 2, i * 30 - 90 + (chance() - 0.5) * 6);
  const corners = numberRange(0, 12, 1).map(corner);
  const table = numberRange(0, 6, 1).map((i) => polar(16 + chance() * 3, i * 60 - 86, [-2, -3]));
  const at = (points: readonly Point[], i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const triangles = numberRange(0, 6, 1).flatMap((i): Point[][] => [
    [at(table, i), at(table, i + 1), at(corners, 2 * i + 1)],
    [at(table, i), at(corners, 2 * i - 1), at(corners, 2 * i)],
    [at(table, i), at(corners, 2 * i), at(corners, 2 * i + 1)],
  ]);
  const facets = [table, ...triangles].map((points, i) => {
    const facing = i === 0 ? 0.62 : brightness(points) + (chance() - 0.5) * 0.22;
    return { outline: polygonPath(points), light: Math.round(Math.max(0, Math.min(1, facing)) * 100) };
  });
  const crown = `M${[at(table, 5), at(table, 0), at(table, 1)].map((point) => point.join(' ')).join('L')}`;
  return { facets, crown };
}

function brightness(points: readonly Point[]): number {
  const towardsLight = points.reduce((sum, [x, y]) => sum - (x * 0.6 + y * 0.8), 0) / points.length;
  return (towardsLight / PLANET_RADIUS + 1) / 2;
}
