import type { ReactNode } from 'react';
import '../../../../art/resources.css';
import { numberRange, round } from '../../../../art/draw.ts';
import { InlineIcon } from '../../../../art/icons/game-icon.tsx';
import { seatClass } from '../../../../art/seats.tsx';
import { useDrawingSize } from '../../../../art/use-drawing-width.ts';
import { HoldPips } from './dial.tsx';
import {
  BAYS,
  HOLDS,
  type HoldKind,
  type PartLevel,
  ROOMS,
  type RoomKind,
  romanLevel,
  type ShipState,
} from './parts.ts';
import { ROOM_ICONS } from './rooms.tsx';
import './ship.css';

interface SlimPlanProps {
  readonly name: string;
  readonly ship: ShipState;
  /** What lies over a hold: the start and end of flying goods. */
  readonly over?: (hold: HoldKind) => ReactNode;
}

type Cell =
  | { readonly kind: 'cannons' | 'boosters' | 'hangar'; readonly share: number }
  | { readonly kind: 'room'; readonly share: number; readonly room: RoomKind }
  | { readonly kind: 'hold'; readonly share: number; readonly hold: HoldKind };

const roomCells = [...ROOMS].reverse().map((room): Cell => ({ kind: 'room', share: 1, room }));
const holdCell = (hold: HoldKind): Cell => ({ kind: 'hold', share: 1.12, hold });
/** From the bow, which points left. */
const CELLS: readonly Cell[] = [
  { kind: 'cannons', share: 1.25 },
  ...roomCells,
  ...[...HOLDS.slice(2)].reverse().map(holdCell),
  { kind: 'hangar', share: 1.9 },
  ...[...HOLDS.slice(0, 2)].reverse().map(holdCell),
  { kind: 'boosters', share: 1.25 },
];
const SHARES = CELLS.reduce((sum, { share }) => sum + share, 0);

const MIN_SIZE = { width: 420, height: 44 };
const FIRST_SIZE = { width: 614, height: 52 };
const GAP = 3;
const BOW = 44;
const STERN = 42;

const powerOf = (levels: readonly PartLevel[]): number => levels.reduce<number>((sum, level) => sum + level, 0);

interface CellBoxProps {
  readonly ship: ShipState;
  readonly width: number;
  readonly height: number;
}

function MountCell({ kind, ship, width, height }: CellBoxProps & { readonly kind: 'cannons' | 'boosters' }) {
  return (
    <g className="ship-room">
      <InlineIcon
        name={kind === 'cannons' ? 'cannon' : 'booster'}
        at={[round(width / 2 - 10), round(height / 2)]}
        size={17}
      />
      <text x={round(width / 2 + 9)} y={round(height / 2 + 6)} fontSize="17" className="ship-figure">
        {powerOf(ship[kind])}
      </text>
    </g>
  );
}

function RoomCell({ room, ship, width, height }: CellBoxProps & { readonly room: RoomKind }) {
  const { level } = ship.rooms[room];
  return (
    <g className={`ship-room ${['empty', 'built', 'built twice'][level]}`}>
      <rect width={width} height={height} rx="3" className="room-ground" />
      <InlineIcon
        name={ROOM_ICONS[room]}
        at={[round(width / 2), level === 0 ? round(height / 2) : round(height * 0.3)]}
        size={16}
      />
      {level > 0 && (
        <text x={round(width / 2)} y={height - 4} fontSize="13" className="ship-figure">
          {romanLevel(level)}
        </text>
      )}
    </g>
  );
}

/** A hold narrower than this, in pixels, has a smaller sign and figure. */
const NARROW_HOLD_PX = 34;

function HoldCell({ hold, ship, width, height }: CellBoxProps & { readonly hold: HoldKind }) {
  const plan = ship.holds[hold];
  const middle = round(width / 2);
  const isNarrow = width < NARROW_HOLD_PX;
  return (
    <g className={`ship-room built ink-${hold}`}>
      <rect width={width} height={height} rx="3" className="room-ground" />
      <InlineIcon name={hold} at={[middle - (isNarrow ? 6 : 8), round(height * 0.36)]} size={isNarrow ? 11 : 13} />
      <text
        x={middle + (isNarrow ? 6 : 8)}
        y={round(height * 0.36 + 5)}
        fontSize={isNarrow ? 13 : 15}
        className="ship-figure"
      >
        {plan.amount}
      </text>
      <HoldPips kind={hold} hold={plan} at={[middle, height - 9]} />
    </g>
  );
}

