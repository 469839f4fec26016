import { comet } from '@orrery/kernel/example';
import { defineKit } from '../kit.ts';
import { cometGauge } from './gauge.ts';
import { COMET_VALUES, cometSense } from './sense.ts';

export const KIT = defineKit({
  game: comet,
  sense: cometSense,
  values: COMET_VALUES,
  gauge: cometGauge,
  learning: () => import('./learning.ts'),
});
