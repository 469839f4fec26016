import { startNewGame } from './new-game.ts';
import { visitAndLeaveNetwork } from './no-network.ts';
import { mouseInput } from './player/input-methods.ts';
import { PagePlayer } from './player/player.ts';
import { startrekStrategy } from './player/startrek.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit everything opens without a network, in every language, and a game can be played', async ({
  page,
}) => {
  await visitAndLeaveNetwork(page);
  await page.reload();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.getByRole('button', { name: 'Nederlands' }).click();
  for (const [address, heading] of [
    ['/almanac/startrek/ST-DEV-03', 'Almanak: Negentien Werelden'],
    ['/new/startrek', 'Nieuw spel: Negentien Werelden'],
    ['/about', 'Over Orrery'],
    ['/settings', 'Instellingen'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto('/about');
  await expect(page.getByText('react-dom')).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Negentien Werelden tegen bots' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negentien Werelden');
});

test.describe('without a network', () => {
  test.use({ seed: 10, contextOptions: { reducedMotion: 'reduce' } });

  test('a game is begun and played, the rules are read, the language is changed, a reload goes on', async ({
    page,
  }) => {
    await visitAndLeaveNetwork(page);
    await page.reload();
    await startNewGame(page, { options: { 'Who starts': 'The oldest, on seat 1' } });
    const player = new PagePlayer(page, mouseInput(page), startrekStrategy());
    const isTurn = () => player.actions.filter((action) => action.startsWith('End the turn')).length === 1;
    await player.play(isTurn, 60);
    await page.getByRole('button', { name: 'Almanac', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Almanac' }).getByRole('heading').nth(1)).toBeVisible();
    await page.goto('/settings');
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).last().click();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Spielplan', exact: true })).toBeVisible();
  });
});
