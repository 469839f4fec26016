import { expect, type Locator, type Page } from '@playwright/test';

/** Answers, shakes and reads with the keyboard until the card can be put away; returns the control for that. */
export async function readToEnd(page: Page): Promise<Locator> {
  const answers = page.getByRole('region', { name: /what do you do/ }).getByRole('button');
  const next = page.getByRole('button', { name: 'Read on' });
  const shake = page.getByRole('button', { name: 'Shake here' });
  const settle = page.getByRole('button', { name: 'Show the outcome' });
  const end = page.getByRole('button', { name: /^(Put the card away|Another encounter)$/ });
  for (let step = 0; step < 30; step++) {
    await expect(answers.or(next).or(settle).or(end).first()).toBeVisible();
    if (await end.isVisible()) break;
    if (await next.isVisible()) await next.press('Enter');
    else if (await answers.first().isVisible()) await answers.last().press('Enter');
    else {
      if (await shake.isVisible()) await shake.press('Enter');
      await settle.press('Enter');
    }
  }
  return end;
}

/** Goes through encounters until one offers this. */
export async function meetUntil(page: Page, offer: Locator): Promise<void> {
  const draw = page.getByRole('button', { name: 'Draw a card' });
  await draw.press('Enter');
  for (let met = 0; met < 32; met++) {
    const end = await readToEnd(page);
    await expect(end).toBeVisible();
    if (await offer.isVisible()) return;
    const isAgain = await page.getByRole('button', { name: 'Another encounter' }).isVisible();
    await end.press('Enter');
    if (!isAgain) await draw.press('Enter');
  }
}
