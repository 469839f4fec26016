/**
 * Who thinks gives way to who paints. Page and worker share a number: 0, or which of the things a person does the page
 * is about to answer. A thought looks at it now and then, and rests until the answer has been painted.
 */
export type Flag = Int32Array<SharedArrayBuffer>;

/** The longest rest, in milliseconds: a page that nobody sees paints nothing. */
const LONGEST = 250;
/** How long a frame takes from the page's hands to the screen, in milliseconds. */
const ON_ITS_WAY = 40;
/** What a page answers. */
const DEEDS = ['pointerdown', 'click', 'keydown', 'wheel'] as const;

/** A flag to share; null where a page may share no memory. */
export const newFlag = (): Flag | null =>
  globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;

function lower(flag: Flag): void {
  Atomics.store(flag, 0, 0);
  Atomics.notify(flag, 0);
}

/** In the page: raises the flag for everything that somebody does, until it is painted. Gives back how to stop. */
export function raiseFor(flag: Flag): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let deeds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lowerIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => lower(flag), milliseconds);
  };
  const raise = (): void => {
    Atomics.store(flag, 0, ++deeds);
    lowerIn(LONGEST);
    requestAnimationFrame(() => lowerIn(ON_ITS_WAY));
  };
  for (const deed of DEEDS) addEventListener(deed, raise, { capture: true, passive: true, signal });
  return () => {
    stopped.abort();
    clearTimeout(timer);
    lower(flag);
  };
}

/** In a worker: a clock that stands still while the thought rests, so that it is not the worse for it. */
export class PatientClock {
  readonly #now: () => number;
  readonly #flag: Flag | null;
  #rested = 0;
  #waitedFor = 0;

  constructor(now: () => number, flag: Flag | null) {
    this.#now = now;
    this.#flag = flag;
  }

  now(): number {
    this.#rest();
    return this.#now() - this.#rested;
  }

  #rest(): void {
    if (this.#flag === null) return;
    const deed = Atomics.load(this.#flag, 0);
    if (deed === 0 || deed === this.#waitedFor) return;
    const start = this.#now();
    // A deed that takes longer than this is not waited for twice.
    if (Atomics.wait(this.#flag, 0, deed, LONGEST) === 'timed-out') this.#waitedFor = deed;
    this.#rested += this.#now() - start;
  }
}
