import type { Almanac, Entry } from './parse.ts';
import { plain } from './parse.ts';

/** An entry that answers a search, with the words around what was found. */
export interface Found {
  readonly entry: Entry;
  /** The rule in which it was found; null for the title or a text that is no rule. */
  readonly rule: string | null;
  readonly snippet: string;
}

interface Passage {
  readonly entry: Entry;
  readonly rule: string | null;
  readonly text: string;
  readonly words: readonly string[];
  /** What a word found here is worth. */
  readonly weight: number;
}

const TITLE = 8;
const TEXT = 1;
const SNIPPET = 110;

/** Case, diacritics and ligatures do not matter to somebody who searches. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}:]+/gu) ?? [];

/** How many letters may be wrong: none in a short word, two in a long one. */
const patience = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** How well a word answers a wish: 1 for the very word, less for a beginning, a part or a slip, 0 for no answer. */
export function closeness(wish: string, word: string): number {
  if (word === wish) return 1;
  if (word.startsWith(wish)) return 0.8;
  if (wish.length >= 3 && word.includes(wish)) return 0.5;
  const most = patience(wish);
  if (most === 0) return 0;
  if (slips(wish, word, most) <= most) return 0.45;
  return slips(wish, word.slice(0, wish.length), most) <= Math.min(most, 1) ? 0.3 : 0;
}

/** Letters wrong, missing, too many or swapped with their neighbour between two words; beyond `most` it stops counting. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

function passagesOf(entry: Entry): Passage[] {
  const opening = entry.blocks[0] === undefined ? '' : plain(entry.blocks[0]);
  const title = { entry, rule: null, text: opening, words: wordsOf(`${entry.title} ${entry.key}`), weight: TITLE };
  const blocks = entry.blocks.map((block): Passage => {
    const text = plain(block);
    return { entry, rule: block.kind === 'rule' ? block.id : null, text, words: wordsOf(text), weight: TEXT };
  });
  return [title, ...blocks];
}

/** Makes the search of an almanac. Every word of the wish must be found in an entry; the best entries come first. */
export function makeSearch(almanac: Almanac): (wish: string) => readonly Found[] {
  const shelves = almanac.entries.map((entry) => ({ entry, passages: passagesOf(entry) }));
  return (wish) => {
    const rule = wish.trim().toUpperCase();
    const home = shelves.find(({ entry }) => entry.key === almanac.homes.get(rule));
    if (home !== undefined)
      return [
        foundAt(
          home.passages.find((passage) => passage.rule === rule),
          home.entry,
          [],
        ),
      ];
    const wishes = wordsOf(wish);
    if (wishes.length === 0) return [];
    return shelves
      .map(({ entry, passages }) => judged(entry, passages, wishes))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ found }) => found);
  };
}

function judged(entry: Entry, passages: readonly Passage[], wishes: readonly string[]) {
  const scores = wishes.map((wish) => Math.max(...passages.map((passage) => worth(passage, wish))));
  const isWhole = scores.every((score) => score > 0);
  const sum = (passage: Passage) => wishes.reduce((total, wish) => total + worth(passage, wish), 0);
  const best = passages.reduce((a, b) => (sum(b) > sum(a) ? b : a));
  return { score: isWhole ? scores.reduce((a, b) => a + b, sum(best)) : 0, found: foundAt(best, entry, wishes) };
}

const worth = ({ words, weight }: Passage, wish: string): number =>
  weight * words.reduce((best, word) => Math.max(best, closeness(wish, word)), 0);

function foundAt(passage: Passage | undefined, entry: Entry, wishes: readonly string[]): Found {
  return { entry, rule: passage?.rule ?? null, snippet: snippetOf(passage?.text ?? '', wishes) };
}

/** A few words around the first that answers. */
function snippetOf(text: string, wishes: readonly string[]): string {
  if (text.length <= SNIPPET) return text;
  const words = [...text.matchAll(/[\p{L}\p{N}:]+/gu)];
  const hit = words.find(([word]) => wishes.some((wish) => closeness(wish, folded(word)) > 0));
  const from = Math.max(0, (hit?.index ?? 0) - SNIPPET / 3);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = text.lastIndexOf(' ', start + SNIPPET);
  const isCut = start + SNIPPET < text.length;
  return `${start > 0 ? '… ' : ''}${isCut ? `${text.slice(start, end)} …` : text.slice(start)}`;
}
