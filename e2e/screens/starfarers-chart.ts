import type { Page } from '@playwright/test';
import { openFile } from '../golden.ts';
import { before, sitDownTo, stored } from '../starfarers/stored.ts';
import { expect } from '../test.ts';
import { type Screen, type Size, screen } from './screen.ts';

const FOUNDING = before({ entry: / \d: settle / });
const FLIGHT = before({ entry: / \d: fly /, from: 0.75 });
const HIDDEN = before({ setup: 'explorer', entry: / \d: fly /, from: 0.4 });
const SIX_PLAYER_FLIGHT = before({ seats: 6, entry: / \d: fly /, from: 0.5 });

const SETUPS = [
  ['beginner', 'Beginners: fixed layout', 'the beginners’ figure'],
  ['strategic', 'Strategic: shuffled, face up (standard)', 'lie face up'],
  ['explorer', 'Explorer: shuffled, face down', 'hidden until a ship comes by'],
  ['wild', 'Wild space: fully random, face down', 'anything can lie anywhere'],
] as const;

const board = (page: Page) => page.getByRole('region', { name: 'Board', exact: true });
const lit = (page: Page) => board(page).getByRole('button', { name: /, possible$/ });

const at = (name: string, about: string, log: string, act: (page: Page, size: Size) => Promise<void>): Screen =>
  screen(`starfarers-${name}`, about, async (page, size) => {
    await sitDownTo(page, log);
    await lit(page).first().waitFor();
    await act(page, size);
  });

/** Previews a place before anything is done there; for a ship its longest flight is shown. */
async function look(page: Page, which: 'middle' | 'last'): Promise<void> {
  const count = await lit(page).count();
  await lit(page)
    .nth(which === 'last' ? count - 1 : Math.floor(count / 2))
    .press('Enter');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Fly|Found)/ })
    .waitFor();
}

async function drawer(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
}

async function textTable(page: Page, size: Size): Promise<void> {
  if (size === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  const name = 'Text table';
  await page.getByRole(size === 'phone' ? 'menuitem' : 'button', { name }).click();
  await page.getByRole('region', { name: 'Decision' }).waitFor();
}

async function replay(page: Page): Promise<void> {
  await page.goto('/');
  await openFile(page, stored(4, 'strategic')[0] ?? '');
  await page.getByRole('slider', { name: 'Position' }).fill('200');
  await board(page).waitFor();
}

const onPhone = (one: Screen): Screen => ({ ...one, sizes: ['phone'] });
const still = (page: Page) => page.waitForTimeout(400); // redrawn at full resolution

/** What the chart shows, and the sheet with its preview. */
export const STARFARERS_CHART_SCREENS: readonly Screen[] = [
  ...SETUPS.map(([key, option, says]) =>
    screen(`starfarers-sheet-${key}`, `Starfarers: the sheet with its board, ${option}`, async (page) => {
      await page.goto('/new/starfarers');
      await page.getByLabel('Set-up', { exact: true }).selectOption(option);
      await expect(page.getByRole('region', { name: 'The board' })).toContainText(says);
    }),
  ),
  at('founding', 'Starfarers: where a first colony may stand, and what it would bring', FOUNDING, () =>
    Promise.resolve(),
  ),
  at('founding-spot', 'Starfarers: a first colony looked at before it is founded', FOUNDING, (page) =>
    look(page, 'middle'),
  ),
  at('flight', 'Starfarers: four fleets, and all points the ship in hand can reach', FLIGHT, () => Promise.resolve()),
  at('route', 'Starfarers: a flight looked at before it is flown', FLIGHT, (page) => look(page, 'last')),
  at('near', 'Starfarers: a part of the chart seen near, the whole in a corner', FLIGHT, async (page, size) => {
    for (let n = 0; size === 'desk' && n < 3; n++) {
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    }
    await still(page);
  }),
  onPhone(
    at('whole', 'Starfarers: the whole chart on a phone', FLIGHT, async (page) => {
      await page.getByRole('button', { name: 'Whole board' }).click();
      await still(page);
    }),
  ),
  onPhone(
    at('mothership', 'Starfarers: the mothership, and why ships are as fast as they are', FLIGHT, (page) =>
      drawer(page, 'Ship'),
    ),
  ),
  onPhone(
    at('supply', 'Starfarers: supply and reserve pile, and how many cards are drawn', FLIGHT, (page) =>
      drawer(page, 'Supply'),
    ),
  ),
  at('hidden', 'Starfarers: Explorer, with sectors nobody has seen yet', HIDDEN, () => Promise.resolve()),
  at('six', 'Starfarers: six players, two pilots, whose step it is', SIX_PLAYER_FLIGHT, () => Promise.resolve()),
  at('text-table', 'Starfarers: the same game in words', FLIGHT, textTable),
  screen('starfarers-replay', 'Starfarers: a finished game again', replay),
];
