import { type Point, round } from '../../../../art/draw.ts';
import { HOLDS, type HoldKind, ROOMS, type RoomKind, type ShipPart } from './parts.ts';

export interface PartBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type ShipHeading = 'right' | 'left'; // where the bow points
export type ShipDetail = 'full' | 'middle' | 'small';

interface ShipMeasures {
  readonly height: number; // where the container does not give one
  readonly stern: number; // x of the exhaust and the engine bells
  readonly bow: number;
  readonly top: number; // free above the hull, as a share of the height
  readonly keel: number; // free below the hull
  readonly deck: number; // between the hull and a deck
  readonly middle: number; // between the decks
  readonly rooms: number; // the upper deck’s share of both
  readonly margin: number;
  readonly gap: number;
  readonly holdGap: number;
  readonly hangar: number;
  readonly bell: number;
  readonly roundel: number;
  readonly barrel: number;
}

/** The full layout is drawn for 1116 units; the ends and the hangar shrink when there is less. */
const FULL_WIDTH = 1116;
const MEASURES: Readonly<Record<ShipDetail, ShipMeasures>> = {
  full: {
    height: 244,
    stern: 112,
    bow: 162,
    top: 0.08,
    keel: 16,
    deck: 9,
    middle: 6,
    rooms: 0.47,
    margin: 34,
    gap: 6,
    holdGap: 5,
    hangar: 186,
    bell: 54,
    roundel: 15,
    barrel: 72,
  },
  middle: {
    height: 132,
    stern: 62,
    bow: 84,
    top: 0.09,
    keel: 6,
    deck: 9,
    middle: 9,
    rooms: 0.48,
    margin: 20,
    gap: 4,
    holdGap: 4,
    hangar: 76,
    bell: 34,
    roundel: 11,
    barrel: 40,
  },
  small: {
    height: 132,
    stern: 34,
    bow: 50,
    top: 0.08,
    keel: 2,
    deck: 7,
    middle: 5,
    rooms: 0.47,
    margin: 12,
    gap: 3,
    holdGap: 2,
    hangar: 62,
    bell: 24,
    roundel: 9.5,
    barrel: 26,
  },
};

/** A higher container leaves the rest free: a ship is long, not high. */
const GREATEST_HEIGHT = 300;
const FULL_FROM_WIDTH = 860;
const FULL_FROM_HEIGHT = 190;
const MIDDLE_FROM_WIDTH = 540;

export interface ShipLayout {
  readonly detail: ShipDetail;
  readonly heading: ShipHeading;
  readonly width: number;
  readonly height: number;
  readonly hull: { readonly stern: number; readonly shoulder: number; readonly tip: number } & Readonly<
    Record<'top' | 'middle' | 'bottom', number>
  >;
  readonly bell: { readonly length: number; readonly half: number };
  readonly roundel: number;
  readonly exhaust: number; // space for the flames behind the bells
  readonly hangar: PartBox;
  readonly room: (kind: RoomKind) => PartBox;
  readonly hold: (kind: HoldKind) => PartBox;
  readonly bay: (bay: 0 | 1) => PartBox;
  readonly booster: (mount: number) => Point; // where a bell meets the hull, bow to the right
  readonly cannon: (mount: number) => Point;
  readonly barrel: (mount: number) => number;
  readonly part: (part: ShipPart) => PartBox; // its box in the drawing, for overlays
}

function detailFor(width: number, height: number | null): ShipDetail {
  if (width >= FULL_FROM_WIDTH && (height ?? FULL_FROM_HEIGHT) >= FULL_FROM_HEIGHT) return 'full';
  return width >= MIDDLE_FROM_WIDTH ? 'middle' : 'small';
}

/**
 * The positions of all parts of a ship drawn `width` units wide, and `height` high where its container says so. Only
 * positions are mirrored, never letters.
 */
