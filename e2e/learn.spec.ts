import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAndFitting, LONG_TAG } from './accessibility.ts';
import { gamesWith } from './games.ts';
import { byKeys, byMouse, Learner, retryUntilPressed } from './learner.ts';
import { learnersMoves, textFor, textsIn } from './lesson-words.ts';
import { flyMission } from './mission-player.ts';
import { expect, test } from './test.ts';
import { TESTED_LANGUAGES, type TestedLanguage } from './tested-languages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(240_000);

const GAMES = gamesWith('lesson');

/** The labels of the guide's buttons. */
const WORDS = {
  en: { guide: 'Guide', begin: 'Begin', next: 'Next', show: 'Do it for me', play: 'Play a whole game' },
  de: {
    guide: 'Begleitung',
    begin: 'Anfangen',
    next: 'Weiter',
    show: 'Mach es für mich',
    play: 'Eine ganze Partie spielen',
  },
  nl: {
    guide: 'Begeleiding',
    begin: 'Beginnen',
    next: 'Verder',
    show: 'Doe het voor mij',
    play: 'Een heel spel spelen',
  },
} as const;

/** More steps than any lesson has. */
const MAX_LESSON_STEPS = 150;

const speaking = (page: Page, language: TestedLanguage) =>
  page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);

/** The number of steps of a lesson, as its guide shows beside the name of the chapter. */
const stepsIn = (guide: string): number => Number(/· \d+ \p{L}+ (\d+)/u.exec(guide)?.[1]);

/** Goes through a lesson from its first step to its end with `press`: each press is a step. */
async function walkLesson(
  page: Page,
  language: TestedLanguage,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const words = WORDS[language];
  const guide = page.getByRole('region', { name: words.guide, exact: true });
  const button = (name: string) => guide.getByRole('button', { name, exact: true });
  const ways = button(words.next).or(button(words.show)).or(button(words.play));
  await expect(ways).toBeVisible();
  const steps = stepsIn(await guide.innerText());
  for (let step = 0; step < MAX_LESSON_STEPS; step++) {
    await expect(ways).toBeVisible();
    if (await button(words.play).isVisible()) return expect(step).toBe(steps);
    const before = await guide.innerText();
    await press(ways);
    await expect(guide).not.toHaveText(before, { useInnerText: true });
  }
  throw new Error('the lesson does not end');
}

for (const [i, game] of GAMES.entries()) {
  for (const [j, language] of TESTED_LANGUAGES.entries()) {
    // Star Trek's lesson is tested with the keyboard below.
    const tag = game !== 'startrek' && i % TESTED_LANGUAGES.length === j ? [] : [LONG_TAG];
    test(`the first game of ${game} is walked through to its end in ${language}`, { tag }, async ({ page }) => {
      await speaking(page, language);
      await page.goto(`/learn/${game}`);
      await page.getByRole('link', { name: WORDS[language].begin, exact: true }).click();
      await walkLesson(page, language, (button) => button.click());
    });
  }
}

for (const [i, game] of GAMES.entries()) {
  for (const [j, language] of TESTED_LANGUAGES.entries()) {
    // Each game with only the keyboard in one language, every language with only the keyboard in some game.
    const isByKeys = i % TESTED_LANGUAGES.length === j;
    const how = isByKeys ? 'by keys alone' : 'by mouse';
    test(`${game} is learnt in ${language} ${how} with moves of one’s own, wrong turns included`, {
      tag: [LONG_TAG],
    }, async ({ page }) => {
      test.setTimeout(600_000);
      const table = textsIn('web/table', language);
      const press = retryUntilPressed(isByKeys ? byKeys(page) : byMouse);
      await speaking(page, language);
      await page.goto(`/learn/${game}`);
      await press(page.getByRole('link', { name: WORDS[language].begin, exact: true }));
      await expect(page.getByRole('region', { name: WORDS[language].guide, exact: true })).toBeVisible();
      await expectAccessibleAndFitting(page, 'the first step');
      const toText = page.getByRole('button', { name: textFor(table, 'text'), exact: true });
      // A game without a drawn board already uses the text table.
      if (await toText.isVisible()) await press(toText);
      const learner = new Learner(page, language, press);
      const moves = await learner.walk(game);
      expect(moves).toBe((await learnersMoves(game, language)).length);
      expect(learner.shown).toBeLessThan(moves / 4);
      expect(learner.detours).toBeGreaterThan(0);
      await expectAccessibleAndFitting(page, 'the end');
    });
  }
}

