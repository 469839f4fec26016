import type { Preferences } from '../app/preferences.ts';

type Pace = Preferences['pace'];

/** How long the steps of the other players are shown, in milliseconds. */
export interface PaceTimes {
  /** A step in which something happens, with its flights. Infinity: until a key is pressed. */
  readonly eventMs: number;
  /** A step that touches the viewer, after its flights. */
  readonly heldMs: number;
  readonly flightMs: number;
}

export const PACE_TIMES: Readonly<Record<Pace, PaceTimes>> = {
  slow: { eventMs: 1600, heldMs: 6000, flightMs: 560 },
  normal: { eventMs: 700, heldMs: 2400, flightMs: 430 },
  fast: { eventMs: 220, heldMs: 1200, flightMs: 200 },
  step: { eventMs: Number.POSITIVE_INFINITY, heldMs: Number.POSITIVE_INFINITY, flightMs: 430 },
};

/** With more steps than this waiting, each is shown for a shorter time, so that a round at a full table does not drag. */
const UNHURRIED_STEPS = 8;

/** How long a step is shown while this many others wait. */
export const eventMsWith = ({ eventMs }: PaceTimes, waiting: number): number =>
  eventMs * Math.min(1, UNHURRIED_STEPS / Math.max(waiting, 1));
