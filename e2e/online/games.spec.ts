import { test } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from '../accessibility.ts';
import { mouseInput } from '../player/input-methods.ts';
import { PagePlayer } from '../player/player.ts';
import { starfarersStrategy } from '../player/starfarers.ts';
import { starshipStrategy } from '../player/starship.ts';
import { startrekStrategy } from '../player/startrek.ts';
import { playTogether } from '../player/together.ts';
import { expect } from '../test.ts';
import { boardOf, endOf, expectFairDice, expectTrueLog, join, makeTableOf, openBrowserFor } from './people.ts';

test.setTimeout(600_000);

/** Number of decisions of both players between checks of the other games. */
const OPENING_DECISIONS = 16;

/**
 * The final standings as a viewer reads them, who is called “You”: the winner with all points; for the others only their
 * places, because their secret points are hidden.
 */
function standingsFor(viewer: string, lines: readonly string[]): (string | RegExp)[] {
  const [winner = '', ...others] = lines.map((line) => line.replace(viewer, 'You'));
  return [winner, ...others.map((line) => new RegExp(`^${line.replace(/\d+ points?$/, '')}\\d+ points?$`))];
}

for (const { game, bots, wishes, terms, won } of [
  {
    game: 'startrek',
    bots: 1,
    wishes: startrekStrategy,
    terms: { 'Target points': '8 points' },
    won: /wins with (8|9|10) points$/,
  },
  {
    game: 'starship',
    bots: 0,
    wishes: starshipStrategy,
    terms: { 'Target points': '6 points' },
    won: /wins with ([6-9]|1\d) points$/,
  },
  {
    game: 'duel',
    bots: 0,
    wishes: starshipStrategy,
    terms: { 'Target points': '6 points' },
    won: /wins with ([6-9]|1\d) points$/,
  },
  {
    game: 'starfarers',
    bots: 1,
    wishes: starfarersStrategy,
    terms: { Target: '8 points', 'Set-up': 'Beginners: fixed layout', 'First pieces': 'Beginners: fixed places' },
    won: /wins with ([8-9]|1\d) points$/,
  },
] as const) {
  test(`two people play ${game} over the network from the first decision to the last, a spectator sees the same end, and the dice are fair`, {
    tag: [LONG_TAG],
  }, async ({ browser }) => {
    const complaints: string[] = [];
    const ada = await openBrowserFor(browser, complaints, 'dark');
    const jan = await openBrowserFor(browser, complaints, 'light');
    const eve = await openBrowserFor(browser, complaints, 'dark');
    const address = await makeTableOf(game, ada.page, 'Ada', terms);
    await join(jan.page, address, 'Jan');
    for (let n = 0; n < bots; n++) await ada.page.getByRole('button', { name: /^Add a bot on seat/ }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await eve.page.goto(address);
    for (const { page } of [ada, jan, eve]) await expect(boardOf(page)).toBeVisible();
    await expect(eve.page.getByText('You are watching.', { exact: false }).first()).toBeVisible();

    const players = [ada, jan].map(({ page }) => new PagePlayer(page, mouseInput(page), wishes()));
    await playTogether(players, OPENING_DECISIONS);
    for (const player of players) expect(player.actions.length).toBeGreaterThan(0);
    // A player who is asked may have a dialogue over the log; a spectator is never asked.
    const story = eve.page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem');
    await expect(story.nth(3)).toBeAttached();
    await expectAccessibleAndFitting(jan.page, `${game} over the network`);
    await playTogether(players);

    const standing = endOf(ada.page).getByRole('listitem');
    await expect(standing).toHaveCount(2 + bots);
    const final = (await standing.allTextContents()).map((line) => line.replace('You', 'Ada'));
    await expect(endOf(jan.page).getByRole('listitem')).toHaveText(standingsFor('Jan', final));
    await expect(endOf(eve.page).getByRole('listitem')).toHaveText(standingsFor('Eve', final));
    await expectTrueLog(jan.page, endOf(jan.page));
    for (const each of [ada, eve]) await expectFairDice(each.page, won, each === ada);
    expect(complaints).toEqual([]);
    for (const { context } of [ada, jan, eve]) await context.close();
  });
}
