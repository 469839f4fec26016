import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openFile } from '../golden.ts';
import { expect } from '../test.ts';

/** The golden games with this number of seats and this set-up, in order. */
export function stored(seats: number, setup: string): readonly string[] {
  const text = readFileSync(new URL('../../editions/starfarers/1/golden/01.log', import.meta.url), 'utf8');
  return text
    .split(/^(?=orrery log 1$)/m)
    .filter((log) => log.includes(`\nseats ${seats}\n`) && log.includes(`"setup":"${setup}"`));
}

interface Wanted {
  readonly seats?: number;
  readonly setup?: string;
  /** The move that was the answer. */
  readonly entry: RegExp;
  /** How far into the game, from 0 to 1. */
  readonly from?: number;
}

/** A golden game before the first such move after that share of it. */
export function before({ seats = 4, setup = 'strategic', entry, from = 0 }: Wanted): string {
  for (const log of stored(seats, setup)) {
    const [head = '', body = ''] = log.split('\n\n');
    const lines = body.split('\n');
    const first = Math.floor(lines.length * from);
    const at = lines.findIndex((line, i) => i >= first && entry.test(line));
    if (at >= 0) return `${head}\n\n${lines.slice(0, at).join('\n')}\n`;
  }
  throw new Error(`no golden game of ${seats} has ${entry}`);
}

/** Opens a log that ends in a question and lifts the curtain of the asked player. */
export async function sitDownTo(page: Page, log: string): Promise<void> {
  await page.goto('/');
  await openFile(page, log);
  await page.getByRole('button', { name: /show my hand$/ }).click();
}

/** A table with this number of seats, one person against bots. */
export async function startSeated(page: Page, seats: number, options: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/new/starfarers');
  await page.getByRole('group', { name: 'Number of players' }).getByText(String(seats), { exact: true }).click();
  await expect(page.getByRole('group', { name: /^Who sits on seat \d$/ })).toHaveCount(seats);
  for (const [option, value] of Object.entries(options)) {
    await page.getByLabel(option, { exact: true }).selectOption(value);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
}
