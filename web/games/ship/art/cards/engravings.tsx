import type { ReactNode } from 'react';
import {
  circlePath,
  linePath,
  numberRange,
  type Point,
  polar,
  polygonPath,
  round,
  seededRandom,
  spokesPath,
} from '../../../../art/draw.ts';
import { type GameIconName, InlineIcon } from '../../../../art/icons/game-icon.tsx';
import { type WorldResource, WorldView } from '../../../../art/worlds/world.tsx';
import type { CardPicture, OutpostPeople } from './card.ts';

/** The picture in the middle of a card, on a square of 80 units with the origin in its centre. */
export function Engraving({ card }: { card: CardPicture }) {
  return (
    <svg className={`engraving ${card.kind}`} viewBox="-40 -40 80 80" aria-hidden="true">
      {drawing(card)}
    </svg>
  );
}

function drawing(card: CardPicture): ReactNode {
  switch (card.kind) {
    case 'trade-planet':
      return <TradePlanet good={card.good} />;
    case 'colony':
      return <Colony good={card.good} />;
    case 'outpost':
      return <Outpost keeper={card.keeper} good={card.good} />;
    case 'pirate':
      return <Skull />;
    case 'haven':
      return <Haven />;
    case 'target':
      return <Reticle />;
    case 'lost-planet':
      return <LostPlanet />;
    case 'asteroids':
      return <Asteroids />;
  }
}

const ORBIT = circlePath(0, 0, 37);

function TradePlanet({ good }: { good: WorldResource | 'any' }) {
  return (
    <>
      <path d={ORBIT} className="engraved-orbit" />
      <path d={spokesPath(numberRange(0, 360, 90), 34.5, () => 39.5)} className="engraved-hair" />
      <WorldView resource={good === 'any' ? 'goods' : good} size={good === 'goods' || good === 'any' ? 78 : 90} />
      <Seal good={good} />
    </>
  );
}

/** The good’s sign on a disc, so that it is seen before the planet. */
function Seal({ good, at: [x, y] = [0, 0], scale = 1 }: { good: WorldResource | 'any'; at?: Point; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={`seal ink-${good}`}>
      <circle r="13" className="seal-ground" />
      <circle r="11.2" className="seal-rim" />
      <InlineIcon name={good} size={15.5} />
    </g>
  );
}

/** A ringed planet with a dome: it can be settled. */
function Colony({ good }: { good: WorldResource }) {
  const ring = 'M-37 10C-30 -2 30 -22 36 -13';
  return (
    <g>
      <path d={ring} className="engraved-ring" />
      <WorldView resource={good} size={80} />
      <path d="M-37 10C-34 18 32 -3 36 -13" className="engraved-ring" />
      <g transform="translate(16 -24)" className="engraved-dome">
        <path d="M-9 6A9 9 0 0 1 9 6Z" />
        <path d="M0 -3V-12l6 2.4l-6 2.4" />
      </g>
      <Seal good={good} at={[0, 4]} />
    </g>
  );
}

const EMBLEMS: Readonly<Record<OutpostPeople, GameIconName>> = {
  diplomats: 'diplomat',
  'green-folk': 'green-folk',
  scientists: 'scientists',
  merchants: 'merchants',
  library: 'library',
};

/** A wheel-shaped station with its owners’ emblem and the sign of what they trade. */
function Outpost({ keeper, good }: { keeper: OutpostPeople; good: WorldResource | 'any' }) {
  const struts = numberRange(0, 360, 15).map((angle) => {
    const [cos, sin] = polar(1, angle);
    return linePath([round(32 * cos), round(10 * sin)], [round(37 * cos), round(13.5 * sin)]);
  });
  return (
    <g className="engraved-outpost">
      <path d="M0 -37V-20M0 20V37M-6 -31h12M-4 -26h8M-4 29h8M-6 33h12" />
      <ellipse rx="37" ry="13.5" />
      <ellipse rx="32" ry="10" className="thin" />
      <path d={struts.join('')} className="thin" />
      <circle r="20" className="outpost-hub" />
      <circle r="17" className="thin" />
      <path d={spokesPath(numberRange(0, 360, 30), 17, () => 20)} className="thin" />
      <InlineIcon name={EMBLEMS[keeper]} size={23} />
      <Seal good={good} at={[22, 22]} scale={0.82} />
    </g>
  );
}

