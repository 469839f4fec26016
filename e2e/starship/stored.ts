import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openFile } from '../golden.ts';

/** The two games that share a table. */
export type ShipGame = 'starship' | 'duel';
export const SHIP_GAMES: readonly ShipGame[] = ['starship', 'duel'];

/** The nth stored game of a file of the first edition, as it goes by the present rules. */
function stored(game: ShipGame, file: string, nth: number): string {
  const text = readFileSync(new URL(`../../editions/${game}/1/golden/${file}.log`, import.meta.url), 'utf8');
  return anew(text.split(/^(?=orrery log 1$)/m).filter((log) => log !== '')[nth] ?? '');
}

/** DU-SET-09: centres are chosen first of all now. Nothing else has changed for a log but the hashes of its states. */
function anew(log: string): string {
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

/** Games with the memory aid in which nearly everything happens. */
const GAMES: Readonly<Record<ShipGame, string>> = {
  starship: stored('starship', '06', 0),
  duel: stored('duel', '01', 12),
};

export const finished = (game: ShipGame): string => GAMES[game];

interface Cut {
  /** Which of the entries that say it; from the end where it is negative. */
  readonly nth?: number;
}

/** The game as it stood before an entry that says this. */
function before(log: string, entry: RegExp, { nth = 0 }: Cut = {}): string {
  const [head = '', body = ''] = log.split('\n\n');
  const lines = body.split('\n');
  const found = lines.flatMap((line, at) => (entry.test(line) ? [at] : []));
  return `${head}\n\n${lines.slice(0, found.at(nth) ?? lines.length).join('\n')}\n`;
}

interface Asked extends Cut {
  readonly entry: RegExp;
}

/** Where something is asked, by the move that was the answer. */
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
} as const satisfies Readonly<Record<string, Asked>>;
type Question = keyof typeof ASKED;

/** The stored game as it stood when it was asked that. */
export function askedIn(game: ShipGame, question: Question): string {
  const { entry, ...cut }: Asked = ASKED[question];
  return before(finished(game), entry, cut);
}

/** Sits down at a log that ends in a question; whoever is asked has lifted the curtain. */
export async function sitDownTo(page: Page, log: string): Promise<void> {
  await page.goto('/');
  await openFile(page, log);
  await page.getByRole('button', { name: /show my hand$/ }).click();
}

/**
 * A flight of 2001 without the memory aid that meets a pirate, three times over: the same in everything but the card that
 * was drawn, which demands the same and is of strength 2, 3 or 4.
 */
export function pirates(): readonly string[] {
  const log = before(stored('starship', '02', 0), /: fight/, { nth: 1 });
  return ['8', '6', '9'].map((card) => log.replace(/^130 \? 6$/m, `130 ? ${card}`));
}