export function layOutShip(width: number, heading: ShipHeading, height: number | null = null): ShipLayout {
  const detail = detailFor(width, height);
  const m = MEASURES[detail];
  const drawn = Math.min(height ?? m.height, GREATEST_HEIGHT);
  const scale = detail === 'full' ? Math.min(1, width / FULL_WIDTH) : 1;
  const stern = round(m.stern * scale);
  const shoulder = round(width - m.bow * scale);
  const tip = round(width - m.bow * scale * (detail === 'full' ? 0.36 : 0.45));
  const [top, bottom] = [round(m.top * drawn), drawn - m.keel];
  const middle = (top + bottom) / 2;
  const high = bottom - top;
  const hull = { stern, shoulder, tip, top, middle, bottom };
  const decks = high - 2 * m.deck - m.middle;
  const rooms = { y: top + m.deck, height: round(decks * m.rooms) };
  const holds = { y: round(rooms.y + rooms.height + m.middle), height: round(decks * (1 - m.rooms)) };

  const turned = (box: PartBox): PartBox =>
    heading === 'right' ? box : { ...box, x: round(width - box.x - box.width) };
  const left = stern + m.margin;
  const inner = shoulder - m.margin * 0.2 - left;
  const roomWidth = (inner - 5 * m.gap) / ROOMS.length;
  const hangarWidth = round(m.hangar * scale);
  const holdWidth = (inner - hangarWidth - 6 * m.holdGap) / HOLDS.length;
  const bell = { length: m.bell, half: round(high * 0.138) };

  const room = (kind: RoomKind) =>
    turned({
      x: round(left + ROOMS.indexOf(kind) * (roomWidth + m.gap)),
      width: round(roomWidth),
      ...rooms,
    });
  const hold = (kind: HoldKind) => {
    const i = HOLDS.indexOf(kind);
    const afterHangar = i < 2 ? 0 : hangarWidth + m.holdGap;
    return turned({
      x: round(left + i * (holdWidth + m.holdGap) + afterHangar),
      width: round(holdWidth),
      ...holds,
    });
  };
  const hangar = turned({
    x: round(left + 2 * (holdWidth + m.holdGap)),
    width: hangarWidth,
    ...holds,
  });
  const edge = detail === 'full' ? 5 : 3;
  const bayWidth = (hangarWidth - 3 * edge) / 2;
  const bay = (i: 0 | 1): PartBox => ({
    x: round(hangar.x + edge + (heading === 'right' ? i : 1 - i) * (bayWidth + edge)),
    y: hangar.y + edge,
    width: round(bayWidth),
    height: hangar.height - edge - (detail === 'full' ? 20 : edge),
  });
  const booster = (mount: number): Point => [stern, round(middle + (mount - 1) * high * 0.29)];
  const cannon = (mount: number): Point =>
    mount === 1
      ? [tip - (detail === 'full' ? 6 : 2), middle]
      : [round(shoulder + (tip - shoulder) * 0.62), round(middle + (mount - 1) * high * 0.275)];
  const barrel = (mount: number) =>
    round(Math.min(m.barrel * scale * (mount === 1 ? 0.62 : 1), width - 1 - cannon(mount)[0] - m.roundel));

  function part(name: ShipPart): PartBox {
    const [family = '', kind = ''] = name.split('-');
    const mount = Number(kind);
    if (family === 'booster') {
      const [x, y] = booster(mount);
      return turned({ x: x - bell.length, y: y - bell.half, width: bell.length, height: 2 * bell.half });
    }
    if (family === 'cannon') {
      const [x, y] = cannon(mount);
      const size = m.roundel;
      return turned({ x: x - size, y: y - size, width: 2 * size + barrel(mount), height: 2 * size });
    }
    if (family === 'bay') return bay(mount === 0 ? 0 : 1);
    const roomKind = ROOMS.find((each) => name === `room-${each}`);
    if (roomKind) return room(roomKind);
    return hold(HOLDS.find((each) => each === kind) ?? 'ore');
  }

  return {
    detail,
    heading,
    width,
    height: drawn,
    hull,
    bell,
    roundel: m.roundel,
    exhaust: stern - m.bell - 4,
    hangar,
    room,
    hold,
    bay,
    booster,
    cannon,
    barrel,
    part,
  };
}
