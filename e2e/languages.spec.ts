import { finishedGame, GOLDEN_POSITIONS, gameUntil, openFile } from './golden.ts';
import { expect, test } from './test.ts';
import { TESTED_LANGUAGES } from './tested-languages.ts';

test.use({ seed: 9, contextOptions: { reducedMotion: 'reduce' } });

/** The expected texts in each language. */
const WORDS = {
  en: {
    own: 'English',
    sheet: 'New game: Nineteen Worlds',
    start: 'Start the game',
    founding: 'Place your first station.',
    board: 'Board',
    possible: /: free, possible$/,
    file: 'Open game file',
    lift: /: show my hand$/,
    discard: 'Choose 5 cards to discard',
    hand: { title: 'Your hand', resource: 'oxygen' },
    almanac: 'Almanac',
    winner: /wins with 11 points$/,
    standings: 'Final standings',
  },
  de: {
    own: 'Deutsch',
    sheet: 'Neues Spiel: Neunzehn Welten',
    start: 'Spiel beginnen',
    founding: 'Setze deine erste Kleine Raumstation.',
    board: 'Spielplan',
    possible: /: frei, möglich$/,
    file: 'Spieldatei öffnen',
    lift: /: zeig meine Karten$/,
    discard: 'Wähle 5 Karten zum Abgeben',
    hand: { title: 'Deine Hand', resource: 'Sauerstoff' },
    almanac: 'Almanach',
    winner: /gewinnt mit 11 Punkten$/,
    standings: 'Endstand',
  },
  nl: {
    own: 'Nederlands',
    sheet: 'Nieuw spel: Negentien Werelden',
    start: 'Spel beginnen',
    founding: 'Zet je eerste ruimtestation.',
    board: 'Speelbord',
    possible: /: vrij, mogelijk$/,
    file: 'Spelbestand openen',
    lift: /: laat mijn kaarten zien$/,
    discard: 'Kies 5 kaarten om af te leggen',
    hand: { title: 'Je hand', resource: 'zuurstof' },
    almanac: 'Almanak',
    winner: /wint met 11 punten$/,
    standings: 'Eindstand',
  },
} as const;

for (const language of TESTED_LANGUAGES) {
  const words = WORDS[language];

  test(`in ${language}: sheet, table, dialogue, almanac, result`, async ({ page }) => {
    await page.goto('/new/startrek');
    await page.getByRole('button', { name: words.own }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sheet);
    await page.getByRole('button', { name: words.start }).click();
    const board = page.getByRole('region', { name: words.board, exact: true });
    await expect(board).toBeVisible();
    await expect(page.getByRole('heading', { name: words.founding })).toBeVisible();
    await expect(board.getByRole('button', { name: words.possible }).first()).toBeVisible();

    await page.goto('/');
    await page
      .getByLabel(words.file)
      .last()
      .setInputFiles(asFile(gameUntil(GOLDEN_POSITIONS.discard)));
    await page.getByRole('button', { name: words.lift }).click();
    await expect(page.locator('[data-part="prompt"]')).toContainText(words.discard);
    await expect(page.getByRole('region', { name: words.hand.title })).toContainText(words.hand.resource);
    await page.getByRole('button', { name: words.almanac, exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.almanac }).getByRole('heading').nth(1)).toBeVisible();

    await page.goto('/');
    await page.getByLabel(words.file).last().setInputFiles(asFile(finishedGame()));
    await expect(page).toHaveURL(/\/replay\//);
    await page.goto(page.url().replace('/replay/', '/result/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.winner);
    await expect(page.getByRole('region', { name: words.standings })).toBeVisible();
  });
}

const asFile = (text: string) => ({ name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('the language can be switched in the middle of a game', async ({ page }) => {
  await page.goto('/');
  await openFile(page, gameUntil(GOLDEN_POSITIONS.steal));
  await page.getByRole('button', { name: WORDS.en.lift }).click();
  const story = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(story.last()).toBeVisible();
  const lines = await story.count();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.goBack();
  await page.getByRole('button', { name: WORDS.de.lift }).click();
  await expect(page.getByRole('region', { name: 'Spielplan', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Protokoll' }).getByRole('listitem')).toHaveCount(lines);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /berauben$/ })
      .first(),
  ).toBeVisible();
});
