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
const US = 1_000;

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
    says: 'copy into a slot, ns',
    limit: US,
    others: { starfarers: 2 * US },
    side: 'most',
    read: ({ ns }) => ns.copy,
  },
  {
    says: 'imagine into a slot, ns',
    limit: 3 * US,
    others: { starfarers: 10 * US },
    side: 'most',
    read: ({ ns }) => ns.imagine,
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

const BARS: readonly Bar[] = [
  {
    says: 'kernel: what it adds to a step of comet, ns',
    limit: 150,
    side: 'most',
    read: ({ overhead }) => overhead?.overheadNs ?? null,
  },
  {
    says: 'startrek: steps a second',
    limit: 2_200_000,
    side: 'least',
    read: named('startrek', ({ perSecond }) => perSecond.steps),
  },
  {
    says: 'starship: steps a second',
    limit: 2_200_000,
    side: 'least',
    read: named('starship', ({ perSecond }) => perSecond.steps),
  },
  {
    says: 'duel: steps a second',
    limit: 2_200_000,
    side: 'least',
    read: named('duel', ({ perSecond }) => perSecond.steps),
  },
  {
    says: 'starfarers: steps a second',
    limit: 800_000,
    side: 'least',
    read: named('starfarers', ({ perSecond }) => perSecond.steps),
  },
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
