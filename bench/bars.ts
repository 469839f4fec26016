import type { Figures, Results } from './figures.ts';

/** A figure that must not get worse than promised. */
interface Bar {
  readonly says: string;
  readonly limit: number;
  readonly side: 'most' | 'least';
  /** null: not measured in this run. */
  read(results: Results): number | null;
}

/** What a bar found. */
export interface Verdict extends Bar {
  readonly value: number;
  readonly holds: boolean;
}

const KB = 1_000;

/**
 * Times are held against yardsticks of the same run, since a slower machine is slower at both. The bars are the absolute
 * ones of old (a step in 455 ns, a copy in 1 µs, …), divided by a decision of the hand-written loop on the machine of
 * results/latest.json, on which they held.
 */
const LOOP_DECISION_NS = 165;
const inDecisions = (ns: number): number => ns / LOOP_DECISION_NS;
const stepsToLoop = (stepsPerSecond: number): number => (stepsPerSecond * LOOP_DECISION_NS) / 1e9;

/** A step of Comet by hand on that machine, and what the kernel may add to it. */
const HAND_NS = 18;
const KERNEL_ADDS_NS = 150;

/** Bars for every way of playing every game; some games promise something else, because they are larger. */
const EACH: readonly (Omit<Bar, 'read'> & {
  readonly others?: Readonly<Record<string, number>>;
  read(figures: Figures): number;
})[] = [
  // 0.1 byte a step is the noise of the collector; anything kept from a step would be a hundred times that.
  {
    says: 'heap growth, bytes per 100,000 steps',
    limit: 10 * KB,
    side: 'most',
    read: ({ counts }) => counts.heapGrowth,
  },
  {
    says: 'copy into a slot, decisions of the loop',
    limit: inDecisions(1_000),
    others: { starfarers: inDecisions(2_000) },
    side: 'most',
    read: ({ ratios }) => ratios.copyToLoop,
  },
  {
    says: 'imagine into a slot, decisions of the loop',
    limit: inDecisions(3_000),
    others: { starfarers: inDecisions(10_000) },
    side: 'most',
    read: ({ ratios }) => ratios.imagineToLoop,
  },
  {
    says: 'longest view as JSON, bytes',
    limit: 3 * KB,
    others: { starfarers: 8 * KB },
    side: 'most',
    read: ({ counts }) => counts.viewBytesMost,
  },
];

const named =
  (name: string, read: (figures: Figures) => number) =>
  ({ games }: Results): number | null => {
    const figures = games.find((each) => each.name === name);
    return figures === undefined ? null : read(figures);
  };

/** Steps a second of the standard game. */
const pace = (name: string, stepsPerSecond: number): Bar => ({
  says: `${name}: steps a second, of the decisions of the loop`,
  limit: stepsToLoop(stepsPerSecond),
  side: 'least',
  read: named(name, ({ ratios }) => ratios.stepsToLoop),
});

const BARS: readonly Bar[] = [
  {
    says: 'kernel: time of a step of comet by hand, of the kernel’s',
    limit: HAND_NS / (HAND_NS + KERNEL_ADDS_NS),
    side: 'least',
    read: ({ overhead }) => overhead?.handToKernel ?? null,
  },
  pace('startrek', 2_200_000),
  pace('starship', 2_200_000),
  pace('duel', 2_200_000),
  pace('starfarers', 800_000),
  {
    says: 'startrek joined: games a second, of the hand-written loop',
    limit: 0.3,
    side: 'least',
    read: named('startrek joined', ({ ratios }) => ratios.gamesToLoop),
  },
];

/** A way of playing is named by its game and what is special about it. */
const gameOf = ({ name }: Figures): string => name.split(' ')[0] ?? name;

/** Holds what was measured against the bars; what was not measured is left out. */
export function judge(results: Results): Verdict[] {
  const each = results.games.flatMap((figures) =>
    EACH.map(({ others = {}, ...bar }) => ({
      ...bar,
      limit: others[gameOf(figures)] ?? bar.limit,
      says: `${figures.name}: ${bar.says}`,
      read: () => bar.read(figures),
    })),
  );
  return [...BARS, ...each].flatMap((bar) => {
    const value = bar.read(results);
    return value === null ? [] : [{ ...bar, value, holds: holds(bar, value) }];
  });
}

const holds = ({ side, limit }: Bar, value: number): boolean => (side === 'most' ? value <= limit : value >= limit);
