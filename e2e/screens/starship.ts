import type { Page } from '@playwright/test';
import { openFile } from '../golden.ts';
import { startNewGame } from '../new-game.ts';
import { askedIn, finished, type ShipGameId, sitDownTo } from '../starship/stored.ts';
import { type Screen, screen } from './screen.ts';

type Question = Parameters<typeof askedIn>[1];

/** The table when a question is asked. */
const asked = (game: ShipGameId, question: Question, about: string): Screen =>
  screen(`${game}-${question}`, about, async (page) => {
    await sitDownTo(page, askedIn(game, question));
    await page.locator('[data-part="prompt"]').getByRole('heading').waitFor();
  });

async function lookAtResult(page: Page, game: ShipGameId): Promise<void> {
  await page.goto('/');
  await openFile(page, finished(game));
  await page.getByRole('slider', { name: 'Position' }).waitFor();
  await page.goto(page.url().replace(/replay\/([\w-]+).*/, 'result/$1'));
  await page.getByRole('region', { name: 'Final standings' }).waitFor();
}

export const STARSHIP_SCREENS: readonly Screen[] = [
  asked('starship', 'centres', 'Two starships: the first centre is chosen in secret'),
  asked('starship', 'sector', 'Which sector to fly to, with what the memory aid knows'),
  asked('starship', 'trade', 'A flight: trading at the card just flown to'),
  asked('starship', 'base', 'A flight: a base where any good is sold and a station can be founded'),
  asked('starship', 'pirate', 'A pirate: demand, odds of a fight, what is known'),
  asked('starship', 'build', 'Trade and build: stations, forced purchase, everything there is to build'),
  screen('starship-ghost', 'A centre looked at before it is paid for', async (page) => {
    await sitDownTo(page, askedIn('starship', 'build'));
    await page.getByRole('button', { name: /^Trade II / }).click();
  }),
  asked('starship', 'reply', 'An offer of the other captain'),
  asked('starship', 'peek', 'The top of a stack: what goes back and what goes under'),
  screen('starship-result', 'After a game of Sternenschiff Catan', (page) => lookAtResult(page, 'starship')),
  asked('duel', 'task', 'Das Duell: an order can be fulfilled'),
  asked('duel', 'build', 'Das Duell: trade and build'),
  screen('duel-cards', 'Das Duell: all cards, by sort', async (page, size) => {
    await sitDownTo(page, askedIn('duel', 'sector'));
    const drawers = page.getByRole('navigation', { name: 'Panels' });
    if (size === 'phone') await drawers.getByRole('button', { name: 'Memory' }).click();
    else await page.getByRole('tab', { name: 'Memory' }).click();
    await page.getByRole('button', { name: 'All cards' }).click();
    await page.getByRole('dialog', { name: 'All cards' }).waitFor();
  }),
  screen('duel-mission', 'Das Duell: the first training mission', async (page) => {
    const options = { 'Training mission': '1: first flight', 'Who begins': 'the first seat' };
    await startNewGame(page, { game: 'duel', options });
    await page.getByRole('button', { name: /^Sector 1.*possible$/ }).waitFor();
  }),
];
