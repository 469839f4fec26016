import type { Page } from '@playwright/test';
import { LONG_TAG } from './accessibility.ts';
import { gamesWith } from './games.ts';
import { CARDS, type Essential, findHidden } from './in-sight.ts';
import { expect, test } from './test.ts';
import { sizeName, WINDOW_SIZES, type WindowSize } from './window-sizes.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The size at which the short tests play a lesson; the long run plays each lesson at every size. */
const SHORT: Readonly<Record<string, string>> = {
  starship: '1366 × 650',
  duel: '820 × 1180',
  starfarers: '390 × 844',
};

/** More presses than any lesson needs. */
const MAX_PRESSES = 320;
/**
 * One move in this many may be made by the guide: what is put together from several controls, or, on a phone, made in a
 * drawer.
 */
const SHOWN_SHARE = 2;

interface RingedControl {
  readonly x: number;
  readonly y: number;
  readonly number: string;
  readonly says: string;
  /** Whether it is the button with which the guide makes the move. */
  readonly isShow: boolean;
}

/** What the ring is around now, in the middle of the visible ring; null while there is none. */
const ringed = (page: Page): Promise<RingedControl | null> =>
  page.evaluate(() => {
    const ring = document.querySelector('.lesson-ring');
    if (ring === null) return null;
    const { left, top, width, height } = ring.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const under = document.elementFromPoint(x, y);
    const isShow = under?.closest('.guide-buttons') !== null && under?.closest('.primary') === null;
    const says = document.querySelector('.guide-words')?.textContent ?? '';
    return { x, y, number: ring.textContent ?? '', says, isShow };
  });

/** Buttons of the prompt bar that are filled although something else is ringed. */
const misleading = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ring = document.querySelector('.lesson-ring')?.getBoundingClientRect();
    if (ring === undefined || document.querySelector('.prompt-bar [data-guided]') === null) return [];
    const filled = [...document.querySelectorAll('.prompt-bar .btn.primary')];
    return filled.filter((each) => !each.hasAttribute('data-guided')).map((each) => each.textContent ?? '');
  });

/** What a learner must see at every step, as soon as the ship or the hand is there. */
const essentialsOf = (game: string): readonly Essential[] =>
  game === 'starship' || game === 'duel'
    ? [
        { name: 'a hold of the own ship', selector: ':has(> [data-anchor^="hold-0-"])', least: 0 },
        { name: 'the own money', selector: '[data-anchor="astro-0"]', least: 0 },
      ]
    : [{ ...CARDS, least: 0 }];

interface FollowedLesson {
  /** Moves that the guide made. */
  readonly shown: number;
  readonly moves: number;
  /** What was out of sight, by step. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
}

/** Plays a lesson by pressing what is ringed, until it offers a whole game. */
async function followRing(page: Page, essentials: readonly Essential[]): Promise<FollowedLesson> {
  const play = page.getByRole('button', { name: 'Play a whole game', exact: true });
  const guide = page.getByRole('region', { name: 'Guide', exact: true });
  let shown = 0;
  const moves = new Set<string>();
  const hidden: Record<string, readonly string[]> = {};
  for (let press = 0; press < MAX_PRESSES; press++) {
    await expect(page.locator('.lesson-ring').or(play).first()).toBeVisible();
    if (await play.isVisible()) return { shown, moves: moves.size, hidden };
    await expect.poll(async () => (await ringed(page)) !== null).toBe(true);
    const now = await ringed(page);
    if (now === null) continue;
    expect(await misleading(page), now.says).toEqual([]);
    if (await guide.getByRole('button', { name: 'Do it for me', exact: true }).isVisible()) moves.add(now.number);
    if (now.isShow) shown++;
    const wrong = await findHidden(page, essentials);
    if (wrong.length > 0) hidden[`${now.number}: ${now.says}`] = wrong;
    await page.mouse.click(now.x, now.y);
    // A press is never refused, and always leads on: to another control or another text.
    await expect
      .poll(
        async () => {
          if (await play.isVisible()) return 'on';
          const refusal = page.locator('.prompt-bar .reasons, .tip.refused');
          if ((await refusal.count()) > 0) return `refused: ${await refusal.first().innerText()}`;
          const next = await ringed(page);
          if (next === null) return (await guide.isVisible()) ? 'waiting' : 'gone';
          return next.says === now.says && next.x === now.x && next.y === now.y ? 'nothing happened' : 'on';
        },
        { message: `${now.number}: ${now.says}`, timeout: 20_000 },
      )
      .toBe('on');
  }
  throw new Error('the lesson does not end');
}

/** Begins a lesson in a window of this size, and follows it to its end. */
async function learn(page: Page, game: string, size: WindowSize): Promise<FollowedLesson> {
  test.setTimeout(600_000);
  await page.setViewportSize(size);
  await page.goto(`/learn/${game}`);
  await page.getByRole('link', { name: 'Begin', exact: true }).click();
  const lesson = await followRing(page, essentialsOf(game));
  expect(lesson.shown).toBeLessThanOrEqual(lesson.moves / SHOWN_SHARE);
  return lesson;
}

for (const game of gamesWith('lesson')) {
  for (const size of WINDOW_SIZES) {
    if (SHORT[game] === sizeName(size)) {
      test(`${game} is learnt at ${sizeName(size)} by pressing what is ringed`, async ({ page }) => {
        await learn(page, game, size);
      });
    }
    test(`${game} is learnt at ${sizeName(size)} by pressing what is ringed, with all that is needed in sight`, {
      tag: LONG_TAG,
    }, async ({ page }) => {
      const { hidden } = await learn(page, game, size);
      expect(hidden, 'what is out of sight').toEqual({});
    });
  }
}
