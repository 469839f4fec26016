import { round } from '../../../../art/draw.ts';
import { type GameIconName, InlineIcon } from '../../../../art/icons/game-icon.tsx';
import { breakInTwo, fontSizeFor, textFits, truncateText } from '../../../../art/lettering.ts';
import { seatClass, seatSign } from '../../../../art/seats.tsx';
import type { PartBox, ShipLayout } from './layout.ts';
import { type PartState, ROOMS, type RoomKind, type RoomPlan, romanLevel, type ShipPart } from './parts.ts';

export const ROOM_ICONS: Readonly<Record<RoomKind, GameIconName>> = {
  logistics: 'logistics',
  administration: 'administration',
  communications: 'communications',
  trade: 'merchants',
  science: 'science',
  production: 'production',
};
const GROUNDS = ['empty', 'built', 'built twice'] as const;

interface RoomsProps {
  readonly layout: ShipLayout;
  readonly rooms: Readonly<Record<RoomKind, RoomPlan>>;
  readonly stateOf: (part: ShipPart) => PartState | undefined;
}

/** The upper deck: a room for each of the six centres. */
export function Rooms({ layout, rooms, stateOf }: RoomsProps) {
  return ROOMS.map((kind) => {
    const box = layout.room(kind);
    const plan = rooms[kind];
    return (
      <g
        key={kind}
        transform={`translate(${box.x} ${box.y})`}
        className={`ship-part ship-room ${GROUNDS[plan.level]} ${stateOf(`room-${kind}`) ?? ''}`}
      >
        <rect width={box.width} height={box.height} rx="4" className="part-halo" />
        <rect width={box.width} height={box.height} rx="4" className="room-ground" />
        {layout.detail === 'full' && <FullRoom kind={kind} plan={plan} box={box} />}
        {layout.detail === 'middle' && <MiddleRoom kind={kind} plan={plan} box={box} />}
        {layout.detail === 'small' && <SmallRoom kind={kind} plan={plan} box={box} />}
      </g>
    );
  });
}

interface RoomProps {
  readonly kind: RoomKind;
  readonly plan: RoomPlan;
  readonly box: PartBox;
}

/** Where the lines of a room stand, for its height. */
const roomLines = (height: number) => ({
  name: round(height * 0.245),
  signs: round(height * 0.37),
  note: height - 9,
});

function FullRoom({ kind, plan: { name, level, note, cost = [], takenBy }, box: { width, height } }: RoomProps) {
  const at = roomLines(height);
  return (
    <>
      {level === 2 && <rect x="3" y="3" width={width - 6} height={height - 6} rx="2" className="ship-hair" />}
      <text x="9" y={at.name} fontSize={fontSizeFor(name, 14, width - 16)} className="room-name">
        {truncateText(name, width - 16)}
      </text>
      <InlineIcon name={ROOM_ICONS[kind]} at={[22, at.signs + 11]} size={24} />
      <LevelBox x={width - 64} y={at.signs} level={1} isHeld={level >= 1} />
      <LevelBox
        x={width - 34}
        y={at.signs}
        level={2}
        isHeld={level === 2}
        {...(takenBy !== undefined && { takenBy })}
      />
      {level > 0 || note !== undefined ? (
        <Note text={note ?? ''} width={level === 2 ? width - 36 : width - 18} y={at.note} />
      ) : (
        cost.map(({ hold, amount }, i) => (
          <g key={hold} transform={`translate(${10 + i * 33} ${at.note})`} className={`ink-${hold}`}>
            <text fontSize="12.5" className="room-note">
              {amount}
            </text>
            <InlineIcon name={hold} at={[17, -4.5]} size={15} />
          </g>
        ))
      )}
      {level === 2 && (
        <g className="room-point">
          <InlineIcon name="points" at={[width - 17, at.note - 4]} size={14} />
        </g>
      )}
    </>
  );
}

const TWO_LINES_FROM_HEIGHT = 84;
const LINE_HEIGHT = 13;

interface NoteProps {
  readonly text: string;
  readonly width: number;
  readonly y: number;
}

/** What a centre does, under its sign: on two lines if one is not enough and the room is high enough. */
function Note({ text, width, y }: NoteProps) {
  const lines = y + 9 >= TWO_LINES_FROM_HEIGHT ? breakInTwo(text, 12, width) : [truncateText(text, width)];
  return (
    <text y={round(y - (lines.length - 1) * (LINE_HEIGHT - 3))} fontSize="12" className="room-note">
      {lines.map((each, i) => (
        <tspan key={each} x="10" dy={i === 0 ? 0 : LINE_HEIGHT}>
          {each}
        </tspan>
      ))}
    </text>
  );
}

interface LevelBoxProps {
  readonly x: number;
  readonly y: number;
  readonly level: 1 | 2;
  readonly isHeld: boolean;
  readonly takenBy?: number;
}

function LevelBox({ x, y, level, isHeld, takenBy }: LevelBoxProps) {
  const isTaken = takenBy !== undefined && !isHeld;
  return (
    <g
      transform={`translate(${round(x)} ${y})`}
      className={isTaken ? `level-box taken ${seatClass(takenBy)}` : `level-box ${isHeld ? 'held' : ''}`}
    >
      <rect width="26" height="22" rx="3" />
      {isTaken ? (
        <path d={seatSign(takenBy)} transform="translate(13 11) scale(1.05)" className="seat-disc" />
      ) : (
        <text x="13" y="16.5" fontSize="14">
          {romanLevel(level)}
        </text>
      )}
    </g>
  );
}

const NAMED_FROM_HEIGHT = 52;

/** Its sign and its level; its name above them where there is room. */
function MiddleRoom({ kind, plan: { name, level }, box: { width, height } }: RoomProps) {
  const isNamed = height >= NAMED_FROM_HEIGHT && textFits(name, 12, width - 12);
  const middle = isNamed ? height / 2 + 8 : height / 2;
  return (
    <>
      {isNamed && (
        <text x="8" y="18" fontSize="12" className="room-name">
          {name}
        </text>
      )}
      <InlineIcon name={ROOM_ICONS[kind]} at={[17, middle]} size={20} />
      {level === 2 && (
        <g className="room-point">
          <InlineIcon name="points" at={[round(width / 2 + 3), middle]} size={11} />
        </g>
      )}
      <text x={width - 7} y={middle + 5} fontSize="15" className="room-level">
        {level > 0 ? romanLevel(level) : '–'}
      </text>
    </>
  );
}

function SmallRoom({ kind, plan: { level }, box: { width, height } }: RoomProps) {
  return (
    <>
      <InlineIcon name={ROOM_ICONS[kind]} at={[width / 2, 13]} size={17} />
      {level === 2 && (
        <g className="room-point">
          <InlineIcon name="points" at={[width - 7.5, 8]} size={8.5} />
        </g>
      )}
      <text x={width / 2} y={height - 6} fontSize="13" className="ship-figure">
        {level > 0 ? romanLevel(level) : '–'}
      </text>
    </>
  );
}
