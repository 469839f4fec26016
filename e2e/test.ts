import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Makes the browser draw the same random numbers every time, different ones on every page; runs inside the page. */
function seedRandomness(seed: number): void {
  if (origin === 'null') return; // an empty page has neither storage nor games
  const pages = Number(sessionStorage.getItem('pages seen') ?? 0);
  sessionStorage.setItem('pages seen', String(pages + 1));
  let state = seed * 7_919 + pages;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  crypto.getRandomValues = (array) => {
    if (ArrayBuffer.isView(array)) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    }
    return array;
  };
}

/** Playwright's warning when it blocks service workers, which it does by default. */
export const SERVICE_WORKER_WARNING = 'Service Worker registration blocked by Playwright';

/** The turns of others are shown at this pace, unless the page has chosen another one; runs inside the page. */
function keepPace(pace: string): void {
  if (origin !== 'null' && localStorage.getItem('pace') === null) localStorage.setItem('pace', pace);
}

interface TestOptions {
  /** The same number gives the same dice and the same bots. */
  readonly seed: number | null;
  /** How fast the turns of others are shown at first. */
  readonly pace: 'slow' | 'normal' | 'fast' | 'step';
}

/**
 * A test that fails when any of its pages logs to the console, violates its policy or sends a request to another
 * server.
 */
export const test = base.extend<TestOptions>({
  seed: [null, { option: true }],
  pace: ['fast', { option: true }],
  context: async ({ context, baseURL, seed, pace }, use) => {
    const complaints: string[] = [];
    await context.addInitScript(keepPace, pace);
    if (seed !== null) await context.addInitScript(seedRandomness, seed);
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && message.text() !== SERVICE_WORKER_WARNING)
        complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('request', (request) => {
      const isOurs = request.url().startsWith(`${baseURL}/`) || request.url().startsWith('blob:');
      if (!isOurs) complaints.push(`asked for ${request.url()}`);
    });
    await use(context);
    base.expect(complaints).toEqual([]);
  },
});
