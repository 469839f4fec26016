import { CHARACTERS } from '../characters.ts';
import { MOST_SEATS } from '../data.ts';

/** What a language says of the support cards: messages, and by the words of their characters the rules. */
export interface CardTexts {
  readonly texts: Readonly<Record<string, string>>;
  readonly almanac: Readonly<Record<string, CardEntry>>;
}

interface CardEntry {
  readonly title: string;
  readonly rule: string; // without its number
  readonly more?: string; // further paragraphs
  readonly short: string; // what it does, for the table of all cards
  readonly source: string; // how sure that is
}

/** The first cards bear a number: they are dealt. */
const numberOf = (place: number): string => (place < MOST_SEATS ? `A${place + 1}` : '');

const nameOf = ({ texts }: CardTexts, word: string): string => texts[`character.${word}`] ?? word;

function row(said: CardTexts, word: string, place: number): string {
  const { short = '', source = '' } = said.almanac[word] ?? {};
  const cells = [`[${nameOf(said, word)}](#${word})`, numberOf(place), short, source];
  return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
}

function entry({ almanac }: CardTexts, word: string, rule: string): string {
  const said = almanac[word];
  if (said === undefined) return '';
  const paragraphs = [`**${rule}** ${said.rule}`, ...(said.more === undefined ? [] : [said.more])];
  return `## ${said.title} {#${word}}\n\n${paragraphs.join('\n\n')}\n\n`;
}

/** A title as the alphabet sees it. */
const letters = (part: string): string =>
  (/^## (.*) \{/.exec(part)?.[1] ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase();

/** The rules in words with what a language says of the support cards: their entries, their rows and their number. */
export function withCards(rules: string, said: CardTexts): string {
  const rows = CHARACTERS.map(({ word }, place) => row(said, word, place)).join('\n');
  const filled = rules.replaceAll('{support-cards}', String(CHARACTERS.length)).replace('{support-rows}', rows);
  const [head = '', ...parts] = filled.split(/^(?=## )/m);
  for (const { word, rule } of CHARACTERS) {
    const own = entry(said, word, rule);
    const at = parts.findIndex((part) => letters(part) > letters(own));
    parts.splice(at < 0 ? parts.length : at, 0, own);
  }
  return `${[head, ...parts].join('').trimEnd()}\n`;
}