function Skull() {
  return (
    <g className="engraved-pirate">
      <path
        d={spokesPath(numberRange(0, 360, 7.5), 28.5, (angle) => (angle % 15 === 0 ? 38.5 : 33))}
        className="thin"
      />
      <circle r="26" className="pirate-disc" />
      <circle r="23" className="thin" />
      <InlineIcon name="pirate" size={36} />
    </g>
  );
}

/** Two planets whose orbits cross, with a lantern at the crossing. */
function Haven() {
  const lens = 'M0 -22.2A26 26 0 0 1 0 22.2A26 26 0 0 1 0 -22.2Z';
  return (
    <g className="engraved-haven">
      <path d={`${circlePath(-13.5, 0, 26)}${circlePath(13.5, 0, 26)}`} />
      <path d={`${circlePath(-13.5, 0, 22.5)}${circlePath(13.5, 0, 22.5)}`} className="thin" />
      <path d={spokesPath(numberRange(0, 360, 15), 17, (angle) => (angle % 45 === 0 ? 14.5 : 15.8))} className="thin" />
      <path d={lens} className="haven-lens" />
      <path d="M0 -38V-11M0 11V38M-4 -33h8M-4 33h8" />
      <path d="M0 -11L3 -3L11 0L3 3L0 11L-3 3L-11 0L-3 -3Z" className="haven-light" />
      <circle cx="-36" cy="-13" r="3.4" className="haven-world" />
      <circle cx="36" cy="13" r="3.4" className="haven-world" />
    </g>
  );
}

function Reticle() {
  return (
    <g className="engraved-target">
      <circle r="34" />
      <circle r="30" className="thin" />
      <path d={spokesPath(numberRange(0, 360, 7.5), 34, (angle) => (angle % 30 === 0 ? 27 : 31.5))} className="thin" />
      <circle r="15.5" className="target-world" />
      <path d="M-14 -5q14 5 28 0M-15.4 1q15.4 6 30.8 0M-14 7q14 5 28 0M-8 -13q8 4 16 0" className="thin" />
      <path d="M0 -38V-20M0 20V38M-38 0H-20M20 0H38" />
    </g>
  );
}

/** An empty orbit and some debris, where a chart promised a planet. */
function LostPlanet() {
  return (
    <g className="engraved-lost">
      <circle r="29" className="dotted" />
      <circle r="35" className="thin" />
      <path d={spokesPath(numberRange(0, 360, 30), 35, () => 38)} className="thin" />
      <path d="M-17 19L17 -19" className="thin" />
      <path
        d="M-20 -8l7 -5l5 4l-3 8l-7 1zM6 3l8 -3l5 6l-5 7l-8 -2zM-8 14l5 -2l3 4l-4 4zM11 -17l4 -2l3 4l-4 3z"
        className="rubble"
      />
    </g>
  );
}

const ROCKS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-6, 1, 15],
  [19, -13, 9],
  [20, 15, 7.5],
  [-24, -18, 7],
  [-21, 21, 6],
  [3, -26, 5],
  [4, 27, 4],
  [-34, 2, 3.4],
  [34, 2, 3.6],
];

function Asteroids() {
  const chance = seededRandom(23);
  return (
    <g className="engraved-asteroids">
      <path d="M-39 14Q0 -14 39 -10M-39 22Q0 -2 39 2" className="dust-lane" />
      {ROCKS.map(([x, y, size]) => {
        const corners = numberRange(0, 360, 40).map((angle) =>
          polar(size * (0.8 + chance() * 0.34), angle + chance() * 16, [x, y]),
        );
        return (
          <g key={`${x} ${y}`}>
            <path d={polygonPath(corners)} className="rubble" />
            {size > 6 && (
              <path
                d={`${circlePath(x - size * 0.28, y - size * 0.2, size * 0.24)}${circlePath(x + size * 0.34, y + size * 0.26, size * 0.17)}M${round(x + size * 0.2)} ${round(y + size * 0.72)}l${round(size * 0.5)} ${round(-size * 0.6)}M${round(x - size * 0.1)} ${round(y + size * 0.8)}l${round(size * 0.7)} ${round(-size * 0.85)}`}
                className="thin"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
