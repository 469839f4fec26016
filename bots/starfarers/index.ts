import { starfarers } from '@orrery/starfarers';
import { defineKit } from '../kit.ts';
import { starfarersGauge } from './gauge.ts';
import { starfarersSense } from './sense.ts';
import { VALUES } from './weights.ts';

export const KIT = defineKit({
  game: starfarers,
  sense: starfarersSense,
  values: VALUES,
  gauge: starfarersGauge,
  learning: () => import('./learning.ts'),
});
