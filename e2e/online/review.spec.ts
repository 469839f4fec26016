import { type Browser, test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { playTogether } from '../player/together.ts';
import { expect } from '../test.ts';
import { beginDuel, boardOf, openBrowserFor } from './people.ts';
import { startGround, type TestGround } from './servers.ts';

test.setTimeout(180_000);

const DAY_MS = 86_400_000;

/** A Duel of a few moves that is over, reviewed by both of its players. */
async function reviewTogether(browser: Browser, ground: TestGround): Promise<void> {
  const { baseURL } = ground;
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL });
  const jan = await openBrowserFor(browser, complaints, 'light', { baseURL, viewport: { width: 390, height: 844 } });
  await ada.page.goto('/friends/duel');
  await ada.page.getByLabel('Time control').selectOption('1 day per decision, by correspondence');
  await ada.page
    .getByRole('group', { name: 'When time runs out' })
    .getByRole('button', { name: 'The game is lost' })
    .click();
  const address = await beginDuel(ada.page, jan.page);
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  const players = [ada, jan].map(({ page }) => new PagePlayer(page, mouseInput(page), starshipStrategy()));
  await playTogether(players, 6);
  await ground.ahead(2 * DAY_MS);
  await ground.lead(0);
  await ada.page
    .getByRole('dialog', { name: 'The game is over' })
    .getByRole('link', { name: 'Review together' })
    .click();
  await expect(boardOf(ada.page)).toBeVisible();
  await ground.lead(1);
  await jan.page.goto(`/review/${id}`);
  for (const { page } of [ada, jan]) await expect(boardOf(page)).toBeVisible();
  await ada.page.getByRole('tab', { name: 'Review together' }).click();
  const panel = ada.page.getByRole('region', { name: 'Review together' });
  const step = (page: typeof ada.page) => page.getByRole('slider', { name: 'Position' });

  const expectSamePosition = async () =>
    expect.poll(async () => (await step(jan.page).inputValue()) === (await step(ada.page).inputValue())).toBe(true);

  await test.step('Ada leads, and Jan sees what she shows', async () => {
    await panel.getByRole('button', { name: 'Take the lead' }).click();
    await expect(jan.page.getByText('You follow Ada.', { exact: false })).toBeVisible();
    await step(ada.page).fill('3');
    await expect(step(jan.page)).toHaveValue('3');
    await ada.page.getByRole('button', { name: 'One step forward' }).click();
    await expect(step(jan.page)).toHaveValue('4');
    await jan.page.getByRole('button', { name: 'One step back' }).click();
    await expect(jan.page.getByText('You look around on your own.', { exact: false })).toBeVisible();
    await expect(step(ada.page)).toHaveValue('4');
    await expectAccessibleAndFitting(ada.page, 'leading a review');
  });
  await test.step('the players have their names, and nobody is “at this device”', async () => {
    for (const { page } of [ada, jan]) {
      const places = page.locator('[data-part="seats"], [data-seat]');
      await expect(places.filter({ hasText: 'Ada' }).first()).toBeAttached();
      await expect(places.filter({ hasText: 'Jan' }).first()).toBeAttached();
      await expect(page.getByText('at this device')).toHaveCount(0);
    }
  });
  await test.step('a note stays with the game', async () => {
    await panel.getByRole('textbox', { name: /^Note/ }).fill('Here it was decided');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Here it was decided' })).toContainText('Ada');
    await jan.page.getByRole('button', { name: 'Review together', exact: false }).first().click();
    await expect(jan.page.getByText('Here it was decided')).toBeVisible();
    await expectAccessibleAndFitting(jan.page, 'a review on a phone');
    await jan.page.getByRole('button', { name: 'Follow Ada' }).click();
    await jan.page.keyboard.press('Escape');
    await expect(step(jan.page)).toHaveValue('4');
  });
  await ground.fail();
  await test.step('other moves are tried, and Jan sees them', async () => {
    await panel.getByRole('button', { name: 'Try other moves from here' }).click();
    await expect(ada.page.getByText('You play all seats, with new dice.', { exact: false })).toBeVisible();
    const trying = new PagePlayer(ada.page, mouseInput(ada.page), starshipStrategy());
    await trying.play(() => trying.actions.length > 2);
    await ada.page.getByRole('tab', { name: 'Review together' }).click();
    await expect(panel.getByRole('button', { name: /^Branch 1 .* by Ada: [1-9]/ })).toBeVisible();
    await expectAccessibleAndFitting(ada.page, 'trying other moves');
    await panel.getByRole('button', { name: 'Stop trying' }).click();
    await expect.poll(async () => Number(await step(ada.page).inputValue())).toBeGreaterThan(4);
    await expectSamePosition();
  });
  await test.step('after a reload everything is there', async () => {
    await jan.page.reload();
    await expectSamePosition();
    await expect(jan.page.getByText('You follow Ada.', { exact: false })).toBeVisible();
  });
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
}

test('two players review their game together: one leads, notes stay, other moves are tried', async ({ browser }) => {
  const ground = await startGround('embedded');
  await reviewTogether(browser, ground);
  await ground.end();
});

test('at two nodes with PostgreSQL players review their game together, also after one node has failed', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const ground = await startGround('two nodes');
  await reviewTogether(browser, ground);
  await ground.end();
});
