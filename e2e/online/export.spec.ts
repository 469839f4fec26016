import { readFile } from 'node:fs/promises';
import { type Browser, test } from '@playwright/test';
import { LONG_TAG } from '../accessibility.ts';
import { expect } from '../test.ts';
import { beginDuel, endOf, openBrowserFor } from './people.ts';
import { startGround, type TestGround } from './servers.ts';

test.setTimeout(120_000);

const DAY_MS = 86_400_000;

/** A game that is over is saved with everything else about its player. */
async function saveEverything(browser: Browser, ground: TestGround): Promise<void> {
  const complaints: string[] = [];
  const { baseURL } = ground;
  const ada = await openBrowserFor(browser, complaints, 'dark', { baseURL });
  const jan = await openBrowserFor(browser, complaints, 'light', { baseURL });
  await ada.page.goto('/friends/duel');
  await ada.page.getByLabel('Time control').selectOption('1 day per decision, by correspondence');
  await ada.page
    .getByRole('group', { name: 'When time runs out' })
    .getByRole('button', { name: 'The game is lost' })
    .click();
  const address = await beginDuel(ada.page, jan.page);
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  await ground.ahead(2 * DAY_MS);
  await expect(endOf(ada.page)).toBeVisible();
  await ground.fail();
  await ada.page.goto('/account');
  const saved = ada.page.waitForEvent('download');
  await ada.page.getByRole('button', { name: 'Save everything' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('orrery.zip');
  // The names of files in an archive are not packed.
  const archive = (await readFile(await file.path())).toString('latin1');
  for (const part of ['account.json', 'games.json', `games/${id}.log`]) expect(archive).toContain(part);
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan]) await context.close();
}

test('a person saves everything about them, with the log of a game that is over', async ({ browser }) => {
  const ground = await startGround('embedded');
  await saveEverything(browser, ground);
  await ground.end();
});

test('at two nodes with PostgreSQL a person saves everything about them, also after one node has failed', {
  tag: [LONG_TAG],
}, async ({ browser }) => {
  const ground = await startGround('two nodes');
  await saveEverything(browser, ground);
  await ground.end();
});
