import { circlePath, numberRange, type Point, polar, round, seededRandom, spokesPath, starPath } from './draw.ts';
import type { PlanetKind } from './planets/globe.tsx';
import { Planet } from './planets/planet.tsx';
import './engraving.css';

const WIDTH = 1440;
const HEIGHT = 900;
const MIDDLE: Point = [1145, 163]; // the position of the orrery in front of it
const GRATICULE_RADIUS = 285;

/** Stars and graticule behind the page. */
export function Sky() {
  const { faint, bright } = stars();
  const circles = numberRange(GRATICULE_RADIUS, GRATICULE_RADIUS + 620, 64).map((r) =>
    circlePath(MIDDLE[0], MIDDLE[1], r),
  );
  return (
    <svg className="sky" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={circles.join('')} className="line-faint" />
      <path
        d={spokesPath(numberRange(0, 360, 15), GRATICULE_RADIUS, () => GRATICULE_RADIUS + 700, MIDDLE)}
        className="line-faint"
      />
      <path d={faint} className="stars" />
      <path d={bright} className="stars bright" />
    </svg>
  );
}

function stars() {
  const chance = seededRandom(17);
  const all = numberRange(0, 240, 1).map(() => ({ x: chance() * WIDTH, y: chance() * HEIGHT, size: chance() }));
  const seen = all.filter(({ x, y }) => x > 860 || y > 290); // none behind the headline
  return {
    faint: seen.map(({ x, y, size }) => (size > 0.9 ? '' : circlePath(x, y, 0.4 + size * 0.9))).join(''),
    bright: seen.map(({ x, y, size }) => (size > 0.9 ? starPath(4, 0.32, [round(x), round(y)]) : '')).join(''),
  };
}

const ORBITS: readonly { kind: PlanetKind; radius: number; angle: number; size: number }[] = [
  { kind: 'cratered', radius: 46, angle: -142, size: 33 },
  { kind: 'oceanic', radius: 80, angle: -14, size: 50 },
  { kind: 'crystalline', radius: 122, angle: 176, size: 47 },
  { kind: 'ringed', radius: 168, angle: -166, size: 83 },
  { kind: 'banded', radius: 222, angle: -9, size: 77 },
];

/** The orrery: the brass model of the planets that the app is named after. */
export function Orrery() {
  return (
    <svg className="orrery" viewBox="-270 -270 540 540" aria-hidden="true">
      {ORBITS.map(({ radius }) => (
        <circle key={radius} r={radius} className="line-fine" />
      ))}
      <circle r="256" className="line" />
      <circle r="262" className="line-faint" />
      <path d={spokesPath(numberRange(0, 360, 2), 256, graduation)} className="line-fine" />
      {ORBITS.map(({ kind, radius, angle, size }) => {
        const [x, y] = polar(radius, angle);
        return (
          <g key={kind}>
            <path d={`M0 0L${x} ${y}`} className="arm" />
            <circle cx={x} cy={y} r={size * 0.25} className="ground" />
            <Planet kind={kind} at={[x, y]} size={size} />
          </g>
        );
      })}
      <path d={spokesPath(numberRange(0, 360, 15), 17, (a) => (a % 30 === 0 ? 28 : 22))} className="arm" />
      <circle r="14" className="emblem" />
    </svg>
  );
}

const graduation = (angle: number) => (angle % 30 === 0 ? 240 : angle % 10 === 0 ? 246 : 251);
