import { expect, test } from '@playwright/test';
import { mouse } from '../player/hands.ts';
import { Player } from '../player/player.ts';
import { starship } from '../player/starship.ts';
import { expectFit, LONG } from '../seen.ts';
import { arrive, beginDuel, choose } from './people.ts';
import { startServer } from './servers.ts';

test.setTimeout(180_000);

test('by correspondence a question that is always answered alike is answered without waiting', {
  tag: [LONG],
}, async ({ browser }) => {
  const server = await startServer();
  const complaints: string[] = [];
  const ada = await arrive(browser, complaints, 'dark', { baseURL: server.baseURL });
  const jan = await arrive(browser, complaints, 'dark', { baseURL: server.baseURL });
  await beginDuel(ada.page, jan.page, { 'Time control': '1 day per decision, by correspondence' });
  const story = jan.page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem');
  const player = new Player(ada.page, mouse(ada.page), starship());
  const ends = ada.page.getByRole('main').getByRole('button', { name: /^(Done|End the turn|End)/ });
  let canEnd = false;
  await player.play(({ choices }) => {
    canEnd = choices.some(({ name, isOff }) => !isOff && /^(Done|End)/.test(name));
    return canEnd;
  });
  await expect(ends.first()).toBeVisible();
  const before = await story.count();
  await choose(ada.page, 'Automatic answers');
  const dialog = ada.page.getByRole('dialog', { name: 'Automatic answers' });
  await expectFit(ada.page, 'standing answers');
  await dialog
    .getByRole('button', { name: /^Always answer/ })
    .first()
    .click();
  await expect(dialog.getByRole('listitem')).toContainText('Always:');
  await expect.poll(() => story.count()).toBeGreaterThan(before);
  await dialog.getByRole('button', { name: /^Ask me again/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
  await server.end();
});
