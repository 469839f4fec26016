import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Slow tests that would find little else: `npm run test:long` runs them, `npm test` the others. */
export const LONG_TAG = '@long';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Dark and light, on a desktop and on a phone: two of the four combinations every time, the others in the long run. */
export const VIEWPORTS = [
  { colorScheme: 'dark', viewport: DESK, tag: [] },
  { colorScheme: 'light', viewport: PHONE, tag: [] },
  { colorScheme: 'light', viewport: DESK, tag: [LONG_TAG] },
  { colorScheme: 'dark', viewport: PHONE, tag: [LONG_TAG] },
] as const;

/**
 * Which screens run every time and which only in the long run: every second one in one theme, the others in the next.
 */
export const alternateTag = (screen: number, look: number): string[] => ((screen + look) % 2 === 0 ? [] : [LONG_TAG]);

/**
 * What axe finds on a page. Legacy mode avoids a second page for each check; we have no frames of other origins. For
 * passing rules it keeps one example each: listing every element of a board would take most of its time.
 */
export async function axeViolations(page: Page): Promise<{ id: string; at: string[] }[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
}

/** Holds on every screen: axe finds nothing, and nothing scrolls sideways. */
export async function expectAccessibleAndFitting(page: Page, screen: string): Promise<void> {
  await settled(page);
  expect.soft(await axeViolations(page), screen).toEqual([]);
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect.soft(wide, `${screen} scrolls sideways`).toBeLessThanOrEqual(room);
}

/** Waits until animations have ended: halfway through, colours are not final. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations === 1);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
