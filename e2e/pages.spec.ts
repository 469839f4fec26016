import { test as plain } from '@playwright/test';
import { alternateTag, axeViolations, expectAccessibleAndFitting, LONG_TAG } from './accessibility.ts';
import { GOLDEN_POSITIONS, sitDownAt } from './golden.ts';
import { expect, test } from './test.ts';

const PAGES = {
  '/almanac': 'Almanacs: the rules of every game',
  '/almanac/startrek': 'Almanac: Nineteen Worlds',
  '/almanac/startrek/ST-DEV-03': 'Almanac: Nineteen Worlds',
  '/almanac/starfarers/exploring': 'Almanac: Far Systems',
  '/new/startrek': 'New game: Nineteen Worlds',
  '/new/chess': 'This game cannot be played yet',
  '/friends/startrek': 'Nineteen Worlds with friends',
  '/learn/startrek': 'Learn Nineteen Worlds',
  '/settings': 'Settings',
  '/about': 'About Orrery',
  '/table/nobody-knows': 'Game not found',
};

const LOOKS = [
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
] as const;

for (const [look, { colorScheme, viewport }] of LOOKS.entries()) {
  test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
    test.use({ colorScheme, viewport });

    for (const [i, [address, heading]] of Object.entries(PAGES).entries()) {
      const tag = alternateTag(i, look);
      test(`${address} has its heading, does not scroll sideways, and axe finds nothing`, { tag }, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByText(/ …$/)).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
}

test('text at 200 % fits a phone, in the language of the longest words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  await page.getByRole('button', { name: '200 %' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  for (const address of ['/', '/settings', '/new/startrek', '/almanac/startrek/option-devcount', '/about']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
  }
});

test('a new page is read from its heading, and going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/');
  const about = page.getByRole('link', { name: /^About Orrery/ });
  await expect(about).toBeVisible();
  await page.evaluate(() => document.fonts.ready); // fonts of another width would change the height of the page
  await about.scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => scrollY);
  expect(depth).toBeGreaterThan(100);
  await about.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Orrery' })).toBeFocused();
  await expect(page).toHaveTitle('About Orrery · Orrery');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Games of trade/ })).toBeFocused();
  const lowest = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  // As soon as late content is loaded, and no further down than the page then goes.
  await expect.poll(async () => (await page.evaluate(() => scrollY)) - Math.min(depth, await lowest())).toBe(0);
});

test('what is set holds at once and after a reload', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('group', { name: 'Animations' }).getByRole('button', { name: 'Off' }).click();
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Nederlands' }).last().click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instellingen');
  await expect(page.getByLabel('Je naam')).toHaveValue('Ada');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
});

