import type { Page } from '@playwright/test';
import { GOLDEN_POSITIONS, sitDownAt } from '../golden.ts';
import { before, sitDownTo as sitDownFar } from '../starfarers/stored.ts';
import { askedIn, sitDownTo } from '../starship/stored.ts';
import { type Screen, screen } from './screen.ts';

/** Enables the coach at a table of several people, and waits until it has thought. */
async function askCoach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Coach' }).click();
  await page.getByRole('menuitemradio', { name: 'Always' }).click();
  await page.getByRole('region', { name: 'Coach' }).getByRole('button', { name: 'Do it' }).waitFor({ timeout: 60_000 });
}

const coached = (game: string, about: string, sitDown: (page: Page) => Promise<void>): Screen =>
  screen(`coach-${game}`, about, async (page) => {
    await sitDown(page);
    await askCoach(page);
  });

export const COACH_SCREENS: readonly Screen[] = [
  coached('startrek', 'The coach: what is best, why, and what comes near it', (page) =>
    sitDownAt(page, GOLDEN_POSITIONS.building),
  ),
  coached('starship', 'The coach beside a flight: which sector', (page) =>
    sitDownTo(page, askedIn('starship', 'sector')),
  ),
  coached('duel', 'The coach while building', (page) => sitDownTo(page, askedIn('duel', 'build'))),
  coached('starfarers', 'The coach among the ships: which goes where', (page) =>
    sitDownFar(page, before({ entry: /: fly /, from: 0.3 })),
  ),
  screen('coach-levels', 'How much the coach says, chosen at the table', async (page) => {
    await sitDownAt(page, GOLDEN_POSITIONS.building);
    await page.getByRole('button', { name: 'Coach' }).click();
    await page.getByRole('menuitemradio', { name: 'Always' }).waitFor();
  }),
];
