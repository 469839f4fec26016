/** The time functions of a session; tests use a clock that does not wait. */
export interface SessionClock {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Milliseconds since 1970. */
  date(): number;
  wait(milliseconds: number): Promise<void>;
}

export const WALL_CLOCK: SessionClock = {
  now: () => performance.now(),
  date: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