for (const language of TESTED_LANGUAGES) {
  for (const mission of [1, 2, 3, 4, 5]) {
    const how = language === 'en' ? 'by keys alone' : 'by mouse';
    test(`mission ${mission} is flown to its end in ${language} ${how}`, { tag: [LONG_TAG] }, async ({ page }) => {
      test.setTimeout(900_000);
      const table = textsIn('web/table', language);
      const texts = textsIn('web/games/duel/missions', language);
      const attempt = language === 'en' ? byKeys(page) : byMouse;
      const press = retryUntilPressed(attempt);
      await speaking(page, language);
      await page.goto('/learn/duel');
      const start = textFor(texts, 'start').replace('{number}', String(mission));
      await press(page.getByRole('button', { name: start, exact: true }));
      await press(page.getByRole('button', { name: textFor(table, 'text'), exact: true }));
      await expectAccessibleAndFitting(page, 'the briefing');
      const explained = await flyMission(page, language, attempt);
      expect(explained.length).toBeGreaterThan(1);
      const end = page.getByRole('dialog', { name: textFor(table, 'end.title') });
      const next = textFor(texts, mission === 5 ? 'full' : 'next');
      await expect(end.getByRole('button', { name: next, exact: true })).toBeVisible();
      await expectAccessibleAndFitting(page, 'the end of a mission');
    });
  }
}

test('a lesson is walked through by keys alone, and leads to a whole game with the coach on', async ({ page }) => {
  await page.goto('/learn/startrek');
  const begin = page.getByRole('link', { name: 'Begin', exact: true });
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const press = async (target: Locator) => {
    for (let tabs = 0; tabs < 80 && !(await isFocused(target)); tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await press(begin);
  await walkLesson(page, 'en', press);
  await press(page.getByRole('button', { name: 'Play a whole game' }));
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
});

test('a learner who does something else sees the consequence, returns, and finds the lesson again after a reload', async ({
  page,
}) => {
  await page.goto('/learn/starship/flight');
  const guide = page.getByRole('region', { name: 'Guide', exact: true });
  await guide.getByRole('button', { name: 'Next' }).click();
  await expect(guide).toContainText('Fly to sector 1.');
  const flyTo = (sector: RegExp) => page.getByRole('button', { name: sector }).click();
  await flyTo(/^Sector 3/);
  await expect(guide).toContainText('You did something else');
  await guide.getByRole('button', { name: 'Back to the lesson' }).click();
  await expect(guide).toContainText('Fly to sector 1.');
  await flyTo(/^Sector 1/);
  await expect(guide).toContainText('this one can wait: fly on.'); // one press flies to the first card
  await page.goto('/learn/starship');
  await page.getByRole('link', { name: 'Continue where you stopped' }).click();
  await expect(guide).toContainText('this one can wait: fly on.'); // one press flies to the first card
});

test('a mission is briefed, explains itself, and keeps its goal in sight', async ({ page }) => {
  await page.goto('/learn/duel');
  await page.getByRole('button', { name: 'Fly mission 1' }).click();
  const guide = page.getByRole('region', { name: /^Mission 1/ });
  await expect(guide).toContainText('Goal: 3 points');
  await guide.getByRole('button', { name: 'Understood, begin' }).click();
  await expect(guide).toContainText('Choose one of the four sectors.');
  await guide.getByRole('button', { name: 'Understood' }).click();
  await expect(guide).toContainText('Goal: 3 points');
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  const tag = width > 1000 ? [LONG_TAG] : [];
  test(`shelf, lesson and mission fit at ${width} × ${height}, and axe finds nothing`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/learn/duel');
    await expect(page.getByRole('heading', { name: 'Training missions' })).toBeVisible();
    await expectAccessibleAndFitting(page, 'shelf');
    await page.goto('/learn/starfarers/flight');
    await expect(page.getByRole('region', { name: 'Guide', exact: true })).toBeVisible();
    await expectAccessibleAndFitting(page, 'lesson');
    await page.goto('/learn/duel');
    await page.getByRole('button', { name: 'Fly mission 4' }).click();
    await expect(page.getByRole('region', { name: /^Mission 4/ })).toBeVisible();
    await expectAccessibleAndFitting(page, 'mission');
  });
}
