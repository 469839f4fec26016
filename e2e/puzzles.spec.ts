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
    anew: 'From the beginning',
    solution: 'The solution.',
    solved: 'Solved.',
  },
  de: { guide: 'Rätsel', show: 'Lösung zeigen', anew: 'Von vorn', solution: 'Die Lösung.', solved: 'Gelöst.' },
  nl: {
    guide: 'Puzzel',
    show: 'Oplossing tonen',
    anew: 'Vanaf het begin',
    solution: 'De oplossing.',
    solved: 'Opgelost.',
  },
} as const satisfies Record<TestedLanguage, object>;

const guideOf = (page: Page, language: TestedLanguage) =>
  page.getByRole('region', { name: WORDS[language].guide, exact: true });

test('a puzzle judges what is done, gives a hint, is solved, and stays solved', { tag: [LONG_TAG] }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('link', { name: 'Puzzle 1 of Four Sectors' }).click();
  const guide = guideOf(page, 'en');
  await expect(guide).toContainText('It is your turn. What is best?');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Fly on/ })
    .click();
  await expect(guide).toContainText('Fly on: it wins about 46 % of games, the best move 52 %.');
  await guide.getByRole('button', { name: 'Try again' }).click();
  await guide.getByRole('button', { name: 'Hint' }).click();
  await expect(guide).toContainText('Consider this: ');
  await page.getByRole('button', { name: 'Text table' }).click();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Fulfil “Environmental Pollution”/ })
    .click();
  await expect(guide).toContainText('Solved. One knowledge for 3 astro');
  await expect(guide).toContainText('Tempting, but worse: Fly on');
  await expectAccessibleAndFitting(page, 'a solved puzzle');
  await guide.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(guide).toContainText('Puzzle 2 of 6');
  await page.goto('/puzzles');
  await expect(page.getByRole('link', { name: 'Puzzle 1 of Four Sectors, solved' })).toBeVisible();
  await expect(page.getByText('1 of 6 solved')).toBeVisible();
});

/** Presses a button by its key. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Shows the solution, takes it back, and finds it again in the list of moves. */
async function solve(page: Page, language: TestedLanguage): Promise<void> {
  const words = WORDS[language];
  const guide = guideOf(page, language);
  await expect(guide).toBeVisible();
  await page.keyboard.press('t');
  await press(page, guide.getByRole('button', { name: words.show, exact: true }));
  const anew = guide.getByRole('button', { name: words.anew, exact: true });
  await expect(anew).toBeVisible();
  await expect(guide.getByText(words.solution, { exact: true })).toBeVisible();
  const moves = (await guide.locator('.puzzle-line').innerText()).trim().split(' · ');
  await press(page, anew);
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
      await expect(page.getByRole('link', { name: /(solved|gelöst|opgelost)$/ })).toHaveCount(many);
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
