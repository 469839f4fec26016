import { type ReactNode, useId } from 'react';
import {
  circlePath,
  numberRange,
  type Point,
  polar,
  round,
  seededRandom,
  spokesPath,
  starPath,
} from '../../../../art/draw.ts';
import './engraving.css';

/**
 * The subject of a story, as far as the deciding player may know it: a merchant who turns out to be a pirate is drawn
 * as a merchant.
 */
export type EncounterScene = 'merchant' | 'pirate' | 'distress' | 'rescue' | 'warp' | 'travelers' | 'wear';

const WIDTH = 440;
const HEIGHT = 186;

/** An illustration of the travellers’ book, in ink on parchment. */
export function SceneEngraving({ scene, name }: { scene: EncounterScene; name: string }) {
  const id = useId();
  return (
    <svg
      className="scene-engraving"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={name}
    >
      <clipPath id={id}>
        <rect width={WIDTH} height={HEIGHT} />
      </clipPath>
      <rect width={WIDTH} height={HEIGHT} className="scene-paper" />
      <g clipPath={`url(#${id})`}>{SCENE_DRAWINGS[scene]()}</g>
    </svg>
  );
}

const SCENE_DRAWINGS: Readonly<Record<EncounterScene, () => ReactNode>> = {
  merchant: () => (
    <>
      <Sky free={[350, 46]} />
      <Sun at={[350, 46]} size={15} />
      <Ground at={[96, 268]} size={158} />
      <Freighter at={[226, 88]} size={1.15} />
      <path
        d="M286 118l14 -6l14 6v15l-14 6l-14 -6zM286 118l14 6l14 -6M300 124v15M320 108l9 -4l9 4v10l-9 4l-9 -4zM320 108l9 4l9 -4"
        className="ink paper"
      />
      <path d="M268 98L288 114M272 94L322 104" className="ink thin dashed" />
    </>
  ),
  pirate: () => (
    <>
      <Sky free={[84, 44]} />
      <Sun at={[84, 44]} size={13} />
      <Ground at={[352, 286]} size={168} />
      <Cutter at={[214, 76]} turn={4} size={2.7} />
      <Cutter at={[112, 128]} turn={-8} size={1} />
      <Cutter at={[150, 38]} turn={12} size={0.8} />
      <path d="M300 78L392 66M302 84L392 92" className="ink red dashed" />
    </>
  ),
  distress: () => (
    <>
      <Sky free={[352, 96]} clear={96} />
      <Sun at={[352, 96]} size={58} />
      <Freighter at={[132, 98]} size={0.95} />
      <path d="M78 110q-22 10 -40 6M80 118q-14 12 -30 14M86 92q-18 -10 -34 -8" className="ink dashed" />
      <path
        d={spokesPath([-150, -120, -90, -60, -30], 16, (angle) => (angle === -90 ? 34 : 26), [140, 64])}
        className="ink red"
      />
      <path d="M196 98Q250 104 284 100" className="ink thin dashed" />
    </>
  ),
  rescue: () => (
    <>
      <Sky free={[70, 42]} />
      <Sun at={[70, 42]} size={17} />
      <Ground at={[322, 262]} size={172} />
      <Freighter at={[220, 78]} size={1} />
      <Cutter at={[352, 44]} turn={166} size={1.2} />
      <Cutter at={[92, 112]} turn={-22} size={1.2} />
      <path d="M322 52L284 70M322 56L276 84M122 101L152 86M124 104L164 90" className="ink red dashed" />
      {(
        [
          [282, 71],
          [274, 85],
          [156, 87],
        ] as const
      ).map((at) => (
        <path
          key={at.join()}
          d={spokesPath(numberRange(0, 360, 45), 2, (angle) => (angle % 90 === 0 ? 8 : 5), at)}
          className="ink red"
        />
      ))}
    </>
  ),
  warp: () => (
    <>
      <Sky free={[220, 93]} clear={92} />
      {numberRange(1, 12, 1).map((i) => (
        <ellipse
          key={i}
          cx={220 + i * 1.6}
          cy="93"
          rx={round(118 - i * 9.4)}
          ry={round(76 - i * 6)}
          transform={`rotate(${i * 7 - 20} 220 93)`}
          className={i > 9 ? 'ink solid' : 'ink thin'}
        />
      ))}
      <path
        d={spokesPath(numberRange(0, 360, 12), 96, (angle) => 112 + ((angle * 7) % 40), [220, 93])}
        className="ink thin"
      />
      <Freighter at={[96, 128]} size={0.6} />
      <Freighter at={[150, 52]} size={0.42} />
    </>
  ),
  travelers: () => (
    <>
      <Sky free={[220, 60]} clear={64} />
      <path d={circlePath(220, 60, 46)} className="ink thin" />
      <path
        d={spokesPath(numberRange(0, 360, 7.5), 48, (angle) => (angle % 30 === 0 ? 62 : 54), [220, 60])}
        className="ink thin"
      />
      <path d="M220 20C256 40 270 78 262 118H220Z" className="ink paper" />
      <path d="M220 30C194 50 180 84 182 118H220Z" className="ink paper" />
      <path d={sails()} className="ink thin" />
      <path d="M220 14V128M150 122h142l-20 26H176z" className="ink paper" />
      <path d="M160 134h120M168 141h104" className="ink thin" />
      <path d={starPath(9, 0.3, [220, 12])} className="ink paper" />
      <Ground at={[60, 300]} size={150} />
      <Ground at={[400, 310]} size={140} />
    </>
  ),
  wear: () => (
    <>
      <Sky free={[64, 140]} />
      <Ground at={[40, 250]} size={120} />
      <Freighter at={[236, 92]} size={1.5} />
      <path d="M170 96l12 8l-6 8l16 6M286 78l-8 10l12 4l-6 12" className="ink red" />
      <path
        d="M330 128l14 -5l8 9l-10 9zM360 96l9 3l-3 10l-9 -3zM316 150l8 2l-2 8l-8 -1zM378 132l7 -3l4 6l-6 4z"
        className="ink paper"
      />
      <path d="M322 118L344 134M350 98L366 106" className="ink thin dashed" />
    </>
  ),
};

