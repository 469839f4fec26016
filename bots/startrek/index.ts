import { startrek } from '@orrery/startrek';
import { defineKit } from '../kit.ts';
import { startrekGauge } from './gauge.ts';
import { startrekSense } from './sense.ts';
import { VALUES } from './weights.ts';

export const KIT = defineKit({
  game: startrek,
  sense: startrekSense,
  values: VALUES,
  gauge: startrekGauge,
  learning: () => import('./learning.ts'),
});