function HangarCell({ ship, width, height }: CellBoxProps) {
  return (
    <g>
      <rect width={width} height={height} rx="3" className="hangar-ground" />
      {BAYS.map((bay) => {
        const kind = ship.bays[bay].ship;
        const x = round(width * (0.73 - 0.46 * bay));
        const half = width * 0.2;
        const [top, foot] = [3, height - 3];
        const arch = `M${round(x - half)} ${foot}V${round(height * 0.45)}Q${round(x - half)} ${top} ${x} ${top}T${round(x + half)} ${round(height * 0.45)}V${foot}Z`;
        return (
          <g key={bay}>
            <path d={arch} className={kind === null ? 'unbuilt' : 'metal'} />
            {kind !== null && (
              <g className="ship-in-bay">
                <InlineIcon name={kind} at={[x, round(height / 2 + 2)]} size={17} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

function CellContent({ cell, ...box }: CellBoxProps & { readonly cell: Cell }) {
  switch (cell.kind) {
    case 'room':
      return <RoomCell room={cell.room} {...box} />;
    case 'hold':
      return <HoldCell hold={cell.hold} {...box} />;
    case 'hangar':
      return <HangarCell {...box} />;
    default:
      return <MountCell kind={cell.kind} {...box} />;
  }
}

/** The hull from the bow on the left to the flames on the right. */
function SlimHull({ width, height }: { readonly width: number; readonly height: number }) {
  const [top, bottom, middle] = [5, height - 4, height / 2];
  const stern = width - STERN + 4;
  const hull = `M4 ${middle}C20 ${middle - 5} 26 ${top} 62 ${top}H${stern}Q${stern + 8} ${top} ${stern + 8} ${top + 8}V${bottom - 8}Q${stern + 8} ${bottom} ${stern} ${bottom}H62C26 ${bottom} 20 ${middle + 5} 4 ${middle}Z`;
  return (
    <>
      <path d={hull} className="hull-ground" />
      <path d={hull} className="hull-edge" />
      <path d={`M${width / 2} ${top}v-5h-20l5 2.5l-5 2.5z`} className="ship-pennant" />
      <path
        d={numberRange(-3, 4, 1)
          .map((i) => `M${stern + 12} ${middle + i * 5}h${22 - Math.abs(i) * 4}`)
          .join('')}
        className="ship-flames"
      />
    </>
  );
}

/** The opponent’s ship where there is little height: one deck, levels and loads in figures, room in pips. */
export function SlimPlan({ name, ship, over }: SlimPlanProps) {
  const [box, { width, height }] = useDrawingSize(MIN_SIZE, FIRST_SIZE);
  const unit = (width - BOW - STERN - GAP * (CELLS.length - 1)) / SHARES;
  const [y, high] = [10, height - 19];
  const places = CELLS.map((cell, i) => {
    const before = CELLS.slice(0, i).reduce((sum, { share }) => sum + share, 0);
    return { cell, x: round(BOW + before * unit + i * GAP), width: round(cell.share * unit) };
  });
  return (
    <div className={`ship-plan in-box ${seatClass(ship.seat)}`} ref={box}>
      <div className="ship-drawing" style={{ aspectRatio: `${width} / ${height}` }}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
          <SlimHull width={width} height={height} />
          {places.map((place) => (
            <g key={place.x} transform={`translate(${place.x} ${y})`}>
              <CellContent cell={place.cell} ship={ship} width={place.width} height={high} />
            </g>
          ))}
        </svg>
        {over &&
          places.map(
            ({ cell, x, width: wide }) =>
              cell.kind === 'hold' && (
                <span
                  key={cell.hold}
                  className="over-part"
                  style={{
                    left: `${(100 * x) / width}%`,
                    top: `${(100 * y) / height}%`,
                    width: `${(100 * wide) / width}%`,
                    height: `${(100 * high) / height}%`,
                  }}
                >
                  {over(cell.hold)}
                </span>
              ),
          )}
      </div>
    </div>
  );
}
