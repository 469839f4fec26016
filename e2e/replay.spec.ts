import { finishedGame, openFile } from './golden.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a finished game is watched again: step, scrub, jump, from another seat, with open cards', async ({ page }) => {
  await page.goto('/');
  await openFile(page, finishedGame());
  const controls = page.getByRole('region', { name: 'Replay controls' });
  const position = controls.getByRole('slider', { name: 'Position' });
  await expect(position).toHaveAttribute('aria-valuetext', /^Step \d+ of \d+/);
  // It opens on the board as it was dealt, when the first player is asked.
  const board = page.getByRole('region', { name: 'Board' });
  await expect(
    board.getByRole('button', { name: /^(tritanium|dilithium|food|oxygen|water) \d+/ }).first(),
  ).toBeVisible();
  await position.fill('0');

  await controls.getByRole('button', { name: 'One step forward' }).click();
  await expect(position).toHaveAttribute('aria-valuetext', /^Step 1 of/);
  await page.keyboard.press('ArrowRight');
  await expect(position).not.toHaveAttribute('aria-valuetext', /^Step [01] of/);
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveAttribute('aria-valuetext', /^Step 1 of/);

  await position.fill('500');
  await expect(position).toHaveAttribute('aria-valuetext', /^Step 500 of \d+, Turn \d+/);
  await expect(page).toHaveURL(/\/replay\/[\w-]+\/500$/); // the address is updated a moment later

  await controls.getByRole('combobox', { name: 'Turn' }).selectOption({ index: 10 });
  await expect(position).toHaveAttribute('aria-valuetext', /Turn 10: /);
  await expect(page).not.toHaveURL(/\/500$/);
  const tenth = page.url();
  await controls.getByRole('button', { name: 'Next turn' }).click();
  await expect(position).toHaveAttribute('aria-valuetext', /Turn 11: /);
  await expect(page).not.toHaveURL(tenth);

  await controls.getByRole('combobox', { name: 'View as' }).selectOption('All cards open');
  const hands = page.getByRole('region', { name: 'Hands' });
  await expect(hands.getByRole('listitem').first()).toBeVisible();
  await controls.getByRole('combobox', { name: 'View as' }).selectOption('Spectator');
  await expect(hands).toHaveCount(0);

  await page.reload();
  await expect(position).toHaveAttribute('aria-valuetext', /Turn 11: /);
  await controls.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(position).toHaveAttribute('aria-valuetext', /Turn 12: /, { timeout: 30_000 });
});

test('from any moment of a finished game one can play on, also against bots', async ({ page }) => {
  await page.goto('/');
  await openFile(page, finishedGame());
  const controls = page.getByRole('region', { name: 'Replay controls' });
  await controls.getByRole('slider', { name: 'Position' }).fill('300');
  await expect(controls.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 300 of/);
  await controls.getByRole('button', { name: 'Play on from here' }).click();
  const dialogue = page.getByRole('dialog', { name: 'Play on from here' });
  await dialogue.getByLabel('Name on seat 1').fill('Ada');
  for (const n of [2, 3, 4]) await dialogue.getByRole('combobox', { name: `Seat ${n}` }).selectOption('Bot: Cadet');
  await dialogue.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem').first()).toContainText('You');
  // A bot may ask something by then, and its dialogue hides the rest from queries by role.
  const log = page.getByRole('region', { name: 'Log', includeHidden: true });
  await expect(log.getByRole('button', { includeHidden: true }).nth(40)).toBeVisible();
});
