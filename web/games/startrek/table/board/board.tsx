import { itemAt, NONE } from '@orrery/common';
import { ROBBER_ROLL, type Table } from '@orrery/startrek/facts';
import { BoardDefinitions } from '../../../../art/board/definitions.tsx';
import { PlanetDefinitions } from '../../../../art/planets/planet.tsx';
import { LANE_POSITIONS, POINT_POSITIONS } from '../geometry.ts';
import { parsePlace } from '../places.ts';
import { useRouteSpotlight } from '../spotlight.ts';
import type { StartrekTableApi, StartrekUi } from '../types.ts';
import { BlockingCruiser, cruiserAt, FleetLayer, RouteTrace } from './fleet.tsx';
import { Chips, Planisphere, Posts, Sectors } from './ground.tsx';
import { useNewPieces } from './new-pieces.ts';
import { useRouteSweep } from './route-sweep.ts';
import { AreaTargets, TargetHalos, Targets } from './targets.tsx';
import './board.css';

/** The sectors whose number was rolled in this turn. */
function producingSectors({ board, dice, cruiser, stack }: Table): readonly number[] {
  const sum = dice.reduce((a, b) => a + b, 0);
  if (sum === 0 || sum === ROBBER_ROLL || stack.some(({ kind }) => kind === 'before')) return [];
  return board.numbers.flatMap((number, hex) => (number === sum && hex !== cruiser ? [hex] : []));
}

function RouteTraceLayer({ play }: { play: StartrekTableApi }) {
  const shown = useRouteSpotlight();
  const { table } = play.view;
  const sweep = useRouteSweep(table);
  const seat = shown ?? table.routeHolder;
  const length = table.players[seat]?.route ?? 0;
  if (seat === NONE || length < 2) return null;
  const isSwept = shown === null && sweep.seat === seat;
  return (
    <RouteTrace table={table} seat={seat} length={length} isStrong={shown !== null} sweep={isSwept ? sweep.times : 0} />
  );
}

function newPieceRing(place: string) {
  const spot = parsePlace(place);
  if (spot === null) return null;
  if (spot.sort === 'h') return { at: cruiserAt(spot.number), radius: 31 };
  return spot.sort === 'e'
    ? { at: itemAt(LANE_POSITIONS, spot.number), radius: 21 }
    : { at: itemAt(POINT_POSITIONS, spot.number), radius: 20 };
}

/** A thin ring around the pieces placed last. */
function NewPieces({ table }: { table: Table }) {
  return useNewPieces(table).map((place) => {
    const mark = newPieceRing(place);
    return mark && <circle key={place} cx={mark.at[0]} cy={mark.at[1]} r={mark.radius} className="trek-news" />;
  });
}

/** Minimum pixels per unit at which the smallest text on the board is readable. */
const READABLE_PX_PER_UNIT = 0.86;

/** The whole board, painted from back to front. */
export const StartrekBoard: StartrekUi['Board'] = ({ play, highlighted, pointed, unitPx }) => {
  const size = unitPx < READABLE_PX_PER_UNIT ? 'compact' : 'normal';
  const { table, seat } = play.view;
  const { board, cruiser } = table;
  const sectors = { board, size, produced: producingSectors(table), blocked: cruiser } as const;
  const aims = { highlighted, pointed, chosen: play.chosen, size, pieces: table } as const;
  return (
    <g>
      <PlanetDefinitions />
      <BoardDefinitions />
      <Planisphere board={board} size={size} />
      <Sectors {...sectors} />
      <AreaTargets {...aims} />
      <RouteTraceLayer play={play} />
      <TargetHalos {...aims} />
      <Chips {...sectors} />
      <Posts board={board} size={size} />
      <FleetLayer edges={table.edges} vertices={table.vertices} size={size} />
      <NewPieces table={table} />
      <BlockingCruiser hex={cruiser} size={size} isLeaving={play.chosen?.kind === 'cruiser'} />
      <Targets {...aims} seat={seat} />
    </g>
  );
};
