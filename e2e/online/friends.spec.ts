import { type Page, test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { expect } from '../test.ts';
import { makeTableOf, openBrowserFor } from './people.ts';
import { startTwoNodes } from './servers.ts';

test.setTimeout(120_000);

const idOf = (page: Page): Promise<string> =>
  page.request.get('/api/me').then(async (answer) => (await answer.json()).me.person);

/** Somebody becomes a guest without a table. */
async function arrive(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await page.request.post('/api/me', { data: { name }, headers: { Origin: new URL(page.url()).origin } });
}

test('a person follows another, sees that they are here, and invites them to a table', async ({ browser }) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints);
  const jan = await openBrowserFor(browser, complaints, 'light', { viewport: { width: 390, height: 844 } });
  for (const [{ page }, name] of [[ada, 'Ada'] as const, [jan, 'Jan'] as const]) await arrive(page, name);
  await jan.page.goto('/people');
  await expect(jan.page.getByText('You follow nobody yet.', { exact: false })).toBeVisible();
  await ada.page.goto(`/person/${await idOf(jan.page)}`);
  await ada.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(ada.page.getByRole('button', { name: 'Follow', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleAndFitting(ada.page, 'profile of somebody followed');

  await test.step('Jan sees at once that Ada follows him, and follows her', async () => {
    const followers = jan.page.getByRole('region', { name: 'They follow you' });
    await expect(followers).toContainText('Ada');
    await followers.getByRole('button', { name: 'Follow Ada' }).click();
    await expect(jan.page.getByRole('region', { name: 'You follow' })).toContainText('follows you too');
    await expectAccessibleAndFitting(jan.page, 'friends on a phone');
  });
  await test.step('Ada sees Jan come and go', async () => {
    await ada.page.goto('/people');
    const following = ada.page.getByRole('region', { name: 'You follow' });
    await expect(following).toContainText('here now');
    await jan.page.goto('/settings');
    await expect(following).not.toContainText('here now');
    await jan.page.goto('/');
    await expect(following).toContainText('here now');
    await expectAccessibleAndFitting(ada.page, 'friends');
  });
  await test.step('the lobby says who is here', async () => {
    await ada.page.goto('/lobby');
    await expect(ada.page.getByRole('region', { name: /people are here$/ })).toContainText('Jan');
    await expectAccessibleAndFitting(ada.page, 'lobby with people');
  });
  await test.step('Ada invites Jan to a table; he declines one invitation and takes the next', async () => {
    for (const answer of ['Decline', 'To the table']) {
      await makeTableOf('duel', ada.page, null);
      const part = ada.page.getByRole('region', { name: 'Invite people you know' });
      await part.getByRole('button', { name: 'Invite Jan' }).click();
      await expect(part).toContainText('invited');
      await expectAccessibleAndFitting(ada.page, 'people to invite');
      const invitations = jan.page.getByRole('region', { name: 'Invitations' });
      await expect(invitations).toContainText('Ada invites you to Two Captains');
      await expectAccessibleAndFitting(jan.page, 'an invitation');
      const press = answer === 'Decline' ? invitations.getByRole('button') : invitations.getByRole('link');
      await press.filter({ hasText: answer }).click();
      if (answer === 'Decline') {
        await expect(invitations).toHaveCount(0);
        await expect(part).toContainText('declined');
      }
    }
    await jan.page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await expect(ada.page.getByText('2 of 2 seats taken.', { exact: false })).toBeVisible();
  });
  await test.step('Jan hides that he is here', async () => {
    await jan.page.goto('/people');
    const hide = jan.page.getByLabel('Do not show others that I am here');
    await hide.click();
    // It shows what the server has stored.
    await expect(hide).toBeChecked();
    await ada.page.goto('/people');
    await expect(ada.page.getByRole('region', { name: 'You follow' })).toContainText('Jan');
    await expect(ada.page.getByRole('region', { name: 'You follow' })).not.toContainText('here now');
  });
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
});

test('at two nodes with PostgreSQL people see each other and invite each other, also after one node has failed', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const nodes = await startTwoNodes();
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL: nodes.baseURL });
  const jan = await openBrowserFor(browser, complaints, 'dark', { baseURL: nodes.baseURL });
  await nodes.lead(0);
  await arrive(ada.page, 'Ada');
  await arrive(jan.page, 'Jan');
  const [adaId, janId] = [await idOf(ada.page), await idOf(jan.page)];
  const follow = (page: Page, id: string) =>
    page.request.put(`/api/people/${id}/follow`, { headers: { Origin: new URL(page.url()).origin } });
  await follow(ada.page, janId);
  await follow(jan.page, adaId);
  await ada.page.goto('/people');
  const following = ada.page.getByRole('region', { name: 'You follow' });
  await expect(following).toContainText('follows you too');
  await nodes.lead(1);
  await jan.page.goto('/lobby');
  await expect(following).toContainText('here now');
  await nodes.kill(0);
  await makeTableOf('duel', ada.page, null);
  await ada.page.getByRole('button', { name: 'Invite Jan' }).click();
  await expect(jan.page.getByRole('region', { name: 'Invitations' })).toContainText('Ada invites you to Two Captains');
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
  await nodes.end();
});
