import { test } from '@playwright/test';
import { expectAccessibleAndFitting } from '../accessibility.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starshipStrategy } from '../player/starship.ts';
import { playTogether } from '../player/together.ts';
import { expect } from '../test.ts';
import { chooseInMenu, expectTrueLog, join, makeTable, type OnlineUser, openBrowserFor } from './people.ts';
import { startSite } from './servers.ts';

test.setTimeout(300_000);

test('two people play a whole Duel over the network: invited, reloaded, cut off and back, watched, with fair dice', async ({
  browser,
}) => {
  const complaints: string[] = [];
  const ada = await openBrowserFor(browser, complaints, 'dark');
  const jan = await openBrowserFor(browser, complaints, 'light');
  const eve = await openBrowserFor(browser, complaints, 'dark');
  await jan.page.setViewportSize({ width: 390, height: 844 });

  const address = await makeTable(ada.page, 'Ada', { 'Training mission': '2: new worlds' }, 'Anybody');
  await expect(ada.page.getByText('Only this computer can open this address so far.')).toBeVisible();
  const seal = ada.page.getByText(/^[0-9a-f]{64}$/).first(); // the server's; those of the seats follow below
  await expect(seal).toBeVisible();
  const fingerprint = await seal.innerText();
  await ada.page.getByLabel('Your own words for the dice').fill('the wings of the dove');
  await ada.page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(ada.page.getByText('Your words now go into the dice.')).toBeVisible();
  await expectAccessibleAndFitting(ada.page, 'gathering');

  await join(jan.page, address, 'Jan');
  await expectAccessibleAndFitting(jan.page, 'gathering on a phone');
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Jan' })).toContainText('ready');
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Jan' })).toContainText(
    'No finished games with others yet.',
  );
  await jan.page.getByLabel('Say something to the table').fill('Hello Ada!');
  await jan.page.getByRole('button', { name: 'Send' }).click();
  await expect(ada.page.getByRole('log', { name: 'Chat' })).toContainText('Hello Ada!');

  await eve.page.goto(address);
  await expect(eve.page.getByText('All seats are taken.', { exact: false })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, jan, eve])
    await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
  await expect(eve.page.getByText('You are watching.', { exact: false })).toBeVisible();
  await expectAccessibleAndFitting(eve.page, 'watching');

  await test.step('a spectator without the address finds the game in the lobby', async () => {
    await eve.page.goto('/lobby');
    const games = eve.page.getByRole('region', { name: 'Games to watch' });
    const way = games
      .getByRole('link', { name: /Ada and Jan/ })
      .and(games.locator(`[href="${new URL(address).pathname}"]`));
    await expect(way).toContainText('Watch');
    await expectAccessibleAndFitting(eve.page, 'lobby with a game to watch');
    await way.click();
    await expect(eve.page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
    await expect(eve.page.getByText('You are watching.', { exact: false })).toBeVisible();
  });

  await test.step('a reload during the game returns to the same point', async () => {
    const lit = ({ page }: OnlineUser) => page.getByRole('main').getByRole('button', { name: /possible$/ });
    await expect.poll(async () => (await lit(ada).count()) + (await lit(jan).count())).toBeGreaterThan(0);
    const first = (await lit(ada).count()) > 0 ? ada : jan;
    const player = new PagePlayer(first.page, mouseInput(first.page), starshipStrategy());
    await player.play(() => player.actions.length > 2);
    const story = await ada.page
      .getByRole('region', { name: 'Log', exact: true })
      .getByRole('listitem')
      .allInnerTexts();
    await ada.page.reload();
    const again = ada.page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem');
    const asFarAs = async () => (await again.allInnerTexts()).slice(0, story.length); // more entries may have been added meanwhile
    await expect.poll(asFarAs).toEqual(story);
  });

  await test.step('the commitment to the dice, the players and the settings are shown during the game', async () => {
    await chooseInMenu(ada.page, 'About this table');
    const about = ada.page.getByRole('dialog', { name: 'About this table' });
    await expect(about).toContainText(fingerprint);
    await about.getByText('Fingerprint of each seat').click();
    await expect(about.getByText(/^[0-9a-f]{64}$/)).toHaveCount(3);
    await expect(about.getByRole('link', { name: 'Jan' })).toHaveAttribute('href', /^\/person\//);
    await expectAccessibleAndFitting(ada.page, 'about the table');
    await about.getByRole('button', { name: 'Close' }).click();
    await expect(about).toHaveCount(0);
  });

  await test.step('a page without a network says so, still shows the table, and reconnects', async () => {
    await jan.context.setOffline(true);
    await expect(jan.page.getByText('Connection lost.', { exact: false })).toBeVisible();
    await expect(jan.page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
    await jan.context.setOffline(false);
    await expect(jan.page.getByText('Connection lost.', { exact: false })).toHaveCount(0);
  });

  await test.step('after some turns by hand, bots play on for players who leave', async () => {
    await ada.page.getByRole('button', { name: 'Text table' }).click();
    await expectAccessibleAndFitting(ada.page, 'text table with talk');
    const players = [
      new PagePlayer(ada.page, mouseInput(ada.page), starshipStrategy(), 'text'),
      new PagePlayer(jan.page, mouseInput(jan.page), starshipStrategy()),
    ];
    await playTogether(players, 25);
    for (const { page } of [ada, jan]) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Let a bot play for me' }).click();
      await expect(page.getByText('A bot is playing for you.')).toBeVisible();
    }
  });

  await test.step('the address of the replay says that the game is still being played, and links to the table', async () => {
    const elsewhere = await openBrowserFor(browser, complaints);
    await elsewhere.page.goto(address.replace('/join/', '/replay/'));
    await expect(elsewhere.page.getByText('This game is still being played.', { exact: false })).toBeVisible();
    await expect(elsewhere.page.getByRole('link', { name: 'To the table' })).toHaveAttribute(
      'href',
      new URL(address).pathname,
    );
    await elsewhere.context.close();
  });

  const end = ada.page.getByRole('dialog', { name: 'The game is over' });
  await expect(end.getByRole('listitem')).toHaveCount(2, { timeout: 120_000 });
  await expect(eve.page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
  await expectAccessibleAndFitting(ada.page, 'the end');

  await expectTrueLog(ada.page, end);
  await end.getByRole('button', { name: /^Game report/ }).click();
  await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText(/(You win|wins) with ([5-9]|1\d) points$/);
  await ada.page.getByRole('button', { name: 'Check every roll' }).click();
  await expect(ada.page.getByText('Yes. The secret number fits its fingerprint', { exact: false })).toBeVisible();
  await expect(ada.page.getByText('the wings of the dove')).toBeVisible();
  await expect(ada.page.getByText(fingerprint, { exact: true })).toBeVisible();
  await expect(ada.page.getByText('The record has the same fingerprints', { exact: false })).toBeVisible();

  await test.step('report and replay open on a device that has never seen the game', async () => {
    const elsewhere = await openBrowserFor(browser, complaints);
    await elsewhere.page.goto(ada.page.url());
    await expect(elsewhere.page.getByRole('heading', { level: 1 })).toHaveText(/ wins with ([5-9]|1\d) points$/);
    const replay = ada.page.url().replace('/result/', '/replay/');
    const card = await (await elsewhere.page.request.get(replay)).text();
    expect(card).toMatch(/property="og:title" content="(Ada|Jan) wins Two Captains"/);
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(card) ?? [];
    const png = await (await elsewhere.page.request.get(picture)).body();
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    await elsewhere.page.goto(`${replay}?move=37`);
    await expect(elsewhere.page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
    await elsewhere.page.getByRole('button', { name: 'Next turn' }).click();
    await expect(elsewhere.page).toHaveURL(/\/replay\/\w+\/(3[89]|[4-9]\d)$/);
    await elsewhere.page.getByRole('button', { name: 'Share' }).click();
    await expect(elsewhere.page.getByText(/^(Link copied|The link: )/)).toBeVisible();
    await elsewhere.context.close();
  });

  await test.step('another site shows the replay in a frame, and nothing else', async () => {
    const embedded = ada.page.url().replace('/result/', '/embed/');
    const frames = [
      `<iframe name="replay" src="${embedded}" width="900" height="600">`,
      `<iframe name="table" src="${address}">`,
    ];
    const site = await startSite(frames.join('</iframe>'));
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.address);
    const framed = page.frameLocator('[name=replay]');
    await expect(framed.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
    expect(page.frame('table')?.url()).toBe('chrome-error://chromewebdata/');
    const opened = context.waitForEvent('page');
    await framed.getByRole('link', { name: 'Open in Orrery' }).click();
    await expect(await opened).toHaveURL(/\/replay\//);
    await context.close();
    site.end();
  });

  await jan.page.getByRole('dialog', { name: 'The game is over' }).getByRole('button', { name: 'Rematch' }).click();
  await expect(jan.page.getByRole('heading', { level: 1, name: /taking seats$/ })).toBeVisible();
  await ada.page.getByRole('link', { name: 'Back to the table' }).click();
  await end.getByRole('button', { name: 'Join the rematch' }).click();
  await expect(ada.page.getByRole('heading', { level: 1, name: /taking seats$/ })).toBeVisible();
  expect(complaints).toEqual([]);
  for (const { context } of [ada, jan, eve]) await context.close();
});
