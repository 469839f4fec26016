/** How long work may hold the thread before it lets others in. */
const SLICE_MS = 10;

/** Cuts long work into slices: `await slices.rest()` between its steps lets others in whenever a slice is over. */
export class Slices {
  #since = performance.now();

  async rest(): Promise<void> {
    if (performance.now() - this.#since < SLICE_MS) return;
    await new Promise((go) => setImmediate(go));
    this.#since = performance.now();
  }
}
