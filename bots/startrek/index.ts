import { startrek } from '@orrery/startrek';
import { defineBotKit } from '../kit.ts';
import { startrekFairTrading } from './fair-trading.ts';
import { startrekFigures } from './figures/index.ts';
import { startrekHeuristics } from './heuristics.ts';
import { startrekMetrics } from './metrics.ts';
import { STARTREK_VALUES } from './weights.ts';

export const KIT = defineBotKit({
  game: startrek,
  heuristics: startrekHeuristics,
  values: STARTREK_VALUES,
  metrics: startrekMetrics,
  figures: startrekFigures(),
  network: () => import('./network.json'),
  fairTrading: startrekFairTrading,
  encoding: () => import('./learning.ts'),
});
