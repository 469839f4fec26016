import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleAndFitting } from './accessibility.ts';
import { openFile } from './golden.ts';
import { cachedEditionFiles, visitUntilCached } from './no-network.ts';
import { expect, test } from './test.ts';

/** Golden games of edition 1: beside its frozen files, or with the sources while it is the present edition. */
const FILE = ['../editions/startrek/1/golden/01.log', '../games/startrek/golden/01.log']
  .map((each) => new URL(each, import.meta.url))
  .find((each) => existsSync(each));
const [GOLDEN = ''] = FILE === undefined ? [] : readFileSync(FILE, 'utf8').split(/^(?=orrery log 1$)/m);
const [HEAD = '', BODY = ''] = GOLDEN.split('\n\n');
/** Number of entries after which a player may build. */
const ENTRIES_BEFORE_BUILDING = 166;

/** The table is the same whether its board can draw that edition or not. */
async function asText(page: Page): Promise<void> {
  const textTable = page.getByRole('button', { name: /^Text table/ });
  await expect(page.getByRole('region', { name: 'Decision' }).or(textTable)).toBeVisible();
  if (await textTable.isVisible()) await textTable.click();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a game of edition 1 comes in from a file, is played on, taken back and still there after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await openFile(page, `${HEAD}\n\n${BODY.split('\n').slice(0, ENTRIES_BEFORE_BUILDING).join('\n')}\n`);
  const curtain = page.getByRole('button', { name: /show my hand$/ });
  await curtain.click();
  await asText(page);
  const asked = page.getByRole('region', { name: 'Decision' });
  const station = asked.getByRole('button', { name: 'Build a station between water 2, food 5 and the border' });
  const undo = asked.getByRole('button', { name: 'Undo' });
  const happened = page.getByRole('region', { name: 'What happened' });
  const built = happened.getByText(/builds? a station between water 2, food 5 and the border/);
  await expectAccessibleAndFitting(page, 'a game of edition 1 as text');
  await station.click();
  await expect(built).toBeVisible();
  await undo.click();
  await expect(built).toBeHidden();
  await station.click();
  await expect(built).toBeVisible();
  await page.reload();
  await curtain.click();
  await asText(page);
  await expect(built).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an edition is kept once a game asks for it; from then on its games open without a network', async ({
    page,
  }) => {
    await visitUntilCached(page);
    expect(await cachedEditionFiles(page)).toBe(0);
    await openFile(page, `${HEAD}\n\n${BODY.split('\n').slice(0, ENTRIES_BEFORE_BUILDING).join('\n')}\n`);
    await expect(page.getByRole('button', { name: /show my hand$/ })).toBeVisible();
    // Rules, bots, texts and almanac in three languages: more than this game has requested so far.
    await expect.poll(() => cachedEditionFiles(page)).toBeGreaterThan(8);
    await page.context().setOffline(true);
    const table = page.url();
    await page.goto('/');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.goto(table);
    await page.getByRole('button', { name: /zeig meine Karten$/ }).click();
    await expect(page.getByRole('button', { name: /^Texttisch/ })).toBeVisible();
  });
});

test('a finished game of edition 1 is watched again, and played on with bots by its own rules', async ({ page }) => {
  await page.goto('/');
  await openFile(page, GOLDEN);
  await expect(page).toHaveURL(/\/replay\//);
  const controls = page.getByRole('region', { name: 'Replay controls' });
  await controls.getByRole('button', { name: 'Play on from here' }).click();
  const dialogue = page.getByRole('dialog', { name: 'Play on from here' });
  for (const n of [1, 2, 3]) await dialogue.getByRole('combobox', { name: `Seat ${n}` }).selectOption('Bot: Cadet');
  await dialogue.getByLabel('Name on seat 4').fill('Ada');
  await dialogue.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await asText(page);
  const asked = page.getByRole('region', { name: 'Decision' });
  const moves = asked.getByRole('listitem').getByRole('button');
  const happened = page.getByRole('region', { name: 'What happened' });
  // Ada founds a station and a ship twice; the bots do so before, between and after.
  for (const kind of ['station', 'ship', 'station', 'ship']) {
    const move = moves.filter({ hasText: new RegExp(`^Place a ${kind}`) }).first();
    await move.click();
  }
  await expect(happened.getByText(/^Turn 1: /)).toBeVisible();
});
