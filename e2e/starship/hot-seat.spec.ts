import type { Page } from '@playwright/test';
import { startNewGame } from '../new-game.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { expect, test } from '../test.ts';
import { pirates, SHIP_GAMES, sitDownTo } from './stored.ts';

test.use({ seed: 4, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

const FIRST = { 'Who begins': 'the first seat', 'Memory aid': 'on' };
const TABLE = /sector|centre|astro|ore\b|fuel|carbon|booster|cannon/i;

/** Everything in the page, visible or not: every element with its attributes, without generated ids. */
const pageOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const tell = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      const said = [...node.attributes].filter(({ value }) => !/_r_\w+_/.test(value));
      const attributes = said.map(({ name, value }) => ` ${name}="${value}"`).sort();
      return `<${node.tagName}${attributes.join('')}>${[...node.childNodes].map(tell).join('')}`;
    };
    return tell(document.body).split('<').slice(1).join('\n');
  });

/** Ada chooses a centre in secret; returns what Ben then sees. */
async function secretly(page: Page, centre: string): Promise<{ readonly curtain: string; readonly table: string }> {
  await startNewGame(page, { game: 'starship', people: ['Ada', 'Ben'], options: FIRST });
  await page.getByRole('button', { name: 'I am Ada: show my hand' }).click();
  const dialogue = page.getByRole('dialog', { name: 'Your first centres' });
  await dialogue.getByRole('button', { name: new RegExp(`^${centre}`) }).click();
  await dialogue.getByRole('button', { name: 'Choose in secret' }).click();
  const lift = page.getByRole('button', { name: 'I am Ben: show my hand' });
  await expect(lift).toBeVisible();
  const curtain = await pageOf(page);
  await lift.click();
  await expect(dialogue).toBeVisible();
  return { curtain, table: await pageOf(page) };
}

test('centres are chosen in secret: the page of one does not depend on the choice of the other', async ({ page }) => {
  const logistics = await secretly(page, 'Logistics');
  expect(logistics.curtain).not.toMatch(TABLE);
  await page.evaluate(() => sessionStorage.removeItem('pages seen')); // the same game again
  await page.evaluate(() =>
    indexedDB.databases().then((all) => all.map(({ name = '' }) => indexedDB.deleteDatabase(name))),
  );
  const science = await secretly(page, 'Science');
  expect(science).toEqual(logistics);

  const dialogue = page.getByRole('dialog', { name: 'Your first centres' });
  await dialogue.getByRole('button', { name: /^Trade/ }).click();
  await dialogue.getByRole('button', { name: 'Choose in secret' }).click();
  await page.getByRole('button', { name: 'I am Ada: show my hand' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('Starting centres: you: Science centre and Ben: Trade centre.');
});

test('the strength of a pirate is nowhere on the page of the player who decides', async ({ page }) => {
  const pages: string[] = [];
  const strengths: string[] = [];
  for (const log of pirates()) {
    await sitDownTo(page, log);
    const fight = page.getByRole('main').getByRole('button', { name: 'Fight', exact: true });
    await expect(fight).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pirates demand 3 astro' })).toBeVisible();
    pages.push(await pageOf(page));
    await fight.click();
    const told = page.getByRole('region', { name: 'Log' }).getByText(/fight the pirate of strength/);
    strengths.push(/strength (\d)/.exec(await told.last().innerText())?.[1] ?? '');
  }
  expect(strengths).toEqual(['2', '3', '4']);
  expect(pages[1]).toEqual(pages[0]);
  expect(pages[2]).toEqual(pages[0]);
});

for (const game of SHIP_GAMES) {
  test(`${game}: two people share a device, and behind the curtain there is nothing`, async ({ page }) => {
    await startNewGame(page, { game, people: ['Ada', 'Ben'], options: FIRST });
    const player = new PagePlayer(page, mouseInput(page), starshipStrategy());
    for (const name of ['Ada', 'Ben', 'Ada', 'Ben', 'Ada', 'Ben']) {
      const { curtain } = await player.play(({ curtain: is }) => is === `${name}’s turn`, 60);
      expect(curtain).toBe(`${name}’s turn`);
      expect(await pageOf(page)).not.toMatch(TABLE);
      await player.play(({ curtain: is }) => is === '', 5);
    }
  });
}
