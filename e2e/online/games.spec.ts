import { mouse } from '../player/hands.ts';
import { Player } from '../player/player.ts';
import { starfarers } from '../player/starfarers.ts';
import { starship } from '../player/starship.ts';
import { startrek } from '../player/startrek.ts';
import { playTogether } from '../player/together.ts';
import { expectFit, LONG } from '../seen.ts';
import { expect, test } from '../visit.ts';
import { arrive, boardOf, join, makeTableOf } from './people.ts';

test.setTimeout(180_000);

/** So many decisions of both together. */
const DECISIONS = 16;

for (const { game, bots, wishes } of [
  { game: 'startrek', bots: 1, wishes: startrek },
  { game: 'starship', bots: 0, wishes: starship },
  { game: 'duel', bots: 0, wishes: starship },
  { game: 'starfarers', bots: 1, wishes: starfarers },
] as const) {
  test(`two people and an onlooker open ${game} over the network and make some moves`, { tag: [LONG] }, async ({
    browser,
  }) => {
    const complaints: string[] = [];
    const ada = await arrive(browser, complaints, 'dark');
    const jan = await arrive(browser, complaints, 'light');
    const eve = await arrive(browser, complaints, 'dark');
    const address = await makeTableOf(game, ada.page, 'Ada');
    await join(jan.page, address, 'Jan');
    for (let n = 0; n < bots; n++) await ada.page.getByRole('button', { name: /^Place a bot on seat/ }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    await eve.page.goto(address);
    for (const { page } of [ada, jan, eve]) await expect(boardOf(page)).toBeVisible();

    const players = [ada, jan].map(({ page }) => new Player(page, mouse(page), wishes()));
    await playTogether(players, DECISIONS);
    for (const player of players) expect(player.deeds.length).toBeGreaterThan(0);
    // Whoever is asked something may have a dialogue over the log; an onlooker is asked nothing.
    await expect(
      eve.page.getByRole('region', { name: 'Log', exact: true }).getByRole('listitem').nth(3),
    ).toBeAttached();
    await expect(eve.page.getByText('You are watching.', { exact: false }).first()).toBeVisible();
    await expectFit(jan.page, `${game} over the network`);
    expect(complaints).toEqual([]);
    for (const { context } of [ada, jan, eve]) await context.close();
  });
}
