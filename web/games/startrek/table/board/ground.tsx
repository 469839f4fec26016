import { itemAt } from '@orrery/common';
import { GENERAL_POST, POST_RATE, RESOURCES, SPECIAL_RATE, type StartrekBoard } from '@orrery/startrek/facts';
import { memo } from 'react';
import { ChartSky } from '../../../../art/board/chart-sky.tsx';
import { BrassRing } from '../../../../art/board/ring.tsx';
import { Routes } from '../../../../art/board/routes.tsx';
import { type SectorState, SectorView } from '../../../../art/board/sector.tsx';
import { type ChipState, NumberChip } from '../../../../art/chips.tsx';
import { Gangway, Post } from '../../../../art/posts.tsx';
import { worldOf } from '../../../../art/resources.tsx';
import { useTranslate } from '../../../../texts/catalogue.ts';
import {
  borderNameAngles,
  HEX_SIDE,
  LANE_ENDS,
  POINT_POSITIONS,
  POST_RADIUS,
  postPlaces,
  RING_RADIUS,
  SECTOR_CORNERS,
  SECTOR_POSITIONS,
} from '../geometry.ts';
import { STARTREK_TEXTS } from '../texts.ts';
import { sameBoard, sameList } from './same.ts';

type Size = 'normal' | 'compact';

interface GroundProps {
  readonly board: StartrekBoard;
  readonly size: Size;
}

const sameGround = (a: GroundProps, b: GroundProps): boolean => a.size === b.size && sameBoard(a.board, b.board);

interface SectorsProps extends GroundProps {
  readonly produced: readonly number[];
  readonly blocked: number;
}

const SKY_SIZE = { width: 1900, height: 1300 };

/** The background: sky and planisphere. */
export const Planisphere = memo(function Planisphere({ board, size }: GroundProps) {
  const say = useTranslate(STARTREK_TEXTS);
  const arcs = size === 'compact' ? [] : borderNameAngles(postPlaces(board.posts));
  return (
    <g>
      <ChartSky {...SKY_SIZE} radius={RING_RADIUS + 16} />
      <BrassRing radius={RING_RADIUS} lettering={arcs.map((angle) => ({ text: say('board.border'), angle }))} />
    </g>
  );
}, sameGround);

const worldAt = ({ planets }: StartrekBoard, hex: number) => {
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
      {SECTOR_CORNERS.map((corners, hex) => (
        <SectorView
          key={corners.join()}
          corners={corners}
          world={worldAt(board, hex)}
          state={stateOf(props, hex)}
          size={size}
          seed={hex}
        />
      ))}
      <Routes ways={LANE_ENDS} points={POINT_POSITIONS} />
    </g>
  );
}, sameSectors);

/** The numbers on the planets. */
export const Chips = memo(function Chips(props: SectorsProps) {
  const { board, size } = props;
  const drop = HEX_SIDE * (size === 'compact' ? 0.48 : 0.52);
  return (
    <g>
      {board.numbers.map((number, hex) => {
        const [x, y] = itemAt(SECTOR_POSITIONS, hex);
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

const POST_RIMS: Readonly<Record<Size, number>> = { normal: 23.5, compact: POST_RADIUS };

/** The posts on the border, each with gangways to its two points. */
export const Posts = memo(function Posts({ board, size }: GroundProps) {
  return (
    <g>
      {postPlaces(board.posts).map(({ takes, at, points: [a, b] }) => {
        const resource = takes === GENERAL_POST ? undefined : RESOURCES[takes];
        return (
          <g key={at.join()}>
            <Gangway from={a} to={at} rim={POST_RIMS[size]} />
            <Gangway from={b} to={at} rim={POST_RIMS[size]} />
            <g transform={`translate(${at[0]} ${at[1]})`}>
              <Post icon={resource ?? 'any'} rate={`${resource ? SPECIAL_RATE : POST_RATE}:1`} size={size} />
            </g>
          </g>
        );
      })}
    </g>
  );
}, sameGround);
