import { NONE } from '@orrery/common';
import { SEVEN, type Table } from '@orrery/startrek/facts';
import { BoardDefinitions } from '../../../../art/board/definitions.tsx';
import { PlanetDefinitions } from '../../../../art/planets/planet.tsx';
import { nth } from '../../../common/nth.ts';
import { LANE_AT, POINT_AT } from '../geometry.ts';
import { spotOf } from '../places.ts';
import { useSpotlight } from '../spotlight.ts';
import type { TrekFurniture, TrekPlay } from '../trek.ts';
import { Aims, Areas, Halos } from './aims.tsx';
import { Blockade, cruiserAt, Fleet, RouteTrace } from './fleet.tsx';
import { Chips, Planisphere, Posts, Sectors } from './ground.tsx';
import { useNews } from './news.ts';
import './board.css';

/** The sectors whose number was rolled in this turn. */
function producing({ board, dice, cruiser, stack }: Table): readonly number[] {
  const sum = dice.reduce((a, b) => a + b, 0);
  if (sum === 0 || sum === SEVEN || stack.some(({ kind }) => kind === 'before')) return [];
  return board.numbers.flatMap((number, hex) => (number === sum && hex !== cruiser ? [hex] : []));
}

function Trace({ play }: { play: TrekPlay }) {
  const shown = useSpotlight();
  const { table } = play.view;
  const seat = shown ?? table.routeHolder;
  const length = table.players[seat]?.route ?? 0;
  if (seat === NONE || length < 2) return null;
  return <RouteTrace table={table} seat={seat} length={length} isStrong={shown !== null} />;
}

function newsAt(place: string) {
  const spot = spotOf(place);
  if (spot === null) return null;
  if (spot.sort === 'h') return { at: cruiserAt(spot.number), radius: 31 };
  return spot.sort === 'e'
    ? { at: nth(LANE_AT, spot.number), radius: 21 }
    : { at: nth(POINT_AT, spot.number), radius: 20 };
}

/** A thin ring around what was placed last. */
function News({ table }: { table: Table }) {
  return useNews(table).map((place) => {
    const mark = newsAt(place);
    return mark && <circle key={place} cx={mark.at[0]} cy={mark.at[1]} r={mark.radius} className="trek-news" />;
  });
}

/** Pixels a unit must take for the least text on the board to be read. */
const READABLE = 0.86;

/** The whole board, painted from the sky upwards. */
export const Board: TrekFurniture['Board'] = ({ play, lit, pointed, unit }) => {
  const size = unit < READABLE ? 'compact' : 'normal';
  const { table, seat } = play.view;
  const { board, cruiser } = table;
  const sectors = { board, size, produced: producing(table), blocked: cruiser } as const;
  const aims = { lit, pointed, chosen: play.chosen, size, pieces: table } as const;
  return (
    <g>
      <PlanetDefinitions />
      <BoardDefinitions />
      <Planisphere board={board} size={size} />
      <Sectors {...sectors} />
      <Areas {...aims} />
      <Trace play={play} />
      <Halos {...aims} />
      <Chips {...sectors} />
      <Posts board={board} size={size} />
      <Fleet edges={table.edges} vertices={table.vertices} size={size} />
      <News table={table} />
      <Blockade hex={cruiser} size={size} isLeaving={play.chosen?.kind === 'cruiser'} />
      <Aims {...aims} seat={seat} />
    </g>
  );
};
