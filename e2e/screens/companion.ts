import type { Page } from '@playwright/test';
import { meetUntil } from '../encounters.ts';
import { address, type Screen, screen } from './screen.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/companion/${path}`);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

/** The companion for the physical game. */
export const COMPANION_SCREENS: readonly Screen[] = [
  address('companion', 'The companion: which box is on the table', '/companion'),
  address('companion-tools', 'The companion: the tools of a game', '/companion/starfarers'),
  screen('companion-dice', 'The companion: two dice, what fell before, and what was due', async (page) => {
    await open(page, 'startrek/dice');
    for (let i = 0; i < 24; i++) await press(page, 'Roll');
  }),
  screen('companion-fight', 'The companion: the dice of a fight', async (page) => {
    await open(page, 'duel/dice');
    await press(page, 'Fight');
  }),
  screen('companion-shaker', 'The companion: the mothership, and how fast a fleet is', async (page) => {
    await open(page, 'starfarers/shaker');
    await press(page, 'Shake');
  }),
  screen('companion-reader', 'The companion: an encounter is read before anything of it is known', async (page) => {
    await open(page, 'starfarers/reader');
    await press(page, 'Draw a card');
    await page.getByText('still unread').waitFor();
  }),
  screen('companion-told', 'The companion: an encounter read to its end, and its fame noted by a tap', async (page) => {
    await open(page, 'starfarers/reader');
    const note = page.getByRole('button', { name: /^Note for Red triangle: half a medal$/ });
    await meetUntil(page, note);
    await note.scrollIntoViewIfNeeded();
  }),
  screen('companion-sectors', 'The companion: what was seen in which sector', async (page) => {
    await open(page, 'starship/sectors');
    const list = page.getByRole('region', { name: 'Tap what was seen' });
    for (const card of [/^Rigel X/, /^Dubhe IV/, /^Saiph VI/, /^Hades/])
      await list.getByRole('button', { name: card }).click();
    await page
      .getByRole('region', { name: 'Sector I' })
      .getByRole('button', { name: /^Dubhe IV/ })
      .click();
  }),
  screen('companion-points', 'The companion: points by what they are for, round and turn', async (page) => {
    await open(page, 'startrek/points');
    await page.getByRole('button', { name: 'More: Stations' }).first().click();
    await page
      .getByRole('button', { name: /^Longest supply route/ })
      .first()
      .click();
  }),
  screen('companion-handicap', 'The companion: a handicap, and what both captains set out with', async (page) => {
    await open(page, 'starship/start');
    await page.getByRole('combobox', { name: 'Handicap in equipment' }).selectOption({ index: 1 });
  }),
  screen('companion-board', 'The companion: a board dealt for the table', async (page) => {
    await open(page, 'startrek/start');
    await page.getByRole('img', { name: 'The board layout' }).waitFor();
  }),
];
