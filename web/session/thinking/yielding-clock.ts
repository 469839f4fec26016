/**
 * Workers yield to painting. Page and worker share a number: 0, or the id of the user input that the page is
 * responding to. A worker checks it regularly, and pauses until the response has been painted.
 */
export type BusyFlag = Int32Array<SharedArrayBuffer>;

/** Maximum pause in milliseconds: a hidden page paints nothing. */
const MAX_REST_MS = 250;
/** Time from the page's commit of a frame until it is on screen, in milliseconds. */
const FRAME_LATENCY_MS = 40;
/** User input that the page responds to. */
const INPUT_EVENTS = ['pointerdown', 'click', 'keydown', 'wheel'] as const;

/** A shared flag; null where shared memory is not available. */
export const makeBusyFlag = (): BusyFlag | null =>
  globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;

function clearFlag(flag: BusyFlag): void {
  Atomics.store(flag, 0, 0);
  Atomics.notify(flag, 0);
}

/** In the page: sets the flag on every user input until the response is painted. Returns a function that stops it. */
export function raiseOnInput(flag: BusyFlag): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let inputs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lowerIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => clearFlag(flag), milliseconds);
  };
  const raise = (): void => {
    Atomics.store(flag, 0, ++inputs);
    lowerIn(MAX_REST_MS);
    requestAnimationFrame(() => lowerIn(FRAME_LATENCY_MS));
  };
  for (const type of INPUT_EVENTS) addEventListener(type, raise, { capture: true, passive: true, signal });
  return () => {
    stopped.abort();
    clearTimeout(timer);
    clearFlag(flag);
  };
}

/** In a worker: a clock that stands still during pauses, so that they do not shorten the thinking time. */
export class YieldingClock {
  readonly #now: () => number;
  readonly #flag: BusyFlag | null;
  #rested = 0;
  #waitedFor = 0;

  constructor(now: () => number, flag: BusyFlag | null) {
    this.#now = now;
    this.#flag = flag;
  }

  now(): number {
    this.#rest();
    return this.#now() - this.#rested;
  }

  #rest(): void {
    if (this.#flag === null) return;
    const input = Atomics.load(this.#flag, 0);
    if (input === 0 || input === this.#waitedFor) return;
    const start = this.#now();
    // Input that takes longer than this is not waited for twice.
    if (Atomics.wait(this.#flag, 0, input, MAX_REST_MS) === 'timed-out') this.#waitedFor = input;
    this.#rested += this.#now() - start;
  }
}
