import { type Board, GENERAL, POST_RATE, RESOURCES, SPECIAL_RATE } from '@orrery/startrek/facts';
import { memo } from 'react';
import { ChartSky } from '../../../../art/board/chart-sky.tsx';
import { BrassRing } from '../../../../art/board/ring.tsx';
import { Routes } from '../../../../art/board/routes.tsx';
import { Sector, type SectorState } from '../../../../art/board/sector.tsx';
import { type ChipState, NumberChip } from '../../../../art/chips.tsx';
import { Gangway, Post } from '../../../../art/posts.tsx';
import { worldOf } from '../../../../art/resources.tsx';
import { useSpeak } from '../../../../texts/catalogue.ts';
import { nth } from '../../../common/nth.ts';
import { CORNERS, LANE_ENDS, openArcs, POINT_AT, POST, postPlaces, RING, SECTOR_AT, SIDE } from '../geometry.ts';
import { TREK_TEXTS } from '../texts.ts';
import { sameBoard, sameList } from './same.ts';

type Size = 'normal' | 'compact';

interface GroundProps {
  readonly board: Board;
  readonly size: Size;
}

const sameGround = (a: GroundProps, b: GroundProps): boolean => a.size === b.size && sameBoard(a.board, b.board);

interface SectorsProps extends GroundProps {
  readonly produced: readonly number[];
  readonly blocked: number;
}

const SKY = { width: 1900, height: 1300 };

/** Sky and planisphere, on which everything lies. */
export const Planisphere = memo(function Planisphere({ board, size }: GroundProps) {
  const say = useSpeak(TREK_TEXTS);
  const arcs = size === 'compact' ? [] : openArcs(postPlaces(board.posts));
  return (
    <g>
      <ChartSky {...SKY} radius={RING + 16} />
      <BrassRing radius={RING} lettering={arcs.map((angle) => ({ text: say('board.border'), angle }))} />
    </g>
  );
}, sameGround);

const worldAt = ({ planets }: Board, hex: number) => {
  const resource = RESOURCES[planets[hex] ?? -1];
  return resource === undefined ? 'asteroids' : (worldOf(resource) ?? 'asteroids');
};

const sameSectors = (a: SectorsProps, b: SectorsProps): boolean =>
  a.size === b.size && a.blocked === b.blocked && sameList(a.produced, b.produced) && sameBoard(a.board, b.board);

function stateOf({ board, produced, blocked }: SectorsProps, hex: number): SectorState & ChipState {
  if (hex === blocked && worldAt(board, hex) !== 'asteroids') return 'blocked';
  return produced.includes(hex) ? 'produced' : 'normal';
}

/** The nineteen sectors, and the lanes between them. */
export const Sectors = memo(function Sectors(props: SectorsProps) {
  const { board, size } = props;
  return (
    <g>
      {CORNERS.map((corners, hex) => (
        <Sector
          key={corners.join()}
          corners={corners}
          world={worldAt(board, hex)}
          state={stateOf(props, hex)}
          size={size}
          seed={hex}
        />
      ))}
      <Routes ways={LANE_ENDS} points={POINT_AT} />
    </g>
  );
}, sameSectors);

/** The numbers on the planets. */
export const Chips = memo(function Chips(props: SectorsProps) {
  const { board, size } = props;
  const drop = SIDE * (size === 'compact' ? 0.48 : 0.52);
  return (
    <g>
      {board.numbers.map((number, hex) => {
        const [x, y] = nth(SECTOR_AT, hex);
        if (number === 0) return null;
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y + drop})`}>
            <NumberChip number={number} state={stateOf(props, hex)} size={size} />
          </g>
        );
      })}
    </g>
  );
}, sameSectors);

const RIMS: Readonly<Record<Size, number>> = { normal: 23.5, compact: POST };

/** The posts on the border, each with gangways to its two points. */
export const Posts = memo(function Posts({ board, size }: GroundProps) {
  return (
    <g>
      {postPlaces(board.posts).map(({ takes, at, points: [a, b] }) => {
        const resource = takes === GENERAL ? undefined : RESOURCES[takes];
        return (
          <g key={at.join()}>
            <Gangway from={a} to={at} rim={RIMS[size]} />
            <Gangway from={b} to={at} rim={RIMS[size]} />
            <g transform={`translate(${at[0]} ${at[1]})`}>
              <Post icon={resource ?? 'any'} rate={`${resource ? SPECIAL_RATE : POST_RATE}:1`} size={size} />
            </g>
          </g>
        );
      })}
    </g>
  );
}, sameGround);
