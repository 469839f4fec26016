/** Time as a session needs it; tests bring their own, which does not wait. */
export interface Clock {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Milliseconds since 1970. */
  date(): number;
  wait(milliseconds: number): Promise<void>;
}

export const WALL_CLOCK: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
