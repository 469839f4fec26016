/** The parts of a ship as the table passes them to the drawing, with texts in the reader’s language. */
export type PartLevel = 0 | 1 | 2;

/** On the upper deck, from the stern. */
export const ROOMS = ['logistics', 'administration', 'communications', 'trade', 'science', 'production'] as const;
export type RoomKind = (typeof ROOMS)[number];

/** On the lower deck, from the stern; the hangar is between the second and the third. */
export const HOLDS = ['science', 'goods', 'ore', 'fuel', 'food', 'carbon'] as const;
export type HoldKind = (typeof HOLDS)[number];

type Mount = 0 | 1 | 2;
export type ShipPart =
  | `room-${RoomKind}`
  | `hold-${HoldKind}`
  | `bay-${0 | 1}`
  | `booster-${Mount}`
  | `cannon-${Mount}`;

export const MOUNTS: readonly Mount[] = [0, 1, 2];
export const BAYS = [0, 1] as const;

export const PARTS: readonly ShipPart[] = [
  ...ROOMS.map((room): ShipPart => `room-${room}`),
  ...HOLDS.map((hold): ShipPart => `hold-${hold}`),
  ...BAYS.map((bay): ShipPart => `bay-${bay}`),
  ...MOUNTS.map((mount): ShipPart => `booster-${mount}`),
  ...MOUNTS.map((mount): ShipPart => `cannon-${mount}`),
];

/** The state of a selectable part: legal, hovered or focused, waiting for confirmation. */
export type PartState = 'lit' | 'hovered' | 'chosen';

export interface HoldPrice {
  readonly hold: HoldKind;
  readonly amount: number;
}

export interface RoomPlan {
  readonly name: string;
  readonly level: PartLevel;
  readonly note?: string; // what its centre does
  readonly cost?: readonly HoldPrice[]; // of the next level, where no centre stands yet
  readonly takenBy?: number; // the other seat, if it holds the only second level
}

export interface HoldPlan {
  readonly name: string;
  readonly amount: number;
  readonly capacity: number; // at most 4
  readonly preview?: number; // what the chosen move adds, or takes if negative
}

export interface BayPlan {
  readonly ship: 'colony-ship' | 'trade-ship' | null;
  readonly name: string; // of the ship, or a text that the bay is empty
}

export interface ShipState {
  readonly seat: number;
  readonly boosters: readonly [PartLevel, PartLevel, PartLevel];
  readonly cannons: readonly [PartLevel, PartLevel, PartLevel];
  readonly rooms: Readonly<Record<RoomKind, RoomPlan>>;
  readonly holds: Readonly<Record<HoldKind, HoldPlan>>;
  readonly bays: readonly [BayPlan, BayPlan];
}

export const romanLevel = (level: PartLevel): string => ['', 'I', 'II'][level] ?? '';
