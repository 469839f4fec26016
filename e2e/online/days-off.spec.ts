import { test } from '@playwright/test';
import { expectAccessibleAndFitting } from '../accessibility.ts';
import { expect } from '../test.ts';
import { beginDuel, chooseInMenu, openBrowserFor } from './people.ts';

test.setTimeout(120_000);

const DAY_MS = 86_400_000;
/** A day of the week that is not today, nor in the vacation. */
const LATER_DAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.now() + 4 * DAY_MS);
/** As a date field wants it. */
const dateIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('a player gives the other a day, and goes on vacation: the clock stands still', async ({ browser }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { timezoneId: 'UTC' });
  const jan = await openBrowserFor(browser, complaints, 'light', { viewport: { width: 390, height: 844 } });
  const address = await beginDuel(ada.page, jan.page, { 'Time control': '1 day per decision, by correspondence' });
  await expect(jan.page.getByRole('button', { name: 'Answer in advance' })).toBeVisible();
  await chooseInMenu(jan.page, 'Give Ada 1 day');
  for (const { page } of [ada, jan]) await expect(page.getByText('Ada has been given 1 day.')).toBeVisible();

  await ada.page.goto('/account');
  const part = ada.page.getByRole('region', { name: 'Days off' });
  await part.getByLabel(LATER_DAY).check();
  await part.getByRole('button', { name: 'Save' }).click();
  await part.getByLabel('Vacation from').fill(dateIn(0));
  await part.getByLabel('to (inclusive)').fill(dateIn(2));
  await part.getByRole('button', { name: 'Add the vacation' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await expectAccessibleAndFitting(ada.page, 'days off');
  await expect(jan.page.getByText('Ada has time off until', { exact: false })).toBeVisible();
  await expectAccessibleAndFitting(jan.page, 'the other has time off');

  await part.getByRole('button', { name: 'End now' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(0);
  await ada.page.goto(address);
  await expect(ada.page.getByText('time off', { exact: false })).toHaveCount(0);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});
