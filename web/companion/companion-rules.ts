/** A source of points. */
export interface PointSource {
  readonly key: SourceKey;
  /** count: pieces; held: one player has it; most: the player with the most of these signs has it. */
  readonly sort: 'count' | 'held' | 'most';
  readonly each: number; // points
  readonly per: number; // how many are needed for that many points
  readonly most: number; // maximum per player
  readonly start: number; // number before the first turn
}
export const SOURCE_KEYS = [
  'station',
  'base',
  'victory',
  'route',
  'fleet',
  'colony',
  'centre',
  'task',
  'friendship',
  'medal',
  'spaceport',
  'marker',
  'token',
  'fame',
] as const;
export type SourceKey = (typeof SOURCE_KEYS)[number];

/** An upgrade of a ship that counts in flights and fights. */
export interface ShipFitting {
  readonly key: 'booster' | 'cannon' | 'pod';
  readonly most: number;
  readonly start: number;
}

/** The companion's data of a game: figures of the game package, by number of players. */
export interface CompanionRules {
  readonly game: string;
  readonly seats: readonly [least: number, most: number];
  readonly target: number;
  readonly targets: readonly number[];
  sources(seats: number): readonly PointSource[];
  readonly fittings: readonly ShipFitting[];
  /** Players on turn with `active`, the first pilot first. */
  pilots(active: number, seats: number): readonly number[];
  /** The holder of a card for the most of something; null when nobody has enough. */
  leader(counts: readonly number[]): number | null;
  /** Cards that a player with this many points draws from the reserve pile; null without a reserve pile. */
  stipend(points: number): number | null;
}
