/** How long work may block the thread before it yields. */
const MAX_SLICE_MS = 10;

/** Cuts long work into slices: `await slices.yieldIfDue()` between its steps yields whenever a slice is over. */
export class TimeSlicer {
  #since = performance.now();

  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.#since < MAX_SLICE_MS) return;
    await new Promise((go) => setImmediate(go));
    this.#since = performance.now();
  }
}
