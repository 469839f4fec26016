import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from './accessibility.ts';
import { gamesWith, puzzlesOf } from './games.ts';
import { expect, test } from './test.ts';
import { TESTED_LANGUAGES, type TestedLanguage } from './tested-languages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GAMES = gamesWith('puzzles');

/** The texts of the guide and the labels of its buttons. */
const WORDS = {
  en: {
    guide: 'Puzzle',
    show: 'Show the solution',
    restart: 'From the beginning',
    solution: 'The solution.',
    solved: 'Solved.',
  },
  de: { guide: 'Rätsel', show: 'Lösung zeigen', restart: 'Von vorn', solution: 'Die Lösung.', solved: 'Gelöst.' },
  nl: {
    guide: 'Puzzel',
    show: 'Oplossing tonen',
    restart: 'Vanaf het begin',
    solution: 'De oplossing.',
    solved: 'Opgelost.',
  },
} as const satisfies Record<TestedLanguage, object>;

const guideOf = (page: Page, language: TestedLanguage) =>
  page.getByRole('region', { name: WORDS[language].guide, exact: true });

/** The moves of a solution, as the guide lists them. */
const solutionMoves = (guide: Locator): Promise<readonly string[]> => guide.locator('.puzzle-move').allInnerTexts();

test('a puzzle judges what is done, gives a hint, is solved, and stays solved', { tag: [LONG_TAG] }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('link', { name: /^1 puzzle of Two Captains/ }).click();
  const guide = guideOf(page, 'en');
  await expect(guide).toContainText('It is your turn. What is best?');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Fly on/ })
    .click();
  await expect(guide).toContainText(/Fly on: it wins about \d+ % of games, the best move \d+ %\./);
  await guide.getByRole('button', { name: 'Try again' }).click();
  await guide.getByRole('button', { name: 'Hint' }).click();
  await expect(guide).toContainText('Consider this: ');
  await page.getByRole('button', { name: 'Text table' }).click();
  await solve(page, 'en', false);
  await expect(guide).toContainText('Tempting, but worse: Fly on');
  await expectAccessibleAndFitting(page, 'a solved puzzle');
  await guide.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(guide).toContainText(`Puzzle 2 of ${puzzlesOf('duel')}`);
  await page.goto('/puzzles/duel');
  await expect(page.getByRole('link', { name: /^1 puzzle of Two Captains, .*, solved$/ })).toBeVisible();
  await expect(page.getByText(`1 of ${puzzlesOf('duel')} solved`)).toBeVisible();
});

test('the list is filtered by difficulty and theme, and hides what is solved', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('puzzles.2.duel', '1 2'));
  await page.goto('/puzzles/duel');
  const puzzles = page.getByRole('link', { name: /^\d+ puzzle of Two Captains/ });
  const many = puzzlesOf('duel');
  await expect(puzzles).toHaveCount(many);
  await page.getByRole('checkbox', { name: 'Only unsolved ones' }).check();
  await expect(puzzles).toHaveCount(many - 2);
  await page.getByRole('button', { name: 'hard', exact: true }).click();
  const hard = await puzzles.count();
  expect(hard).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: /^\d+ puzzle of Two Captains, .*, hard/ })).toHaveCount(hard);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Trade');
  await expect(page.getByRole('link', { name: /^\d+ puzzle of Two Captains, Trade, hard/ })).toHaveCount(
    await puzzles.count(),
  );
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Trade']);
});

test('the puzzle of the day is the same for everybody, and solving it makes a streak', async ({ page, browser }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 18, 12));
  await page.addInitScript(() => {
    const yesterday = Math.floor(Date.UTC(2026, 10, 17) / 86_400_000);
    if (localStorage.getItem('puzzles.streak') === null) localStorage.setItem('puzzles.streak', `${yesterday} 4 4`);
  });
  await page.goto('/puzzles');
  const daily = page.getByRole('region', { name: 'Puzzle of the day' });
  await expect(daily).toContainText('4 days in a row');
  const place = await daily.getByRole('link', { name: 'Solve it' }).getAttribute('href');

  const other = await browser.newPage();
  await other.clock.setFixedTime(new Date(2026, 10, 18, 23, 30));
  await other.goto(new URL('/puzzles', page.url()).href);
  await expect(
    other.getByRole('region', { name: 'Puzzle of the day' }).getByRole('link', { name: 'Solve it' }),
  ).toHaveAttribute('href', place ?? '');
  await other.close();

  await daily.getByRole('link', { name: 'Solve it' }).click();
  await solve(page, 'en');
  await page.goto('/puzzles');
  await expect(daily).toContainText('Solved today.');
  await expect(daily).toContainText('5 days in a row');
});

/** Presses a button by its key. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Shows the solution, takes it back, and finds it again in the list of moves. */
async function solve(page: Page, language: TestedLanguage, opensText = true): Promise<void> {
  const words = WORDS[language];
  const guide = guideOf(page, language);
  await expect(guide).toBeVisible();
  if (opensText) await page.keyboard.press('t');
  await press(page, guide.getByRole('button', { name: words.show, exact: true }));
  const restart = guide.getByRole('button', { name: words.restart, exact: true });
  await expect(restart).toBeVisible();
  await expect(guide.getByText(words.solution, { exact: true })).toBeVisible();
  const moves = await solutionMoves(guide);
  await press(page, restart);
  await expect(guide.getByRole('button', { name: words.show, exact: true })).toBeVisible();
  for (const [i, move] of moves.entries()) {
    await press(page, page.getByRole('listitem').getByRole('button', { name: move, exact: true }).first());
    if (i < moves.length - 1) await expect(guide.getByRole('status')).toContainText(move);
  }
  await expect(guide.getByText(words.solved, { exact: true })).toBeVisible();
}

for (const game of GAMES) {
  for (const language of TESTED_LANGUAGES) {
    test(`every puzzle of ${game} is solved by keys in ${language}`, { tag: [LONG_TAG] }, async ({ page }) => {
      test.setTimeout(400_000);
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      const many = puzzlesOf(game);
      for (let number = 1; number <= many; number++) {
        await page.goto(`/puzzles/${game}/${number}`);
        await solve(page, language);
        await expectAccessibleAndFitting(page, `${game} ${number} in ${language}`);
      }
      await page.goto('/puzzles');
      await expect(page.getByRole('link', { name: /^\d.*(solved|gelöst|opgelost)$/ })).toHaveCount(many);
    });
  }
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`shelf and puzzles fit at ${width} × ${height}`, { tag: [LONG_TAG] }, async ({ page }) => {
    test.setTimeout(240_000); // axe checks every board twice
    await page.setViewportSize({ width, height });
    await page.goto('/puzzles');
    await expect(page.getByRole('heading', { name: 'Puzzles', level: 1 })).toBeVisible();
    await expectAccessibleAndFitting(page, 'shelf');
    for (const game of GAMES) {
      await page.goto(`/puzzles/${game}/1`);
      const guide = guideOf(page, 'en');
      await expect(guide).toBeVisible();
      await expectAccessibleAndFitting(page, `${game}, asked`);
      await guide.getByRole('button', { name: 'Show the solution' }).click();
      await expect(guide.getByRole('button', { name: 'From the beginning' })).toBeVisible();
      await expectAccessibleAndFitting(page, `${game}, shown`);
    }
  });
}
