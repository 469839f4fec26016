import { circlePath, numberRange, type Point, round, seededRandom, spokesPath, starPath } from '../draw.ts';
import '../engraving.css';
import './board.css';

interface ChartSkyProps {
  readonly width: number;
  readonly height: number;
  readonly radius: number; // of the board; the graticule begins outside it
  readonly seed?: number;
}

const STARS_IN_AREA = 1 / 5000;

/** Stars and graticule behind a board, filling its box. The origin is the centre, as for the board. */
export function ChartSky({ width, height, radius, seed = 4 }: ChartSkyProps) {
  const reach = Math.hypot(width, height) / 2;
  const { faint, bright } = stars(width, height, seed);
  return (
    <g>
      <path
        d={numberRange(radius, reach, 64)
          .map((r) => circlePath(0, 0, r))
          .join('')}
        className="line-faint"
      />
      <path d={spokesPath(numberRange(0, 360, 15), radius, () => reach)} className="line-faint" />
      <path d={faint} className="stars" />
      <path d={bright} className="stars bright" />
    </g>
  );
}

function stars(width: number, height: number, seed: number) {
  const chance = seededRandom(seed);
  const found = numberRange(0, Math.round(width * height * STARS_IN_AREA), 1).map(() => {
    const at: Point = [round((chance() - 0.5) * width), round((chance() - 0.5) * height)];
    return { at, size: chance() };
  });
  return {
    faint: found.map(({ at: [x, y], size }) => (size > 0.9 ? '' : circlePath(x, y, 0.4 + size * 0.9))).join(''),
    bright: found.map(({ at, size }) => (size > 0.9 ? starPath(4, 0.32, at) : '')).join(''),
  };
}
