import type { Page } from '@playwright/test';
import { LONG_TAG } from './accessibility.ts';
import { GOLDEN_POSITIONS, sitDownAt } from './golden.ts';
import { CARDS, type Essential, findCutTexts, findHidden, ownShip, seats } from './in-sight.ts';
import { startNewGame } from './new-game.ts';
import { anyAddress, boardOf, makeTableOf } from './online/people.ts';
import { before, sitDownTo as sitDownToFarSystems } from './starfarers/stored.ts';
import { askedIn, pirates, type ShipGameId, sitDownTo } from './starship/stored.ts';
import { expect, test } from './test.ts';
import { sizeName, WINDOW_SIZES, type WindowSize } from './window-sizes.ts';

/** The sizes that are checked every time, for a few scenes; the others in the long run. */
const OFTEN = WINDOW_SIZES.filter((size) => ['1366 × 650', '390 × 844'].includes(sizeName(size)));
/**
 * Windows in which text at 200 % fits without scrolling. In smaller ones it has the layout of a phone, whose page then
 * scrolls, see phone.spec.ts.
 */
const LARGE_PRINT = WINDOW_SIZES.filter(({ width }) => width >= 1440);

/** A state of a table. */
interface Scene {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
  /** None: what a captain of the viewer's seat needs. */
  readonly essentials?: readonly Essential[];
  readonly isOften?: boolean;
}

const NINETEEN_WORLDS = (['founding', 'discard', 'cruiser', 'building', 'trading', 'reply', 'late'] as const).map(
  (position): Scene => ({
    name: `startrek ${position}`,
    show: (page) => sitDownAt(page, GOLDEN_POSITIONS[position]),
    essentials: [CARDS, seats(4)],
    isOften: position === 'trading',
  }),
);

/** The stored games have the memory aid. */
const SHIP_QUESTIONS = ['centres', 'sector', 'trade', 'base', 'pirate', 'reward', 'build', 'reply'] as const;

const shipScene = (game: ShipGameId, question: (typeof SHIP_QUESTIONS)[number]): Scene => ({
  name: `${game} ${question}`,
  show: (page) => sitDownTo(page, askedIn(game, question)),
  isOften: question === (game === 'duel' ? 'trade' : 'pirate'),
});
const SHIPS = (['starship', 'duel'] as const).flatMap((game) =>
  SHIP_QUESTIONS.filter((question) => game === 'starship' || question !== 'reply') // no offers in the Duel
    .map((question) => shipScene(game, question)),
);

/** Fights; the dice follow from the seed. */
async function fight(page: Page): Promise<void> {
  const prompt = page.locator('[data-part="prompt"]');
  await prompt.getByRole('button', { name: /^Fight/ }).click();
  await expect(page.locator('.fight-result')).toBeVisible();
}
const FIGHTS = pirates().map(
  (log, i): Scene => ({
    name: `starship, the result of a fight (${i + 1})`,
    show: async (page) => {
      await sitDownTo(page, log);
      await fight(page);
    },
  }),
);

const farSystems = (name: string, count: number, entry: RegExp, from: number): Scene => ({
  name: `starfarers ${count} ${name}`,
  show: (page) => sitDownToFarSystems(page, before({ seats: count, setup: 'strategic', entry, from })),
  essentials: [CARDS, seats(count)],
  isOften: count === 6 && name === 'flight',
});
const FAR_SYSTEMS = [3, 4, 6].flatMap((count) => [
  farSystems('build', count, /: build /, 0.3),
  farSystems('flight', count, /: fly /, 0.4),
]);

/** What each game's tables must show to the person on the first seat. */
const AGAINST_BOTS = [
  { game: 'startrek', essentials: [CARDS, seats(3)] },
  { game: 'starship', essentials: ownShip(0) },
  { game: 'duel', essentials: ownShip(0) },
  { game: 'starfarers', essentials: [CARDS, seats(3)] },
] as const;

const COACHED = AGAINST_BOTS.map(
  ({ game, essentials }): Scene => ({
    name: `${game} with the coach open`,
    essentials,
    async show(page) {
      await startNewGame(page, { game });
      await page.getByRole('button', { name: 'Coach' }).click();
      await page.getByRole('menuitemradio', { name: 'Always' }).click();
      await expect(page.getByRole('region', { name: 'Coach' }).getByRole('button', { name: 'Do it' })).toBeVisible({
        timeout: 60_000, // it thinks by the clock, and its worker has to be loaded first
      });
    },
  }),
);

const TALKED = AGAINST_BOTS.map(
  ({ game, essentials }): Scene => ({
    name: `${game} online with the talk open`,
    essentials,
    async show(page) {
      await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': anyAddress() });
      await makeTableOf(game, page, 'Ada');
      const seat = page.getByRole('button', { name: /^Add a bot on seat/ });
      for (let free = await seat.count(); free > 0; free--) {
        await seat.first().click();
        await expect(seat).toHaveCount(free - 1);
      }
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(boardOf(page)).toBeVisible();
      await page
        .getByRole('tab', { name: 'Chat' })
        .or(page.getByRole('button', { name: 'Chat' }))
        .first()
        .click();
    },
  }),
);

const SCENES = [...NINETEEN_WORLDS, ...SHIPS, ...FIGHTS, ...FAR_SYSTEMS, ...COACHED, ...TALKED];

test.setTimeout(180_000);
test.use({ seed: 5, contextOptions: { reducedMotion: 'reduce' } });

/** The seat whose view is shown on a table where each ship has its own place. */
const viewer = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll('[data-anchor^="hold-"]')]
      .map((element) => ({ element, top: element.getBoundingClientRect().top }))
      .reduce((low, each) => (each.top > low.top ? each : low)).element;
    return Number(own.getAttribute('data-anchor')?.split('-')[1]);
  });

/** What does not fit at a size, by size; sizes without a finding are left out. */
async function findAtEachSize(
  page: Page,
  essentials: readonly Essential[],
  sizes: readonly WindowSize[],
): Promise<unknown> {
  const found: Record<string, readonly string[]> = {};
  for (const size of sizes) {
    await page.setViewportSize(size);
    // A layout needs a moment: the camera follows the window in the next frame.
    const look = async () => [...(await findHidden(page, essentials)), ...(await findCutTexts(page))];
    await expect
      .poll(look, { timeout: 1_500 })
      .toEqual([])
      .catch(() => undefined);
    const wrong = await look();
    if (wrong.length > 0) found[sizeName(size)] = wrong;
  }
  return found;
}

async function expectFitting(page: Page, scene: Scene, sizes: readonly WindowSize[]): Promise<void> {
  await scene.show(page);
  await page.locator('[data-part="prompt"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const essentials = scene.essentials ?? ownShip(await viewer(page));
  expect(await findAtEachSize(page, essentials, sizes)).toEqual({});
}

for (const scene of SCENES) {
  if (scene.isOften) {
    test(`${scene.name}: question, own cards and points are in sight on a laptop and a phone`, async ({ page }) => {
      await expectFitting(page, scene, OFTEN);
    });
  }
  test(`${scene.name}: question, own cards and points are in sight at every size`, { tag: LONG_TAG }, async ({
    page,
  }) => {
    await expectFitting(page, scene, WINDOW_SIZES);
  });
  test(`${scene.name}: they are in sight with text at 200 %, too`, { tag: LONG_TAG }, async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: '200 %' }).click();
    await expectFitting(page, scene, LARGE_PRINT);
  });
}
