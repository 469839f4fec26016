import type { Almanac, AlmanacEntry } from './parse.ts';
import { plainText } from './parse.ts';

/** A search result with the text around the match. */
export interface SearchHit {
  readonly entry: AlmanacEntry;
  /** The rule that matched; null for a title or for text outside rules. */
  readonly rule: string | null;
  readonly snippet: string;
}

interface Passage {
  readonly entry: AlmanacEntry;
  readonly rule: string | null;
  readonly text: string;
  readonly words: readonly string[];
  /** Score of a match by where it was found. */
  readonly weight: number;
}

const TITLE_WEIGHT = 8;
/** Another name that players use for an entry. */
const ALIAS_WEIGHT = 7;
/** A title in another language: it identifies the entry, but words of the reader's language rank higher. */
const FOREIGN_TITLE_WEIGHT = 5;
const TEXT_WEIGHT = 1;
const SNIPPET_CHARS = 110;

/** Removes differences of case, diacritics and ligatures. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ĳ', 'ij')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Treats an umlaut and its spelling with an e, and Dutch ij and y, as equal. */
export const foldSpelling = (text: string): string =>
  foldText(text)
    .replace(/([aou])e/g, '$1')
    .replaceAll('ij', 'y');

const wordsOf = (text: string): string[] => foldSpelling(text).match(/[\p{L}\p{N}:]+/gu) ?? [];

/** Words of questions that say nothing about the subject, in all languages. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    `a an and are be can do does for from get have how i if in is it many may me much must my of on or the to what when
     where which who why with you
     bekomme bin darf das dem den der des die du ein eine einen er es fur gibt hat ich im in ist kann man mein meine mit
     muss oder und viel viele von wann warum was welche wer wie wo zu
     aan als bij dan dat de een en er heb hebben het hoe hoeveel ik je kan krijg kun mag met mijn moet of om op te van
     voor waar waarom wanneer wat welke wie zijn`,
  ),
);

/** The words to look for: without question words, unless there are no others. */
function queryWords(query: string): string[] {
  const words = wordsOf(query);
  const subject = words.filter((word) => !QUESTION_WORDS.has(word));
  return subject.length === 0 ? words : subject;
}

/** Allowed typos: none in a short word, two in a long one. */
const maxTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** How well a word matches a query word: 1 for an exact match, less for a prefix, a substring or a typo, 0 for none. */
export function matchScore(wish: string, word: string): number {
  if (word === wish) return 1;
  if (word.startsWith(wish)) return 0.8;
  if (wish.length >= 3 && word.includes(wish)) return 0.5;
  const most = maxTypos(wish);
  if (most === 0) return 0;
  if (editDistance(wish, word, most) <= most) return 0.45;
  if (editDistance(wish, word.slice(0, wish.length), most) <= Math.min(most, 1)) return 0.3;
  return isCompoundMatch(wish, word) ? 0.2 : 0;
}

/** Minimum length of a word part; shorter parts would match anything. */
const MIN_PART_LENGTH = 5;

/**
 * Matches compounds of the query whose parts are separate words here: “Handelsschiffbau” also finds “Handelsschiff”.
 */
const isCompoundMatch = (wish: string, word: string): boolean =>
  word.length >= MIN_PART_LENGTH && wish.length > word.length && (wish.startsWith(word) || wish.endsWith(word));

