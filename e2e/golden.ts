import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The first golden game of Star Trek: four players, 938 entries, nearly everything happens in it. */
const [GOLDEN = ''] = readFileSync(new URL('../games/startrek/golden/01.log', import.meta.url), 'utf8')
  .split(/^(?=orrery log 1$)/m)
  .filter((log) => log !== '');

/** Where in it something is asked: after so many entries. */
export const MOMENTS = {
  founding: 10,
  compensation: 45,
  decision: 46,
  discard: 80,
  cruiser: 90,
  steal: 91,
  building: 166,
  trading: 271,
  reply: 272,
  answers: 275,
  shield: 330,
  late: 936,
} as const;

export const finishedGame = (): string => GOLDEN;

/** The game as it stood after so many entries. */
export function gameUntil(entries: number): string {
  const [head = '', body = ''] = GOLDEN.split('\n\n');
  return `${head}\n\n${body.split('\n').slice(0, entries).join('\n')}\n`;
}

/** Opens a text as a game file, as somebody does who has one. */
export async function openFile(page: Page, text: string | Buffer, name = 'game.log'): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Open a game file').last().setInputFiles(file);
}

/** Sits down where the golden game was after so many entries; whoever is asked has lifted the curtain. */
export async function sitDownAt(page: Page, entries: number): Promise<void> {
  await page.goto('/');
  await openFile(page, gameUntil(entries));
  await page.getByRole('button', { name: /show my hand$/ }).click();
}
