import { expect, test } from './visit.ts';

test('after the first visit everything opens without a network, in every language, and a game can be played', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.getByRole('button', { name: 'Nederlands' }).click();
  for (const [address, heading] of [
    ['/almanac/startrek/ST-DEV-03', 'Almanak: Negentien Werelden'],
    ['/new/startrek', 'Nieuw spel: Negentien Werelden'],
    ['/about', 'Over Orrery'],
    ['/settings', 'Instellingen'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto('/about');
  await expect(page.getByText('react-dom')).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: /spelen$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negentien Werelden');
});
