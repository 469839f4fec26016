import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** What holds on every screen: axe finds nothing, and nothing scrolls sideways. */
export async function expectFit(page: Page, screen: string): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
  expect.soft(found, screen).toEqual([]);
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