/** Rows of broken lines that leave space around a bright object. */
function Sky({ free, clear = 52 }: { free: Point; clear?: number }) {
  const chance = seededRandom(11);
  const strokes: string[] = [];
  for (let y = 2; y < HEIGHT; y += 2.7) {
    let x = 0;
    while (x < WIDTH) {
      const length = 14 + chance() * 60;
      const isClear = Math.hypot(x + length / 2 - free[0], y - free[1]) < clear;
      if (!isClear) strokes.push(`M${round(x)} ${round(y)}h${round(length)}`);
      x += length + 2 + chance() * 5 + y / 40;
    }
  }
  const stars = [
    [140, 24, 6],
    [200, 16, 4],
    [302, 20, 7],
    [408, 34, 5],
    [24, 96, 5],
    [118, 150, 4],
  ] as const;
  return (
    <>
      <path d={strokes.join('')} className="ink hair" />
      <path d={stars.map(([x, y, size]) => starPath(size, 0.25, [x, y])).join('')} className="ink paper thin" />
    </>
  );
}

function Sun({ at, size }: { at: Point; size: number }) {
  return (
    <>
      <path
        d={spokesPath(numberRange(0, 360, 7.5), size * 1.2, (angle) => size * (angle % 15 === 0 ? 2.4 : 1.7), at)}
        className="ink"
      />
      <path d={circlePath(at[0], at[1], size)} className="ink paper" />
      <path d={circlePath(at[0], at[1], size * 0.78)} className="ink thin" />
    </>
  );
}

/** The edge of a large planet, with engraved arcs and craters. */
function Ground({ at: [x, y], size }: { at: Point; size: number }) {
  const arcs = numberRange(0.06, 0.62, 0.022).map((share) => {
    const half = round(Math.sqrt(1 - (1 - share) ** 2) * size * 0.985);
    return `M${x - half} ${round(y - size * (1 - share))}Q${x} ${round(y - size * (1 - share * 0.55))} ${x + half} ${round(y - size * (1 - share))}`;
  });
  const craters = [-0.32, 0.02, 0.34].map(
    (share, i) => [x + share * size, y - size * (0.86 - i * 0.03), size * (0.05 + i * 0.012)] as const,
  );
  return (
    <>
      <path d={circlePath(x, y, size)} className="ink paper" />
      <path d={arcs.join('')} className="ink thin" />
      {craters.map(([cx, cy, r]) => (
        <ellipse
          key={cx}
          cx={round(cx)}
          cy={round(cy)}
          rx={round(r * 1.6)}
          ry={round(r * 0.62)}
          className="ink paper"
        />
      ))}
    </>
  );
}

/** A merchant ship with sails of light. */
function Freighter({ at: [x, y], size }: { at: Point; size: number }) {
  const ribs = numberRange(-60, 60, 5).map((rib) => `M${rib} 17Q${rib + 6} 8 ${rib + 4} 1`);
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-6 -13C-14 -34 -30 -48 -52 -54L-44 -46L-54 -43L-42 -36L-52 -32L-36 -24L-42 -18ZM0 -13C10 -32 26 -40 42 -42L32 -34L40 -28L26 -24L30 -18Z"
        className="ink paper"
      />
      <path d="M-8 -15L-48 -50M-8 -14L-46 -38M-8 -13L-42 -26M1 -14L36 -39M1 -13L32 -26" className="ink thin" />
      <path d="M-70 0C-50 -16 -6 -20 42 -14L72 -2L42 12C-6 20 -50 16 -70 0Z" className="ink paper bold" />
      <path d={ribs.join('')} className="ink thin" />
      <path d="M-70 0C-30 -4 20 -4 72 -2" className="ink" />
      <path
        d={numberRange(-34, 42, 15)
          .map((port) => circlePath(port, -7, 2.3))
          .join('')}
        className="ink solid"
      />
      <path d="M-70 0l-12 -9l3 9l-3 9z" className="ink paper" />
    </g>
  );
}

/** A thin dark ship with a hooked wing. */
function Cutter({ at: [x, y], turn, size }: { at: Point; turn: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M30 0L4 -5L-14 -15L-8 -4L-20 0L-8 4L-14 15L4 5Z" className="ink solid" />
      <path d="M24 0H-12M0 -4L-9 -9M0 4L-9 9" className="on-solid" />
    </g>
  );
}

const sails = (): string =>
  numberRange(30, 118, 9)
    .map((y) => {
      const [rx, lx] = [polar(44, 0, [220, 0])[0], polar(38, 180, [220, 0])[0]];
      return `M220 ${y}Q${round((220 + rx) / 2)} ${y - 4} ${round(rx - (118 - y) * 0.28)} ${y}M220 ${y}Q${round((220 + lx) / 2)} ${y - 4} ${round(lx + (118 - y) * 0.26)} ${y}`;
    })
    .join('');
