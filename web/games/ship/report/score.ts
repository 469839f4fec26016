import { bitCount } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { playerOf, type ShipKit, type Table } from '@orrery/ship/facts';
import type { ScorePart } from '../../game-report.ts';
import { bitsOf } from '../table/types.ts';

/** The parts of a score: the keys of the texts `score.…`. */
export const SCORE_KEYS = ['colony', 'centre', 'task', 'friend', 'hero'] as const;
type ScoreKey = (typeof SCORE_KEYS)[number];

const scorePart = (key: ScoreKey, n: number): ScorePart => ({ key, n, points: n });

/** SS-GOAL-02, DU-GEN-05. */
export const makeScoreOf =
  ({ variant: { tasks } }: ShipKit) =>
  (table: Table, _: unknown, seat: Seat): readonly ScorePart[] => {
    const player = playerOf(table, seat);
    const worth = bitsOf(player.tasks).reduce((n, task) => n + (tasks[task]?.points ?? 0), 0);
    return [
      scorePart('colony', bitCount(player.colonies)),
      scorePart('centre', bitCount(player.centres2)),
      scorePart('task', worth),
      scorePart('friend', table.friend === seat ? 1 : 0),
      scorePart('hero', table.hero === seat ? 1 : 0),
    ];
  };
