import type { Page } from '@playwright/test';
import { byMouse } from '../learner.ts';
import { flyMission } from '../mission-player.ts';
import { askedIn, sitDownTo } from '../starship/stored.ts';
import { test } from '../test.ts';
import { address, type Screen, screen } from './screen.ts';

const guideOf = (page: Page) => page.getByRole('region', { name: 'Guide', exact: true });

const lesson = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await guideOf(page).getByRole('button', { name: 'Next' }).or(guideOf(page).getByText('Do it for me')).waitFor();
};

const tried = (name: string, about: string, entry: string): Screen =>
  screen(name, about, async (page) => {
    await page.goto(`/almanac/${entry}`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('region', { name: 'Try it' }).getByRole('button', { name: 'Show me' }).waitFor();
  });

/** Lessons, missions and the almanac. */
export const LEARNING_SCREENS: readonly Screen[] = [
  address('learn', 'How a game is learnt: chapters, missions, the almanac', '/learn/duel'),
  screen('learn-place', 'A step of a guided game points at a place', async (page) => {
    await lesson(page, '/learn/startrek/found');
    await guideOf(page).getByRole('button', { name: 'Next' }).click();
    await guideOf(page).getByText('Every planet produces').waitFor();
  }),
  screen('learn-step', 'A step of a guided game waits for a move', async (page) => {
    await lesson(page, '/learn/starfarers/flight');
    await guideOf(page).getByRole('button', { name: 'Next' }).click();
    await guideOf(page).getByText('Your first ship is ready').waitFor();
  }),
  screen('learn-detour', 'Somebody did something else, and sees what comes of it', async (page) => {
    await lesson(page, '/learn/starship/flight');
    await guideOf(page).getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: /^Sector 3/ }).click();
    await guideOf(page).getByText('You did something else').waitFor();
  }),
  screen('learn-end', 'The end of a guided game, and the way into a whole one', async (page) => {
    await page.addInitScript(() => localStorage.setItem('lesson.duel', '9999'));
    await page.goto('/learn/duel/resume');
    await guideOf(page).getByRole('button', { name: 'Play a whole game' }).waitFor();
  }),
  screen('learn-mission', 'The briefing of a training mission', async (page) => {
    await page.goto('/learn/duel');
    await page.getByRole('button', { name: 'Fly mission 3' }).click();
    await page.getByRole('region', { name: /^Mission 3/ }).waitFor();
  }),
  screen('learn-mission-end', 'A mission is over: what came of it, and the next one', async (page, size) => {
    test.setTimeout(300_000);
    await page.goto('/learn/duel');
    await page.getByRole('button', { name: 'Fly mission 1' }).click();
    await page.getByRole('region', { name: /^Mission 1/ }).waitFor();
    if (size === 'desk') await page.getByRole('button', { name: 'Text table' }).click();
    else {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Text table' }).click();
    }
    await flyMission(page, 'en', byMouse);
    await page.getByRole('dialog').getByRole('button', { name: 'Next mission' }).waitFor();
  }),
  address('almanac', 'The almanac, opened at a rule', '/almanac/startrek/ST-DEV-03'),
  address('almanac-index', 'The almanac by chapters', '/almanac/starship'),
  address('almanac-entry', 'An entry with its drawing, and what speaks of it', '/almanac/starfarers/station'),
  tried('almanac-try', 'A rule tried on a small table', 'startrek/station'),
  tried('almanac-try-pirate', 'A fight tried in the almanac', 'starship/fight'),
  screen('almanac-card', 'A card at the table, and what the almanac says of it', async (page) => {
    await sitDownTo(page, askedIn('starship', 'trade'));
    await page
      .getByRole('region', { name: 'Board' })
      .getByRole('button', { name: /^About this card: / })
      .last() // the latest card lies over the others
      .click();
    await page.getByRole('dialog', { name: 'Almanac' }).getByRole('heading', { level: 2 }).nth(1).waitFor();
  }),
  screen('almanac-search', 'A search that forgives typing and knows other languages', async (page) => {
    await page.goto('/almanac/starfarers');
    await page.getByRole('searchbox').fill('raumhaefen');
    await page.getByText('entries found').or(page.getByText('entry found')).first().waitFor({ state: 'attached' });
  }),
];
