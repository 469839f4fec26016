import { circlePath, type Point, round, scatter, spokes, star, steps } from '../draw.ts';
import '../engraving.css';
import './board.css';

interface ChartSkyProps {
  readonly width: number;
  readonly height: number;
  readonly radius: number; // of the board, round which the graticule begins
  readonly seed?: number;
}

const STARS_IN_AREA = 1 / 5000;

/** Stars and graticule behind a board, filling its box; 0 0 is the middle, as it is for the board. */
export function ChartSky({ width, height, radius, seed = 4 }: ChartSkyProps) {
  const reach = Math.hypot(width, height) / 2;
  const { faint, bright } = stars(width, height, seed);
  return (
    <g>
      <path
        d={steps(radius, reach, 64)
          .map((r) => circlePath(0, 0, r))
          .join('')}
        className="line-faint"
      />
      <path d={spokes(steps(0, 360, 15), radius, () => reach)} className="line-faint" />
      <path d={faint} className="stars" />
      <path d={bright} className="stars bright" />
    </g>
  );
}

function stars(width: number, height: number, seed: number) {
  const chance = scatter(seed);
  const found = steps(0, Math.round(width * height * STARS_IN_AREA), 1).map(() => {
    const at: Point = [round((chance() - 0.5) * width), round((chance() - 0.5) * height)];
    return { at, size: chance() };
  });
  return {
    faint: found.map(({ at: [x, y], size }) => (size > 0.9 ? '' : circlePath(x, y, 0.4 + size * 0.9))).join(''),
    bright: found.map(({ at, size }) => (size > 0.9 ? star(4, 0.32, at) : '')).join(''),
  };
}
