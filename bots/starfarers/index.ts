import { starfarers } from '@orrery/starfarers';
import { defineBotKit } from '../kit.ts';
import { starfarersFairTrading } from './fair-trading.ts';
import { starfarersFigures } from './figures/index.ts';
import { starfarersHeuristics } from './heuristics.ts';
import { starfarersMetrics } from './metrics.ts';
import { STARFARERS_VALUES } from './weights.ts';

export const KIT = defineBotKit({
  game: starfarers,
  heuristics: starfarersHeuristics,
  values: STARFARERS_VALUES,
  metrics: starfarersMetrics,
  fairTrading: starfarersFairTrading,
  figures: starfarersFigures,
  encoding: () => import('./learning.ts'),
});
