import { expect, test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { beginDuel, chooseInMenu, openBrowserFor } from './people.ts';
import { startServer } from './servers.ts';

test.setTimeout(180_000);

test('by correspondence an automatic answer is given without waiting', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const server = await startServer();
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL: server.baseURL });
  const jan = await openBrowserFor(browser, complaints, 'dark', { baseURL: server.baseURL });
  await beginDuel(ada.page, jan.page, { 'Time control': '1 day per decision, by correspondence' });
  const story = jan.page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem');
  const player = new PagePlayer(ada.page, mouseInput(ada.page), starshipStrategy());
  const ends = ada.page.getByRole('main').getByRole('button', { name: /^(Done|End the turn|End)/ });
  let canEnd = false;
  await player.play(({ choices }) => {
    canEnd = choices.some(({ name, isOff }) => !isOff && /^(Done|End)/.test(name));
    return canEnd;
  });
  await expect(ends.first()).toBeVisible();
  const before = await story.count();
  await chooseInMenu(ada.page, 'Automatic answers');
  const dialog = ada.page.getByRole('dialog', { name: 'Automatic answers' });
  await expectAccessibleAndFitting(ada.page, 'standing answers');
  await dialog
    .getByRole('button', { name: /^Always answer/ })
    .first()
    .click();
  await expect(dialog.getByRole('listitem')).toContainText('Always:');
  await expect.poll(() => story.count()).toBeGreaterThan(before);
  await dialog.getByRole('button', { name: /^Ask me again/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // What was asked before can be answered in advance; while others decide, the prompt leads there.
  await expect(jan.page.getByRole('button', { name: 'Answer in advance' })).toBeVisible();
  await ada.page
    .getByRole('main')
    .getByRole('button', { name: /^End the flight/ })
    .click();
  await chooseInMenu(ada.page, 'Automatic answers');
  await expect(dialog.getByRole('heading', { name: 'Asked earlier in this game' })).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Always answer/ })
    .last()
    .click();
  await expect(dialog.getByRole('listitem')).toContainText('Always:');
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
  await server.end();
});
