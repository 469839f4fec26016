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
/** A title in another language: whoever searches for it means this entry, but words of the page come first. */
const FOREIGN = 5;
const TEXT = 1;
const SNIPPET = 110;

/** Case, diacritics and ligatures do not matter to somebody who searches. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ĳ', 'ij')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** An umlaut may be written with an e, and a Dutch ij with a y: both are taken for the same sound. */
export const heard = (text: string): string =>
  folded(text)
    .replace(/([aou])e/g, '$1')
    .replaceAll('ij', 'y');

const wordsOf = (text: string): string[] => heard(text).match(/[\p{L}\p{N}:]+/gu) ?? [];

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
  if (slips(wish, word.slice(0, wish.length), most) <= Math.min(most, 1)) return 0.3;
  return isJoined(wish, word) ? 0.2 : 0;
}

/** Shorter parts than this would be found in anything. */
const PART = 5;

/** Somebody joined words that stand apart here: “Handelsschiffbau” asks for a “Handelsschiff” as well. */
const isJoined = (wish: string, word: string): boolean =>
  word.length >= PART && wish.length > word.length && (wish.startsWith(word) || wish.endsWith(word));

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

function passagesOf(entry: Entry, foreign: readonly string[]): Passage[] {
  const opening = entry.blocks[0] === undefined ? '' : plain(entry.blocks[0]);
  const title = { entry, rule: null, text: opening, words: wordsOf(`${entry.title} ${entry.key}`), weight: TITLE };
  const blocks = entry.blocks.map((block): Passage => {
    const text = plain(block);
    return { entry, rule: block.kind === 'rule' ? block.id : null, text, words: wordsOf(text), weight: TEXT };
  });
  const others = foreign.map((name) => ({ ...title, words: wordsOf(name), weight: FOREIGN }));
  return [title, ...others, ...blocks];
}

/** What entries are called elsewhere, by key. */
export type Aliases = ReadonlyMap<string, readonly string[]>;

/** What the entries are called in other languages. */
export function aliasesOf(almanacs: readonly Almanac[]): Aliases {
  const found = new Map<string, string[]>();
  for (const { key, title } of almanacs.flatMap(({ entries }) => entries)) {
    found.set(key, [...(found.get(key) ?? []), title]);
  }
  return found;
}

const NO_ALIASES: Aliases = new Map();

/** Makes the search of an almanac. Every word of the wish must be found in an entry; the best entries come first. */
export function makeSearch(almanac: Almanac, aliases: Aliases = NO_ALIASES): (wish: string) => readonly Found[] {
  const shelves = almanac.entries.map((entry) => ({
    entry,
    passages: passagesOf(entry, aliases.get(entry.key) ?? []),
  }));
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
    const wishes = wordsOf(wish).map(wished);
    if (wishes.length === 0) return [];
    return shelves
      .map(({ entry, passages }) => judged(entry, passages, wishes))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ found }) => found);
  };
}

/** How well any word answers one wished for. */
type Wished = (word: string) => number;

/** Almanacs say the same words over and over: each is compared once. */
function wished(wish: string): Wished {
  const known = new Map<string, number>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const near = closeness(wish, word);
    known.set(word, near);
    return near;
  };
}

function judged(entry: Entry, passages: readonly Passage[], wishes: readonly Wished[]) {
  const worths = passages.map((passage) => wishes.map((wish) => worth(passage, wish)));
  const scores = wishes.map((_, i) => Math.max(...worths.map((each) => each[i] ?? 0)));
  const sums = worths.map((each) => each.reduce((a, b) => a + b, 0));
  const most = Math.max(...sums);
  const best = passages[sums.indexOf(most)];
  const isWhole = scores.every((score) => score > 0);
  return { score: isWhole ? scores.reduce((a, b) => a + b, most) : 0, found: foundAt(best, entry, wishes) };
}

const worth = ({ words, weight }: Passage, wish: Wished): number =>
  weight * words.reduce((best, word) => Math.max(best, wish(word)), 0);

function foundAt(passage: Passage | undefined, entry: Entry, wishes: readonly Wished[]): Found {
  return { entry, rule: passage?.rule ?? null, snippet: snippetOf(passage?.text ?? '', wishes) };
}

/** A few words around the first that answers. */
function snippetOf(text: string, wishes: readonly Wished[]): string {
  if (text.length <= SNIPPET) return text;
  const words = [...text.matchAll(/[\p{L}\p{N}:]+/gu)];
  const hit = words.find(([word]) => wishes.some((wish) => wish(heard(word)) > 0));
  const from = Math.max(0, (hit?.index ?? 0) - SNIPPET / 3);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = text.lastIndexOf(' ', start + SNIPPET);
  const isCut = start + SNIPPET < text.length;
  return `${start > 0 ? '… ' : ''}${isCut ? `${text.slice(start, end)} …` : text.slice(start)}`;
}
