import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** Tests that take long and would find little else: `npm run test:long` runs them, `npm test` the others. */
export const LONG = '@long';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** By night and by day, on a desk and on a phone: two of the four every time, the others in the long run. */
export const LOOKS = [
  { colorScheme: 'dark', viewport: DESK, tag: [] },
  { colorScheme: 'light', viewport: PHONE, tag: [] },
  { colorScheme: 'light', viewport: DESK, tag: [LONG] },
  { colorScheme: 'dark', viewport: PHONE, tag: [LONG] },
] as const;

/** What is looked at every time, and what in the long run: of several screens every second, others in the next look. */
export const inTurn = (screen: number, look: number): string[] => ((screen + look) % 2 === 0 ? [] : [LONG]);

/**
 * What axe finds on a page. Legacy mode spares a second page for each look; we have no frames of other origins. Of what
 * passes it keeps one example a rule: naming every element of a board would take most of its time.
 */
export async function complaintsOfAxe(page: Page): Promise<{ id: string; at: string[] }[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
}

/** What holds on every screen: axe finds nothing, and nothing scrolls sideways. */
export async function expectFit(page: Page, screen: string): Promise<void> {
  await settled(page);
  expect.soft(await complaintsOfAxe(page), screen).toEqual([]);
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect.soft(wide, `${screen} scrolls sideways`).toBeLessThanOrEqual(room);
}

/** What slides or fades in has arrived: halfway there its colours are not yet its own. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations === 1);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
