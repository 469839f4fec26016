import AxeBuilder from '@axe-core/playwright';
import { GAMES, LANGUAGES } from '@orrery/catalog';
import { expect, test } from './visit.ts';

const LOCALES = { en: 'en-GB', de: 'de-AT', nl: 'nl-BE' };
const OWN_NAMES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };
const STATES = {
  coming: { en: 'In preparation', de: 'In Vorbereitung', nl: 'In voorbereiding' },
  complete: { en: 'Rules complete', de: 'Regeln vollständig', nl: 'Regels volledig' },
};

for (const language of LANGUAGES) {
  test.describe(`a reader of ${language}`, () => {
    test.use({ locale: LOCALES[language] });

    test('sees the four games and how far they are', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const shelf = page.getByRole('list').getByRole('article');
      await expect(shelf).toHaveCount(GAMES.length);
      for (const game of GAMES) {
        const plate = page.getByRole('article', { name: game.name[language], exact: true });
        await expect(plate).toContainText(game.summary[language]);
        await expect(plate).toContainText(game.rules[language]);
        await expect(plate).toContainText(STATES[game.state][language]);
      }
    });
  });

  test(`anybody can switch to ${language}, and it stays`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: OWN_NAMES[language] }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(GAMES[0]?.name[language] ?? '');
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport });

      test('axe finds nothing to complain about', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('article')).toHaveCount(GAMES.length);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))).toEqual([]);
      });
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of LANGUAGES) {
    test(`nothing scrolls sideways in ${language}`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: OWN_NAMES[language] }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

test.describe('under a bright sky', () => {
  test.use({ colorScheme: 'light' });

  test('the page is bright, until the reader chooses the night, and that stays', async ({ page }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Day' })).toHaveAttribute('aria-pressed', 'true');
    expect(await ground()).toBe('rgb(239, 230, 210)');
    await page.getByRole('button', { name: 'Night' }).click();
    expect(await ground()).toBe('rgb(7, 11, 23)');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Night' })).toHaveAttribute('aria-pressed', 'true');
    expect(await ground()).toBe('rgb(7, 11, 23)');
  });
});

test('the keyboard reaches every control in reading order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(GAMES.length);
  const reached: (string | null)[] = [];
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
  }
  expect(reached).toEqual(['English', 'Deutsch', 'Nederlands', 'Night', 'Day']);
});
