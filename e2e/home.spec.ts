import { GAMES } from '@orrery/catalog';
import { test as plain } from '@playwright/test';
import { axeViolations, VIEWPORTS } from './accessibility.ts';
import { expect, test } from './test.ts';
import { TESTED_LANGUAGES } from './tested-languages.ts';

const LOCALES = { en: 'en-GB', de: 'de-AT', nl: 'nl-BE' };
const OWN_NAMES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };
const COMING = { en: 'In preparation', de: 'In Vorbereitung', nl: 'In voorbereiding' };
const PLAY = { en: / against bots$/, de: / gegen Bots$/, nl: / tegen bots$/ };
const PHONE = { width: 390, height: 844 };

for (const language of TESTED_LANGUAGES) {
  test.describe(`a reader of ${language}`, () => {
    test.use({ locale: LOCALES[language] });

    test('sees the games and how far they are', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const shelf = page.getByRole('list').getByRole('article');
      await expect(shelf).toHaveCount(GAMES.length);
      for (const game of GAMES) {
        const plate = page.getByRole('article', { name: game.name[language], exact: true });
        await expect(plate).toContainText(game.summary[language]);
        await expect(plate).toContainText(game.rules[language]);
        const coming = plate.getByText(COMING[language]);
        await expect(coming.or(plate.getByRole('button', { name: PLAY[language] }))).toHaveCount(1); // exactly one of them
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

for (const { colorScheme, viewport, tag } of VIEWPORTS) {
  test.describe(`${colorScheme}, ${viewport.width} wide`, { tag: [...tag] }, () => {
    test.use({ colorScheme, viewport });

    test('axe finds nothing to complain about', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(GAMES.length);
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const language of TESTED_LANGUAGES) {
    test(`nothing scrolls sideways in ${language}, and the language is chosen from a list`, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: OWN_NAMES[language] })).toBeHidden(); // not enough space for all
      await page.getByRole('combobox').selectOption({ label: OWN_NAMES[language] });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
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
  for (let i = 0; i < 17; i++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null;
      }),
    );
  }
  expect(reached).toEqual([
    'To the games',
    'Almanac',
    'Puzzles',
    'Companion',
    'Lobby',
    'Account',
    'English',
    'Deutsch',
    'Nederlands',
    'Night',
    'Day',
    'Settings',
    'Find players',
    'Nineteen Worlds against bots',
    'Set up a game of Nineteen Worlds',
    'Nineteen Worlds with friends',
    'Learn Nineteen Worlds',
  ]);
});

test('one click begins a game, which then waits on the first screen, with its move', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Nineteen Worlds against bots' }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nineteen Worlds');
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Continue Nineteen Worlds, with Vega and Altair/ })).toBeVisible();
});

test('running games come first, before the games that can be started', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Nineteen Worlds against bots' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nineteen Worlds');
  await page.goto('/');
  const running = await page.getByRole('link', { name: /^Continue Nineteen Worlds/ }).boundingBox();
  const plate = await page.getByRole('article', { name: 'Nineteen Worlds', exact: true }).boundingBox();
  expect(running?.y).toBeLessThan(plate?.y ?? 0);
});

for (const viewport of [
  { width: 1366, height: 650 },
  { width: 1024, height: 768 },
]) {
  test(`every game can be started without scrolling at ${viewport.width}×${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    for (const { name } of GAMES) {
      await expect(page.getByRole('button', { name: `${name.en} against bots` })).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const viewport of [PHONE, { width: 1366, height: 650 }]) {
  test(`the header leads to every part of the app at ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [name, heading] of [
      ['Almanac', 'Almanacs: the rules of every game'],
      ['Puzzles', 'Puzzles'],
      ['Companion', 'Table companion'],
      ['Lobby', 'Lobby'],
      ['Account', 'Account'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
}

// The browser reports the refused password as a failed request.
plain('a newcomer creates an account where accounts are, and a refused password changes nothing', async ({ page }) => {
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Create an account' });
  const login = `newcomer-${Date.now()}`;
  await form.getByLabel('Name').fill('Juno');
  await form.getByLabel('Login').fill(login);
  await form.getByLabel('Password').fill('password');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByLabel('Password').fill('seven brass planets turning');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible();
  await expect(page.getByText(login)).toBeVisible();
});

test('a game is deleted only after a question, and stays when the answer is no', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Nineteen Worlds against bots' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nineteen Worlds');
  await page.goto('/');
  const card = page.getByRole('link', { name: /^Continue/ });
  const remove = page.getByRole('button', { name: /^Delete: Nineteen Worlds/ });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Delete this game?' });
  await expect(question).toContainText('Nineteen Worlds, with Vega and Altair');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(card).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(card).toBeHidden();
});

test('a game saved as a file comes back from it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Nineteen Worlds against bots' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nineteen Worlds');
  await page.goto('/');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save game file/ }).click();
  const file = await (await saving).path();
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Games you start are saved here')).toBeVisible();
  await page.getByLabel('Open game file').last().setInputFiles(file);
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // people take over, behind a curtain
});

test('a file can be dropped anywhere on the first screen', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Games you start are saved here')).toBeVisible();
  const files = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['orrery log 1\ngame chess 1\n'], 'chess.log', { type: 'text/plain' }));
    return carried;
  });
  await page.dispatchEvent('body', 'dragover', { dataTransfer: files });
  await expect(page.getByText('Drop the file to open the game')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
  await expect(page.getByText('Drop the file to open the game')).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('“chess.log” could not be opened');
});

test('a file that is not a game gets an error that says what is wrong, and nothing changes', async ({ page }) => {
  await page.goto('/');
  const broken = { name: 'cake.txt', mimeType: 'text/plain', buffer: Buffer.from('two eggs\n') };
  await page.getByLabel('Open game file').last().setInputFiles(broken);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('“cake.txt” could not be opened');
  await expect(alert).toContainText('Nothing on this device has changed.');
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByText('Games you start are saved here')).toBeVisible();
});
