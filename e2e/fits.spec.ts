import type { Page } from '@playwright/test';
import { LONG_TAG } from './accessibility.ts';
import { GOLDEN_POSITIONS, sitDownAt } from './golden.ts';
import { type Essential, findCutTexts, findHidden } from './in-sight.ts';
import { before, sitDownTo as sitDownToFarSystems } from './starfarers/stored.ts';
import { askedIn, type ShipGameId, sitDownTo } from './starship/stored.ts';
import { expect, test } from './test.ts';

/** The screens that every table must fit, with everything a player needs for a decision in sight. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1366, 650],
  [1280, 720],
  [1280, 600],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 740],
  [844, 390],
];
/** The sizes that are checked every time; the others in the long run. */
const OFTEN: ReadonlySet<string> = new Set(['1366 × 650', '390 × 844']);

interface Scene {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
  readonly essentials: readonly Essential[];
}

const CARDS: Essential = { name: 'a card of the own hand', selector: '[data-anchor^="hand-"]', least: 5 };
const seats = (count: number): Essential => ({ name: 'a seat with its points', selector: '[data-seat]', least: count });

const NINETEEN_WORLDS = (['founding', 'discard', 'cruiser', 'building', 'trading', 'reply', 'late'] as const).map(
  (position): Scene => ({
    name: `startrek ${position}`,
    show: (page) => sitDownAt(page, GOLDEN_POSITIONS[position]),
    essentials: [CARDS, seats(4)],
  }),
);

const SHIP_QUESTIONS = ['centres', 'sector', 'trade', 'base', 'pirate', 'reward', 'build', 'reply'] as const;
const ownShip = (seat: number): readonly Essential[] => [
  { name: 'a hold of the own ship', selector: `:has(> [data-anchor^="hold-${seat}-"])`, least: 6 },
  { name: 'the own money', selector: `[data-anchor="astro-${seat}"]`, least: 1 },
  { name: 'the own seat with its points', selector: `[data-seat="${seat}"]`, least: 1 },
];

const shipScene = (game: ShipGameId, question: (typeof SHIP_QUESTIONS)[number]): Scene => {
  const log = askedIn(game, question);
  return { name: `${game} ${question}`, show: (page) => sitDownTo(page, log), essentials: [] };
};
const SHIPS = (['starship', 'duel'] as const).flatMap((game) =>
  SHIP_QUESTIONS.filter((question) => game === 'starship' || question !== 'reply') // no offers in the Duel
    .map((question) => shipScene(game, question)),
);

const farSystems = (name: string, count: number, setup: string, entry: RegExp, from: number): Scene => ({
  name: `starfarers ${count} ${name}`,
  show: (page) => sitDownToFarSystems(page, before({ seats: count, setup, entry, from })),
  essentials: [CARDS, seats(count)],
});
const FAR_SYSTEMS = [3, 4, 6].flatMap((count) => [
  farSystems('build', count, 'strategic', /: build /, 0.3),
  farSystems('flight', count, 'strategic', /: fly /, 0.4),
]);

const SCENES = [...NINETEEN_WORLDS, ...SHIPS, ...FAR_SYSTEMS];

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
async function findAtEachSize(page: Page, essentials: readonly Essential[], sizes: typeof SIZES): Promise<unknown> {
  const found: Record<string, readonly string[]> = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // A layout needs a moment: the camera follows the window in the next frame.
    const look = async () => [...(await findHidden(page, essentials)), ...(await findCutTexts(page))];
    await expect
      .poll(look, { timeout: 1_500 })
      .toEqual([])
      .catch(() => undefined);
    const wrong = await look();
    if (wrong.length > 0) found[`${width} × ${height}`] = wrong;
  }
  return found;
}

for (const scene of SCENES) {
  for (const [sizes, tag] of [
    [SIZES.filter(([width, height]) => OFTEN.has(`${width} × ${height}`)), [LONG_TAG]],
    [SIZES, [LONG_TAG]],
  ] as const) {
    test(`${scene.name}: question, own cards and points are in sight at ${sizes.length} sizes`, {
      tag: [...tag],
    }, async ({ page }) => {
      await scene.show(page);
      await page.locator('[data-part="prompt"]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const essentials = scene.essentials.length === 0 ? ownShip(await viewer(page)) : scene.essentials;
      expect(await findAtEachSize(page, essentials, sizes)).toEqual({});
    });
  }
}
