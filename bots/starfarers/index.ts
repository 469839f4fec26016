import { starfarers } from '@orrery/starfarers';
import { defineBotKit } from '../kit.ts';
import { starfarersHeuristics } from './heuristics.ts';
import { starfarersMetrics } from './metrics.ts';
import { STARFARERS_VALUES } from './weights.ts';

export const KIT = defineBotKit({
  game: starfarers,
  sense: starfarersHeuristics,
  values: STARFARERS_VALUES,
  metrics: starfarersMetrics,
  encoding: () => import('./learning.ts'),
});
