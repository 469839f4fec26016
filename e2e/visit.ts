import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Lets the browser draw the same random numbers every time, others on every page; runs inside the page. */
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

/** What Playwright warns of where it blocks service workers, as it does unless a test is about them. */
export const BLOCKED = 'Service Worker registration blocked by Playwright';

interface Wishes {
  /** The same number gives the same dice and the same bots. */
  readonly seed: number | null;
}

/**
 * A visit that fails when any page of it complains in its console, breaks its policy or asks another server for
 * anything.
 */
export const test = base.extend<Wishes>({
  seed: [null, { option: true }],
  context: async ({ context, baseURL, seed }, use) => {
    const complaints: string[] = [];
    if (seed !== null) await context.addInitScript(seedRandomness, seed);
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED) complaints.push(message.text());
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