test('the almanac forgives a slip, opens at the rule and follows its links', async ({ page }) => {
  await page.goto('/almanac/startrek');
  await page.getByRole('searchbox').fill('crusier');
  await page.getByRole('navigation', { name: 'Entries' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Cruiser' })).toBeVisible();
  await page.goto('/almanac/startrek/ST-DEV-03');
  await expect(page.getByRole('region', { name: 'ST-DEV-03' })).toContainText('The rule in question');
  await page.getByRole('region', { name: 'ST-DEV-03' }).getByRole('link', { name: 'ST-VPC-02' }).click();
  await expect(page).toHaveURL(/ST-VPC-02$/);
  await expect(page.getByRole('region', { name: 'ST-VPC-02' })).toBeFocused();
});

test('a rule is tried on a small table, in another way as well, and restarted', async ({ page }) => {
  await page.goto('/almanac/duel/pirates');
  await page.getByRole('button', { name: 'Try it' }).press('Enter');
  const table = page.getByRole('region', { name: 'Try it' });
  const told = table.getByRole('status').first();
  await expect(told).toContainText('this time pay the 3 astro');
  await expectAccessibleAndFitting(page, 'a small table');
  await table.getByRole('button', { name: 'Fight', exact: true }).press('Enter');
  await expect(told).toContainText('You did something else.');
  await table.getByRole('button', { name: 'From the start' }).press('Enter');
  await expect(told).toContainText('this time pay the 3 astro');
  await table.getByRole('button', { name: 'Pay 3 astro', exact: true }).press('Enter');
  await expect(told).toContainText('That is how it goes.');
  await expect(told.getByRole('listitem').first()).toContainText('astro');
});

test('entries lead on to those that speak of them, to their neighbours, and anywhere', { tag: [LONG_TAG] }, async ({
  page,
}) => {
  await page.goto('/almanac/starfarers/colony');
  await page.getByRole('navigation', { name: 'Also mentioned in' }).getByRole('link', { name: 'Points' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Points' })).toBeFocused();
  await page.getByRole('link', { name: /^Next: / }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Fame', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Open a random page' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Fame', exact: true })).toHaveCount(0);
});

test('a word of another language finds its entry', { tag: [LONG_TAG] }, async ({ page }) => {
  await page.goto('/almanac/starfarers');
  await page.getByRole('searchbox').fill('raumhaefen');
  await page
    .getByRole('navigation', { name: 'Entries' })
    .getByRole('link', { name: /^Spaceport/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Spaceport' })).toBeVisible();
});

test('at a table a panel leads to its rules, and an entry shows its panel', { tag: [LONG_TAG] }, async ({ page }) => {
  await page.goto('/');
  await sitDownAt(page, GOLDEN_POSITIONS.building);
  await page.getByRole('button', { name: 'Rules: Development' }).click();
  const almanac = page.getByRole('dialog', { name: 'Almanac' });
  await expect(almanac.getByRole('heading', { level: 2, name: 'Development cards' })).toBeVisible();
  await almanac.getByRole('button', { name: 'Show it at the table' }).click();
  await expect(page.getByRole('region', { name: 'Development' })).toBeFocused();
});

test('at a table a card leads to its entry by key, and the entry back to where it lies', { tag: [LONG_TAG] }, async ({
  page,
}) => {
  await page.goto('/');
  await sitDownAt(page, GOLDEN_POSITIONS.building);
  const panel = page.getByRole('region', { name: 'Your support card' });
  const about = panel.getByRole('button', { name: /^About this card: / });
  const label = (await about.getAttribute('aria-label')) ?? '';
  const name = label.replace('About this card: ', '');
  await about.press('Enter');
  const almanac = page.getByRole('dialog', { name: 'Almanac' });
  await expect(almanac.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectAccessibleAndFitting(page, 'the entry of a card');
  await almanac.getByRole('button', { name: 'Show it at the table' }).press('Enter');
  await expect(panel).toBeFocused();
});

test('a table is set up by keyboard, as it was the last time, and back to standard with one key', async ({ page }) => {
  await page.goto('/new/startrek');
  await page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '4' }).press('Enter');
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByRole('group', { name: 'Who sits on seat 2' }).getByRole('button', { name: 'Person' }).press('Space');
  await page.getByLabel('Name on seat 2').fill('ada');
  await expect(page.getByText('This name is already taken at the table.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).press('Enter');
  await expect(page.getByLabel('Name on seat 2')).toBeFocused();
  await page.getByLabel('Name on seat 2').fill('Jan');
  await page.getByLabel('Level of the bot on seat 3').selectOption('Admiral');
  await page.getByLabel('Target points', { exact: true }).selectOption('12 points');
  await page.reload();
  await expect(page.getByLabel('Name on seat 2')).toHaveValue('Jan');
  await expect(page.getByText('1 rule is not standard.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset to standard' }).press('Enter');
  await expect(page.getByText('Standard rules.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).press('Enter');
  await expect(page).toHaveURL(/\/table\/\w+$/);
});

test('colours are chosen on the sheet, no two alike, and are those of the table and of the almanac’s example', async ({
  page,
}) => {
  await page.goto('/new/startrek');
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByLabel('Colour of seat 1').selectOption('Sky');
  await expect(page.getByLabel('Colour of seat 2')).toHaveValue('0'); // the previous owner gets the colour that became free
  await page.reload();
  await expect(page.getByLabel('Colour of seat 1')).toHaveValue('1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  const colourOf = (seat: number) =>
    page
      .locator(`.seat-${seat}`)
      .first()
      .evaluate((each) => getComputedStyle(each).getPropertyValue('--seat'));
  const sky = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seat-2'));
  expect(await colourOf(1)).toBe(sky);
  expect(await colourOf(2)).not.toBe(sky);
  await page.keyboard.press('r');
  const almanac = page
    .getByRole('dialog', { name: 'Almanac' })
    .or(page.getByRole('complementary', { name: 'Almanac' }));
  await almanac.getByRole('searchbox').fill('ST-SETB-10');
  await almanac
    .getByRole('link', { name: /Beginners' start/ })
    .first()
    .click();
  const example = almanac.getByRole('paragraph').filter({ hasText: 'Example with 4 players' });
  await expect(example).toContainText(/is a 3, +Sky gets 1 tritanium/);
});

plain.describe('when a part of the app cannot be fetched', () => {
  plain.use({ serviceWorkers: 'block', locale: 'de-DE' });

  plain('the page says so in the reader’s language and knows the way home', async ({ page }) => {
    await page.route(/about-page.*\.js$/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: /^Über Orrery/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Da ist etwas schiefgegangen');
    await expect(page.getByRole('alert')).toContainText('Ein Teil der App ließ sich nicht laden.');
    await page.getByRole('alert').getByRole('link', { name: 'Zu den Spielen' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
  });
});
