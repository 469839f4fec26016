import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openFile } from '../golden.ts';

/** The two games that share a table. */
export type ShipGameId = 'starship' | 'duel';
export const SHIP_GAMES: readonly ShipGameId[] = ['starship', 'duel'];

/** The nth stored game of a file of the first edition, adapted to the present rules. */
function stored(game: ShipGameId, file: string, nth: number): string {
  const text = readFileSync(new URL(`../../editions/${game}/1/golden/${file}.log`, import.meta.url), 'utf8');
  return toPresentRules(text.split(/^(?=orrery log 1$)/m).filter((log) => log !== '')[nth] ?? '');
}

/** DU-SET-09: centres are now chosen first. Otherwise only the state hashes of a log have changed. */
function toPresentRules(log: string): string {
  const [head = '', body = ''] = log.split('\n\n');
  const entries = body.split('\n').filter((line) => line !== '');
  const plain = entries.map((line) => line.replace(/^\d+ /, '').replace(/ #\w+$/, ''));
  const ordered = head.includes('\ngame duel ') ? centresFirst(plain) : plain;
  return `${head.replace(/^(game \w+) 1$/m, '$1 2')}\n\n${ordered.map((line, i) => `${i + 1} ${line}`).join('\n')}\n`;
}

/** The deal and three orders follow the centres, then the rolls for the start. */
function centresFirst(entries: readonly string[]): readonly string[] {
  const deal = entries.findIndex((line) => line.startsWith('?'));
  const cards = deal + 4;
  const chosen = entries.findIndex((line, i) => i >= cards && !/^\d: choose /.test(line));
  return [
    ...entries.slice(cards, chosen),
    ...entries.slice(deal, cards),
    ...entries.slice(0, deal),
    ...entries.slice(chosen),
  ];
}

/** Games with the memory aid that cover nearly everything. */
const GAMES: Readonly<Record<ShipGameId, string>> = {
  starship: stored('starship', '06', 0),
  duel: stored('duel', '01', 12),
};

export const finished = (game: ShipGameId): string => GAMES[game];

interface EntryPosition {
  /** Which of the matching entries; counted from the end when negative. */
  readonly nth?: number;
}

/** The game before an entry that contains this. */
function before(log: string, entry: RegExp, { nth = 0 }: EntryPosition = {}): string {
  const [head = '', body = ''] = log.split('\n\n');
  const lines = body.split('\n');
  const found = lines.flatMap((line, at) => (entry.test(line) ? [at] : []));
  return `${head}\n\n${lines.slice(0, found.at(nth) ?? lines.length).join('\n')}\n`;
}

interface AskedPosition extends EntryPosition {
  readonly entry: RegExp;
}

/** The questions, by the move that answered them. */
const ASKED = {
  centres: { entry: /: choose / },
  sector: { entry: /: fly /, nth: 8 },
  trade: { entry: /: (buy|sell) \d \w+( #|$)/, nth: 6 },
  base: { entry: /: station( #|$)/, nth: 1 },
  pirate: { entry: /: fight/, nth: 6 },
  reward: { entry: /: take /, nth: 2 },
  build: { entry: /: centre-2 /, nth: -1 },
  reply: { entry: /: (accept|decline)/, nth: 2 },
  peek: { entry: /: arrange /, nth: -1 },
  task: { entry: /: task /, nth: -1 },
} as const satisfies Readonly<Record<string, AskedPosition>>;
type Question = keyof typeof ASKED;

/** The stored game when that question was asked. */
export function askedIn(game: ShipGameId, question: Question): string {
  const { entry, ...cut }: AskedPosition = ASKED[question];
  return before(finished(game), entry, cut);
}

/** Opens a log that ends in a question and lifts the curtain of the asked player. */
export async function sitDownTo(page: Page, log: string): Promise<void> {
  await page.goto('/');
  await openFile(page, log);
  await page.getByRole('button', { name: /show my hand$/ }).click();
}

/**
 * A flight of 2001 without the memory aid that meets a pirate, in three versions that differ only in the card drawn: it
 * has the same demand and strength 2, 3 or 4.
 */
export function pirates(): readonly string[] {
  const log = before(stored('starship', '02', 0), /: fight/, { nth: 1 });
  return ['8', '6', '9'].map((card) => log.replace(/^130 \? 6$/m, `130 ? ${card}`));
}
