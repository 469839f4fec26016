import type { Awaiting } from '@orrery/kernel';

/** What a replay needs to find its beginning. */
interface Opening {
  readonly length: number;
  awaiting(step: number): Awaiting;
}

/** The step at which a replay opens: the board is dealt, and the first player is asked. */
export function openingStep(timeline: Opening): number {
  for (let step = 0; step < timeline.length; step++) if (timeline.awaiting(step).who === 'seats') return step;
  return 0;
}
