import type { Game } from '@orrery/kernel';
import type { comet } from '@orrery/kernel/example';
import type { Gauge } from './gauge.ts';

type GaugeOf<G> =
  G extends Game<infer T, infer H, infer _B, infer _M, infer E, infer _O, infer _K> ? Gauge<T, H, E> : never;

/** Comet counts rounds: every seat has one turn in each. */
export const cometGauge: GaugeOf<typeof comet> = {
  points: ({ beacons }, _, seat) => beacons[seat] ?? 0,
  turns: ({ round, turn, beacons }) => (round - 1) * beacons.length + turn + 1,
  trades: ['dealt'],
};
