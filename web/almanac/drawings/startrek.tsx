import { CHARACTERS, COST, RESOURCES } from '@orrery/startrek/facts';
import { type ReactNode, useState } from 'react';
import { AsteroidField } from '../../art/board/asteroids.tsx';
import { NumberChip } from '../../art/chips.tsx';
import { type Point, polar, steps } from '../../art/draw.ts';
import { type GameIconName, Glyph } from '../../art/icons/game-icon.tsx';
import { Base, Cruiser, Ship, Station } from '../../art/pieces.tsx';
import type { PlanetKind } from '../../art/planets/globe.tsx';
import { Planet, PlanetDefinitions } from '../../art/planets/planet.tsx';
import { Post } from '../../art/posts.tsx';
import { ResourceIcon } from '../../art/resources.tsx';
import { useSpeak } from '../../texts/catalogue.ts';
import { ALMANAC_TEXTS } from '../texts.ts';
import type { PictureProps } from './entry-picture.tsx';
import '../../art/board/board.css';
import '../../art/engraving.css';

type Price = keyof typeof COST;

interface Picture {
  readonly width: number;
  readonly drawing: ReactNode;
  readonly price?: Price;
}

const HEIGHT = 64;
const MIDDLE = HEIGHT / 2;
const KINDS: readonly PlanetKind[] = ['cratered', 'crystalline', 'ringed', 'banded', 'oceanic'];

const put = (x: number, y: number, what: ReactNode, scale = 1) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    {what}
  </g>
);

/** Points in a row, with the lanes between them. */
function lanes(count: number, from = 24, step = 62): { points: readonly Point[]; lines: ReactNode } {
  const points = steps(0, count, 1).map((i): Point => [from + i * step, MIDDLE + (i % 2 === 0 ? 9 : -9)]);
  const path = `M${points.map((point) => point.join(' ')).join('L')}`;
  return { points, lines: <path d={path} className="line" /> };
}

function heading([ax, ay]: Point, [bx, by]: Point): number {
  return Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
}

function shipsAlong(points: readonly Point[]): ReactNode {
  return points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return put((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, <Ship seat={0} heading={heading(from, to)} />, 0.9);
  });
}

const ROUTE = lanes(6);
const NEIGHBOURS = lanes(3);
const HUB: Point = [MIDDLE + 20, MIDDLE];

const chips = (numbers: readonly number[]) =>
  numbers.map((number, i) => put(26 + i * 46, MIDDLE, <NumberChip number={number} />));

const signs = (...names: readonly GameIconName[]): Picture => ({
  width: names.length * 64,
  drawing: (
    <g className="almanac-sign">
      {names.map((name, i) => (
        <Glyph key={name} name={name} at={[32 + i * 64, MIDDLE]} size={44} />
      ))}
    </g>
  ),
});

/** Everybody who helps, by the sign of the help. */
const HELPERS = Object.fromEntries(CHARACTERS.map(({ word, effect }) => [word, signs(effect)]));

/** What each entry is about, by its key. */
const PICTURES: Readonly<Record<string, Picture>> = {
  ...HELPERS,
  asteroid: {
    width: 76,
    drawing: (
      <>
        <AsteroidField />
        <use href="#asteroid-field" x="0" y={MIDDLE - 38} width="76" height="76" />
      </>
    ),
  },
  'starfleet-intervenes': signs('sfi'),
  'largest-starfleet': signs('fleet'),
  'progress-cards': signs('utopia', 'science', 'monopoly'),
  'victory-point-cards': signs('victory'),
  'victory-points': signs('points'),
  'bank-trade': signs('bank'),
  trade: signs('trade'),
  planet: {
    width: 350,
    drawing: KINDS.map((kind, i) => <Planet key={kind} kind={kind} at={[35 + i * 70, MIDDLE]} size={76} />),
  },
  'number-chips': { width: 486, drawing: chips([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]) },
  seven: { width: 70, drawing: put(35, MIDDLE, <Cruiser />) },
  cruiser: { width: 70, drawing: put(35, MIDDLE, <Cruiser />) },
  stealing: { width: 70, drawing: put(35, MIDDLE, <Cruiser />) },
  ship: { width: 60, drawing: put(30, MIDDLE, <Ship seat={0} heading={-20} />, 1.4), price: 'ship' },
  station: { width: 60, drawing: put(30, MIDDLE, <Station seat={0} />, 1.5), price: 'station' },
  base: { width: 60, drawing: put(30, MIDDLE, <Base seat={0} />, 1.4), price: 'base' },
  'development-cards': { width: 0, drawing: null, price: 'development' },
  'longest-supply-route': {
    width: 358,
    drawing: (
      <>
        {ROUTE.lines}
        {shipsAlong(ROUTE.points)}
      </>
    ),
  },
  'distance-rule': {
    width: 172,
    drawing: (
      <>
        {NEIGHBOURS.lines}
        {NEIGHBOURS.points.map(([x, y], i) =>
          i === 1 ? put(x, y, <Station seat={0} />) : <path key={x} d={cross(x, y)} className="arm" />,
        )}
      </>
    ),
  },
  point: {
    width: 104,
    drawing: (
      <>
        {[90, 210, 330].map((angle) => (
          <path key={angle} d={`M${HUB.join(' ')}L${polar(30, angle, HUB).join(' ')}`} className="line" />
        ))}
        <circle cx={HUB[0]} cy={HUB[1]} r="6" className="emblem" />
      </>
    ),
  },
  'trading-post': {
    width: 372,
    drawing: [
      put(31, MIDDLE, <Post icon="any" rate="3:1" />),
      ...RESOURCES.map((resource, i) => put(93 + i * 62, MIDDLE, <Post icon={resource} rate="2:1" />)),
    ],
  },
};

function cross(x: number, y: number): string {
  return `M${x - 7} ${y - 7}L${x + 7} ${y + 7}M${x + 7} ${y - 7}L${x - 7} ${y + 7}`;
}

/** A small drawing of what an entry is about, and its price where it has one. */
export function StartrekPicture({ entry }: PictureProps) {
  const picture = PICTURES[entry];
  const [isAlone] = useState(() => document.getElementById('planet-cratered') === null);
  if (picture === undefined) return null;
  return (
    <figure className="almanac-picture">
      {isAlone && <PlanetDefinitions />}
      {picture.width > 0 && (
        <svg viewBox={`0 0 ${picture.width} ${HEIGHT}`} width={picture.width} height={HEIGHT} aria-hidden="true">
          {picture.drawing}
        </svg>
      )}
      {picture.price && <PriceTag price={picture.price} />}
    </figure>
  );
}

function PriceTag({ price }: { price: Price }) {
  const say = useSpeak(ALMANAC_TEXTS);
  return (
    <figcaption>
      <span className="unseen">{say('drawing.price')}</span>
      <span className="cost" aria-hidden="true">
        {RESOURCES.flatMap((resource, i) =>
          steps(0, COST[price][i] ?? 0, 1).map((n) => (
            <ResourceIcon key={`${resource} ${n}`} resource={resource} size="l" />
          )),
        )}
      </span>
    </figcaption>
  );
}
