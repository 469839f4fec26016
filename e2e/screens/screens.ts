import type { Page } from '@playwright/test';
import { finishedGame, GOLDEN_POSITIONS, gameUntil, openFile, sitDownAt, winGame } from '../golden.ts';
import { startNewGame } from '../new-game.ts';
import { COACH_SCREENS } from './coach.ts';
import { COMPANION_SCREENS } from './companion.ts';
import { LEARNING_SCREENS } from './learning.ts';
import { ONLINE_SCREENS } from './online.ts';
import { address, type Screen, type Size, screen } from './screen.ts';
import { STARFARERS_SCREENS } from './starfarers.ts';
import { STARFARERS_CHART_SCREENS } from './starfarers-chart.ts';
import { STARSHIP_SCREENS } from './starship.ts';

const choice = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();

/** Points at the middle of the highlighted places, where a note needs space beside it. */
async function ghost(page: Page): Promise<void> {
  const lit = page.getByRole('region', { name: 'Board' }).getByRole('button', { name: /, possible$/ });
  await lit.nth(Math.floor((await lit.count()) / 2)).click();
}

async function textTable(page: Page, size: Size): Promise<void> {
  if (size === 'desk') return page.getByRole('button', { name: 'Text table' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Text table' }).click();
}

/** A question that is answered at the table. */
const question = (name: string, about: string, at: number): Screen =>
  screen(name, about, async (page) => {
    await sitDownAt(page, at);
    await page.locator('[data-part="prompt"]').waitFor();
  });

/** A dialogue that the question opens by itself. */
const dialogue = (name: string, about: string, at: number): Screen =>
  screen(name, about, async (page) => {
    await sitDownAt(page, at);
    await page.getByRole('dialog').waitFor();
  });

async function watch(page: Page): Promise<void> {
  await page.goto('/');
  await openFile(page, finishedGame());
  await page.getByRole('slider', { name: 'Position' }).waitFor();
}

export const SCREENS: readonly Screen[] = [
  address('home-empty', 'The first screen on the first visit', '/'),
  screen('home', 'The first screen with tables that run and one that is over', async (page) => {
    await startNewGame(page, { options: { 'Who starts': 'The oldest, on seat 1' } });
    await page.getByRole('region', { name: 'Board' }).waitFor();
    for (const log of [finishedGame(), gameUntil(GOLDEN_POSITIONS.shield)]) {
      await page.goto('/');
      await openFile(page, log);
      await page.waitForURL(/\/(table|replay)\//);
    }
    await page.goto('/');
    await page.getByText('Finished games').waitFor();
  }),
  screen('file-refused', 'A broken file: what is wrong, and that nothing changed', async (page) => {
    await page.goto('/');
    await openFile(page, finishedGame().replace('\n15 0: found 30', '\n15 0: found 29'), 'from a friend.log');
    await page.getByRole('alert').waitFor();
  }),
  address('new-game', 'The sheet on which a table is set up', '/new/startrek'),
  screen('founding', 'The founding round: every free point is lit', async (page) => {
    await startNewGame(page, { options: { 'Who starts': 'The oldest, on seat 1' } });
    await page
      .getByRole('button', { name: /, possible$/ })
      .first()
      .waitFor();
  }),
  screen('founding-ghost', 'A station looked at before it is placed', async (page) => {
    await startNewGame(page, { options: { 'Who starts': 'The oldest, on seat 1' } });
    await ghost(page);
  }),
  screen('turn', 'The main part of a turn', async (page) => {
    await sitDownAt(page, GOLDEN_POSITIONS.building);
    await choice(page, /^End the turn/).waitFor();
  }),
  screen('ghost', 'A station to be built: cost, yield and points before it is paid for', async (page) => {
    await sitDownAt(page, GOLDEN_POSITIONS.building);
    await choice(page, /^Build a station/).click();
    await ghost(page);
  }),
  screen('refusal', 'A place where nothing can be built says why', async (page) => {
    await sitDownAt(page, GOLDEN_POSITIONS.building);
    await choice(page, /^Build a station/).click();
    await page
      .getByRole('button', { name: /: free\. Not possible: / })
      .first()
      .press('Enter');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Rule / })
      .first()
      .waitFor();
  }),
  screen('late', 'Four players late in a game', async (page) => {
    await sitDownAt(page, GOLDEN_POSITIONS.late);
    await choice(page, /^End the turn/).waitFor();
  }),
  screen('trade', 'Putting an offer together', async (page) => {
    await sitDownAt(page, GOLDEN_POSITIONS.trading);
    await page.getByRole('button', { name: /^tritanium: / }).click();
    for (let n = 0; n < 2; n++) await page.getByRole('button', { name: /^food at the bank/ }).click();
  }),
  question('trade-answers', 'Answers to an offer, side by side', GOLDEN_POSITIONS.answers),
  question('trade-reply', 'Somebody else offers', GOLDEN_POSITIONS.reply),
  question('discard', 'After a seven: half of the hand goes back', GOLDEN_POSITIONS.discard),
  screen('cruiser', 'Where the cruiser could go', async (page) => {
    await sitDownAt(page, GOLDEN_POSITIONS.cruiser);
    await ghost(page);
  }),
  question('support-window', 'A support card may be used out of turn', GOLDEN_POSITIONS.shield),
  dialogue('support-decision', 'A used support card is turned or exchanged', GOLDEN_POSITIONS.decision),
  screen('text-table', 'The same game in words', async (page, size) => {
    await sitDownAt(page, GOLDEN_POSITIONS.building);
    await textTable(page, size);
    await page.getByRole('region', { name: 'Decision' }).waitFor();
  }),
  screen('log-moment', 'A line of the log shows the table as it was', async (page, size) => {
    await sitDownAt(page, GOLDEN_POSITIONS.building);
    const drawer = page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Log' });
    if (size === 'phone') await drawer.click();
    const line = page
      .getByRole('region', { name: 'Log' })
      .getByRole('button', { name: / rolls? / })
      .last();
    await line.click();
    if (size === 'phone') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByText('Looking back').waitFor();
  }),
  screen('almanac-drawer', 'The rules beside the board, open at what is asked', async (page) => {
    await sitDownAt(page, GOLDEN_POSITIONS.building);
    await page.getByRole('button', { name: 'Almanac', exact: true }).click();
    await page.getByRole('dialog', { name: 'Almanac' }).getByRole('heading', { level: 2 }).nth(1).waitFor();
  }),
  {
    ...screen('drawer', 'On a phone panels are drawers, here the one to build', async (page) => {
      await sitDownAt(page, GOLDEN_POSITIONS.building);
      await page.getByRole('navigation', { name: 'Panels' }).getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    }),
    sizes: ['phone'],
  },
  screen('curtain', 'Between two people at one device', async (page) => {
    await page.goto('/');
    await openFile(page, gameUntil(GOLDEN_POSITIONS.building));
    await page.getByRole('button', { name: /show my hand$/ }).waitFor();
  }),
  screen('end', 'The game is over', async (page) => {
    await winGame(page);
  }),
  screen('result', 'After the game', async (page) => {
    await watch(page);
    await page.goto('/result/golden-1');
    await page.getByRole('region', { name: 'Final standings' }).waitFor();
  }),
  screen('replay', 'A finished game from one seat', async (page) => {
    await watch(page);
    await page.getByRole('slider', { name: 'Position' }).fill('700');
    await page.getByRole('combobox', { name: 'View as' }).selectOption({ index: 1 });
    await page.waitForURL(/\/replay\/golden-1\/\d+$/);
  }),
  screen('replay-open', 'A finished game with open cards', async (page) => {
    await watch(page);
    await page.getByRole('slider', { name: 'Position' }).fill('700');
    await page.getByRole('combobox', { name: 'View as' }).selectOption('All cards open');
    await page.waitForURL(/\/replay\/golden-1\/\d+$/);
  }),
  ...STARSHIP_SCREENS,
  ...STARFARERS_CHART_SCREENS,
  ...STARFARERS_SCREENS,
  ...COACH_SCREENS,
  ...ONLINE_SCREENS,
  address('puzzles', 'Puzzles: what there is to solve', '/puzzles'),
  screen('puzzle', 'A puzzle at its table: one turn, what is best?', async (page) => {
    await page.goto('/puzzles/startrek/4');
    await page.getByRole('region', { name: 'Puzzle', exact: true }).waitFor();
  }),
  screen('puzzle-judged', 'Something else was better, and how much', async (page) => {
    await page.goto('/puzzles/duel/1');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Fly on/ })
      .click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  }),
  screen('puzzle-solved', 'A solution, and why it is good', async (page) => {
    await page.goto('/puzzles/duel/4');
    const guide = page.getByRole('region', { name: 'Puzzle', exact: true });
    await guide.getByRole('button', { name: 'Show the solution' }).click();
    await guide.getByRole('button', { name: 'From the beginning' }).waitFor();
  }),
  ...COMPANION_SCREENS,
  ...LEARNING_SCREENS,
  address('settings', 'Settings', '/settings'),
  address('about', 'What this is, and what is reconstructed', '/about'),
  address('friends', 'A table for friends', '/friends/startrek'),
  address('problem', 'An address of a game that is not on this device', '/table/nobody-knows'),
];
