import { bitCount } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { type Kit, playerOf, type Table } from '@orrery/ship/facts';
import type { Score } from '../../chronicle.ts';
import { bitsOf } from '../table/gear.ts';

/** What points are made of: the keys of the texts `score.…`. */
export const SCORES = ['colony', 'centre', 'task', 'friend', 'hero'] as const;
type Key = (typeof SCORES)[number];

const part = (key: Key, n: number): Score => ({ key, n, points: n });

/** SS-GOAL-02, DU-GEN-05. */
export const scoreOf =
  ({ variant: { tasks } }: Kit) =>
  (table: Table, _: unknown, seat: Seat): readonly Score[] => {
    const player = playerOf(table, seat);
    const worth = bitsOf(player.tasks).reduce((n, task) => n + (tasks[task]?.points ?? 0), 0);
    return [
      part('colony', bitCount(player.colonies)),
      part('centre', bitCount(player.centres2)),
      part('task', worth),
      part('friend', table.friend === seat ? 1 : 0),
      part('hero', table.hero === seat ? 1 : 0),
    ];
  };
