/** What points are counted by. */
export interface Source {
  readonly key: SourceKey;
  /** count: pieces; held: one player has it; most: whoever has most of these signs has it. */
  readonly sort: 'count' | 'held' | 'most';
  readonly each: number; // points
  readonly per: number; // of them for that many points
  readonly most: number; // of them for one player
  readonly start: number; // of them before the first turn
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

/** What is fitted to a ship and counts in flights and fights. */
export interface Fitting {
  readonly key: 'booster' | 'cannon' | 'pod';
  readonly most: number;
  readonly start: number;
}

/** What the companion knows of a game on the table: figures of the game's own room, chosen by the number of players. */
export interface Box {
  readonly game: string;
  readonly seats: readonly [least: number, most: number];
  readonly target: number;
  readonly targets: readonly number[];
  sources(seats: number): readonly Source[];
  readonly fittings: readonly Fitting[];
  /** Who is on turn with `active`, the first pilot first. */
  pilots(active: number, seats: number): readonly number[];
  /** The holder of what goes to whoever has most; null when nobody has enough. */
  leader(counts: readonly number[]): number | null;
  /** Cards that a player with so many points draws from the reserve pile; null where there is none. */
  stipend(points: number): number | null;
}
