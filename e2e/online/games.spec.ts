import { test } from '@playwright/test';
import { mouse } from '../player/hands.ts';
import { Player } from '../player/player.ts';
import { starfarers } from '../player/starfarers.ts';
import { starship } from '../player/starship.ts';
import { startrek } from '../player/startrek.ts';
import { playTogether } from '../player/together.ts';
import { expectFit, LONG } from '../seen.ts';
import { expect } from '../visit.ts';
import { arrive, boardOf, endOf, expectFairDice, expectTrueLog, join, makeTableOf } from './people.ts';

test.setTimeout(600_000);

/** So many decisions of both together until one looks how the others are doing. */
const OPENING = 16;

/** The winner with every point; of the others who came where, for what they hold in secret only they can count. */
const asAllSeeIt = ([winner = '', ...others]: readonly string[]): (string | RegExp)[] => [
  winner,
  ...others.map((line) => new RegExp(`^${line.replace(/\d+ points?$/, '')}\\d+ points?$`)),
];

for (const { game, bots, wishes, terms, won } of [
  {
    game: 'startrek',
    bots: 1,
    wishes: startrek,
    terms: { 'Target points': '8 points' },
    won: /wins with (8|9|10) points$/,
  },
  {
    game: 'starship',
    bots: 0,
    wishes: starship,
    terms: { 'Target points': '6 points' },
    won: /wins with ([6-9]|1\d) points$/,
  },
  {
    game: 'duel',
    bots: 0,
    wishes: starship,
    terms: { 'Target points': '6 points' },
    won: /wins with ([6-9]|1\d) points$/,
  },
  {
    game: 'starfarers',
    bots: 1,
    wishes: starfarers,
    terms: { Target: '8 points', 'Set-up': 'Beginners: fixed layout', 'First pieces': 'Beginners: fixed places' },
    won: /wins with ([8-9]|1\d) points$/,
  },
] as const) {
  test(`two people play ${game} over the network from the first decision to the last, an onlooker sees the same end, and the dice hold`, {
    tag: [LONG],
  }, async ({ browser }) => {
    const complaints: string[] = [];
    const ada = await arrive(browser, complaints, 'dark');
    const jan = await arrive(browser, complaints, 'light');
    const eve = await arrive(browser, complaints, 'dark');
    const address = await makeTableOf(game, ada.page, 'Ada', terms);
    await join(jan.page, address, 'Jan');
    for (let n = 0; n < bots; n++) await ada.page.getByRole('button', { name: /^Add a bot on seat/ }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await eve.page.goto(address);
    for (const { page } of [ada, jan, eve]) await expect(boardOf(page)).toBeVisible();
    await expect(eve.page.getByText('You are watching.', { exact: false }).first()).toBeVisible();

    const players = [ada, jan].map(({ page }) => new Player(page, mouse(page), wishes()));
    await playTogether(players, OPENING);
    for (const player of players) expect(player.deeds.length).toBeGreaterThan(0);
    // Whoever is asked something may have a dialogue over the log; an onlooker is asked nothing.
    const story = eve.page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem');
    await expect(story.nth(3)).toBeAttached();
    await expectFit(jan.page, `${game} over the network`);
    await playTogether(players);

    const standing = endOf(ada.page).getByRole('listitem');
    await expect(standing).toHaveCount(2 + bots);
    const final = asAllSeeIt(await standing.allTextContents());
    for (const { page } of [jan, eve]) await expect(endOf(page).getByRole('listitem')).toHaveText(final);
    await expectTrueLog(jan.page, endOf(jan.page));
    for (const each of [ada, eve]) await expectFairDice(each.page, won, each === ada);
    expect(complaints).toEqual([]);
    for (const { context } of [ada, jan, eve]) await context.close();
  });
}
