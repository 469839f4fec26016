import { comet } from '@orrery/kernel/example';
import { defineBotKit } from '../kit.ts';
import { COMET_VALUES, cometHeuristics } from './heuristics.ts';
import { cometMetrics } from './metrics.ts';

export const KIT = defineBotKit({
  game: comet,
  heuristics: cometHeuristics,
  values: COMET_VALUES,
  metrics: cometMetrics,
  encoding: () => import('./learning.ts'),
});