/** Damerau-Levenshtein distance of two words; stops counting beyond `most`. */
function editDistance(a: string, b: string, most: number): number {
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

function passagesOf(entry: AlmanacEntry, foreign: readonly string[]): Passage[] {
  const opening = entry.blocks[0] === undefined ? '' : plainText(entry.blocks[0]);
  const title = {
    entry,
    rule: null,
    text: opening,
    words: wordsOf(`${entry.title} ${entry.key}`),
    weight: TITLE_WEIGHT,
  };
  const blocks = entry.blocks.map((block): Passage => {
    const text = plainText(block);
    return { entry, rule: block.kind === 'rule' ? block.id : null, text, words: wordsOf(text), weight: TEXT_WEIGHT };
  });
  const named = (weight: number) => (name: string) => ({ ...title, words: wordsOf(name), weight });
  const aliases = entry.aliases.map(named(ALIAS_WEIGHT));
  return [title, ...aliases, ...foreign.map(named(FOREIGN_TITLE_WEIGHT)), ...blocks];
}

/** Entry titles in other languages, by key. */
export type Aliases = ReadonlyMap<string, readonly string[]>;

/** Collects the entry titles of other languages. */
export function aliasesOf(almanacs: readonly Almanac[]): Aliases {
  const found = new Map<string, string[]>();
  for (const { key, title } of almanacs.flatMap(({ entries }) => entries)) {
    found.set(key, [...(found.get(key) ?? []), title]);
  }
  return found;
}

const NO_ALIASES: Aliases = new Map();

/** Creates the search of an almanac. Every query word but question words must match in an entry; the best entries come first. */
export function makeSearch(almanac: Almanac, aliases: Aliases = NO_ALIASES): (wish: string) => readonly SearchHit[] {
  const shelves = almanac.entries.map((entry) => ({
    entry,
    passages: passagesOf(entry, aliases.get(entry.key) ?? []),
  }));
  return (wish) => {
    const rule = wish.trim().toUpperCase();
    const home = shelves.find(({ entry }) => entry.key === almanac.entryKeyByRule.get(rule));
    if (home !== undefined)
      return [
        hitAt(
          home.passages.find((passage) => passage.rule === rule),
          home.entry,
          [],
        ),
      ];
    const wishes = queryWords(wish).map(makeWordMatcher);
    if (wishes.length === 0) return [];
    return shelves
      .map(({ entry, passages }) => scoreEntry(entry, passages, wishes))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ found }) => found);
  };
}

/** The best score of any word for a query word. */
type WordMatcher = (word: string) => number;

/** Cache: almanacs repeat the same words, so each is compared once. */
function makeWordMatcher(wish: string): WordMatcher {
  const known = new Map<string, number>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const near = matchScore(wish, word);
    known.set(word, near);
    return near;
  };
}

function scoreEntry(entry: AlmanacEntry, passages: readonly Passage[], wishes: readonly WordMatcher[]) {
  const worths = passages.map((passage) => wishes.map((wish) => passageScore(passage, wish)));
  const scores = wishes.map((_, i) => Math.max(...worths.map((each) => each[i] ?? 0)));
  const sums = worths.map((each) => each.reduce((a, b) => a + b, 0));
  const most = Math.max(...sums);
  const best = passages[sums.indexOf(most)];
  const isWhole = scores.every((score) => score > 0);
  return { score: isWhole ? scores.reduce((a, b) => a + b, most) : 0, found: hitAt(best, entry, wishes) };
}

const passageScore = ({ words, weight }: Passage, wish: WordMatcher): number =>
  weight * words.reduce((best, word) => Math.max(best, wish(word)), 0);

function hitAt(passage: Passage | undefined, entry: AlmanacEntry, wishes: readonly WordMatcher[]): SearchHit {
  return { entry, rule: passage?.rule ?? null, snippet: snippetOf(passage?.text ?? '', wishes) };
}

/** A few words around the first match. */
function snippetOf(text: string, wishes: readonly WordMatcher[]): string {
  if (text.length <= SNIPPET_CHARS) return text;
  const words = [...text.matchAll(/[\p{L}\p{N}:]+/gu)];
  const hit = words.find(([word]) => wishes.some((wish) => wish(foldSpelling(word)) > 0));
  const from = Math.max(0, (hit?.index ?? 0) - SNIPPET_CHARS / 3);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = text.lastIndexOf(' ', start + SNIPPET_CHARS);
  const isCut = start + SNIPPET_CHARS < text.length;
  return `${start > 0 ? '… ' : ''}${isCut ? `${text.slice(start, end)} …` : text.slice(start)}`;
}
