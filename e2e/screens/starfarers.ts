import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openFile } from '../golden.ts';
import { type Screen, type Size, screen } from './screen.ts';

/** The nth stored game of a file. */
function stored(file: string, nth: number): string {
  const text = readFileSync(new URL(`../../editions/starfarers/1/golden/${file}.log`, import.meta.url), 'utf8');
  return text.split(/^(?=orrery log 1$)/m).filter((log) => log !== '')[nth] ?? '';
}

const THREE_PLAYER_GAME = stored('01', 1);
const FIVE_PLAYER_GAME = stored('02', 0);

/** The game after this number of entries. */
function until(log: string, entries: number): string {
  const [head = '', body = ''] = log.split('\n\n');
  return `${head}\n\n${body.split('\n').slice(0, entries).join('\n')}\n`;
}

/** Opens it and lifts the curtain of the asked player. */
async function sitDown(page: Page, log: string): Promise<void> {
  await page.goto('/');
  await openFile(page, log);
  await page.getByRole('button', { name: /show my hand$/ }).click();
}

type Act = (page: Page, size: Size) => Promise<void>;

const at = (name: string, about: string, log: string, act: Act): Screen =>
  screen(`starfarers-${name}`, about, async (page, size) => {
    await sitDown(page, log);
    await act(page, size);
  });

const book = (page: Page) => page.getByRole('dialog', { name: 'The book of encounters' });
const opens: Act = (page) => page.getByRole('dialog').waitFor();

/** What is in a drawer on a phone. */
async function openDrawer(page: Page, size: Size, name: string): Promise<void> {
  if (size === 'phone') await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click();
}

async function lookAtResult(page: Page): Promise<void> {
  await page.goto('/');
  await openFile(page, THREE_PLAYER_GAME);
  await page.getByRole('slider', { name: 'Position' }).waitFor();
  await page.goto(page.url().replace(/replay\/([\w-]+).*/, 'result/$1'));
  await page.getByRole('region', { name: 'Final standings' }).waitFor();
}

export const STARFARERS_SCREENS: readonly Screen[] = [
  at('main', 'Starfarers: trade and build', until(THREE_PLAYER_GAME, 240), (page) =>
    page.getByRole('button', { name: /^Done/ }).waitFor(),
  ),
  at('trade', 'Starfarers: the supply, and an offer to the others', until(THREE_PLAYER_GAME, 240), async (page) => {
    await page.getByRole('button', { name: /^carbon: \d+ in hand/ }).click();
    await page
      .getByRole('button', { name: /^fuel in the supply/ })
      .first()
      .click();
  }),
  at('reply', 'Starfarers: somebody else offers', until(THREE_PLAYER_GAME, 267), (page) =>
    page.getByRole('button', { name: 'Accept' }).waitFor(),
  ),
  at('discard', 'Starfarers: a seven, discards are clicked in the hand', until(THREE_PLAYER_GAME, 111), (page) =>
    page
      .getByRole('button', { name: / in hand, possible/ })
      .first()
      .click(),
  ),
  at('steal', 'Starfarers: a seven, and whom to take a card from', until(THREE_PLAYER_GAME, 93), opens),
  at('encounter', 'Starfarers: an encounter asks, before anything is known', until(THREE_PLAYER_GAME, 143), (page) =>
    book(page).getByRole('button', { name: 'step in' }).waitFor(),
  ),
  at('contest', 'Starfarers: the fight, and what came of it', until(THREE_PLAYER_GAME, 143), async (page) => {
    await book(page).getByRole('button', { name: 'step in' }).click();
    await book(page).getByRole('heading', { name: 'The fight' }).waitFor();
  }),
  at('gift', 'Starfarers: how much to give a merchant', until(THREE_PLAYER_GAME, 233), (page) =>
    book(page).getByRole('button', { name: 'Give nothing' }).waitFor(),
  ),
  at(
    'friends',
    'Starfarers: the peoples, their markers and their cards',
    until(FIVE_PLAYER_GAME, 440),
    async (page, size) => {
      await openDrawer(page, size, 'Friends');
      await page.getByRole('button', { name: /^the Scientists/ }).click();
      await page.getByRole('dialog', { name: 'The peoples' }).waitFor();
    },
  ),
  at(
    'befriend',
    'Starfarers: a station is founded, and a card of its people chosen',
    until(FIVE_PLAYER_GAME, 356),
    opens,
  ),
  at('pilots', 'Starfarers: five players, and what pilot 2 may not do', until(FIVE_PLAYER_GAME, 440), (page) =>
    page
      .getByText(/pilot 2|supply alone/i)
      .first()
      .waitFor(),
  ),
  screen('starfarers-result', 'After a game of Starfarers', lookAtResult),
];
