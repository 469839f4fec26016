import type { BenchResults, GameFigures } from './figures.ts';

/** A figure with a limit. */
interface Limit {
  readonly label: string;
  readonly limit: number;
  readonly bound: 'most' | 'least';
  /** null when not measured in this run. */
  read(results: BenchResults): number | null;
}

/** The result of a check against a limit. */
export interface LimitCheck extends Limit {
  readonly value: number;
  readonly holds: boolean;
}

const KB_BYTES = 1_000;

/**
 * Times are compared with yardsticks of the same run, since a slower machine is slower at both. The limits are the
 * former absolute ones (a step in 455 ns, a copy in 1 µs, …), divided by a decision of the hand-written loop on the
 * machine of results/latest.json, on which they held.
 */
const LOOP_DECISION_NS = 165;
const nsInDecisions = (ns: number): number => ns / LOOP_DECISION_NS;
const stepsToLoop = (stepsPerSecond: number): number => (stepsPerSecond * LOOP_DECISION_NS) / 1e9;

/** A step of hand-written Comet on that machine, and the time the kernel may add to it. */
const HAND_STEP_NS = 18;
const KERNEL_ADDS_NS = 150;

/** Limits for every setup of every game; larger games have limits of their own. */
const GAME_LIMITS: readonly (Omit<Limit, 'read'> & {
  readonly others?: Readonly<Record<string, number>>;
  read(figures: GameFigures): number;
})[] = [
  // 0.1 byte per step is garbage collector noise; anything retained per step would be a hundred times that.
  {
    label: 'heap growth, bytes per 100,000 steps',
    limit: 10 * KB_BYTES,
    bound: 'most',
    read: ({ counts }) => counts.heapGrowth,
  },
  {
    label: 'copy into a slot, decisions of the loop',
    limit: nsInDecisions(1_000),
    others: { starfarers: nsInDecisions(2_000) },
    bound: 'most',
    read: ({ ratios }) => ratios.copyToLoop,
  },
  {
    label: 'imagine into a slot, decisions of the loop',
    limit: nsInDecisions(3_000),
    others: { starfarers: nsInDecisions(10_000) },
    bound: 'most',
    read: ({ ratios }) => ratios.imagineToLoop,
  },
  {
    label: 'longest view as JSON, bytes',
    limit: 3 * KB_BYTES,
    others: { starfarers: 8 * KB_BYTES },
    bound: 'most',
    read: ({ counts }) => counts.viewBytesMost,
  },
];

const readGame =
  (name: string, read: (figures: GameFigures) => number) =>
  ({ games }: BenchResults): number | null => {
    const figures = games.find((each) => each.name === name);
    return figures === undefined ? null : read(figures);
  };

/** Steps per second of the default game. */
const speedLimit = (name: string, stepsPerSecond: number): Limit => ({
  label: `${name}: steps a second, of the decisions of the loop`,
  limit: stepsToLoop(stepsPerSecond),
  bound: 'least',
  read: readGame(name, ({ ratios }) => ratios.stepsToLoop),
});

const LIMITS: readonly Limit[] = [
  {
    label: 'kernel: time of a step of comet by hand, of the kernel’s',
    limit: HAND_STEP_NS / (HAND_STEP_NS + KERNEL_ADDS_NS),
    bound: 'least',
    read: ({ overhead }) => overhead?.handToKernel ?? null,
  },
  speedLimit('startrek', 2_200_000),
  speedLimit('starship', 2_200_000),
  speedLimit('duel', 2_200_000),
  speedLimit('starfarers', 800_000),
  {
    label: 'startrek joined: games a second, of the hand-written loop',
    limit: 0.3,
    bound: 'least',
    read: readGame('startrek joined', ({ ratios }) => ratios.gamesToLoop),
  },
];

/** A setup is named by its game and what is special about it. */
const gameOf = ({ name }: GameFigures): string => name.split(' ')[0] ?? name;

/** Checks the measurements against the limits; figures that were not measured are left out. */
export function checkLimits(results: BenchResults): LimitCheck[] {
  const each = results.games.flatMap((figures) =>
    GAME_LIMITS.map(({ others = {}, ...bar }) => ({
      ...bar,
      limit: others[gameOf(figures)] ?? bar.limit,
      label: `${figures.name}: ${bar.label}`,
      read: () => bar.read(figures),
    })),
  );
  return [...LIMITS, ...each].flatMap((bar) => {
    const value = bar.read(results);
    return value === null ? [] : [{ ...bar, value, holds: isWithinLimit(bar, value) }];
  });
}

const isWithinLimit = ({ bound, limit }: Limit, value: number): boolean =>
  bound === 'most' ? value <= limit : value >= limit;
