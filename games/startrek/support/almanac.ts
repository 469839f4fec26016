import { CHARACTERS } from '../characters.ts';
import { MAX_SEATS } from '../data.ts';

/** A language's texts of the support cards: messages, and rules by the words of their characters. */
export interface CardTexts {
  readonly texts: Readonly<Record<string, string>>;
  readonly almanac: Readonly<Record<string, CardEntry>>;
}

interface CardEntry {
  readonly title: string;
  readonly rule: string; // without its id
  readonly more?: string; // further paragraphs
  readonly short: string; // what it does, for the table of all cards
  readonly source: string; // how certain that is
}

/** Only the first cards have a number: they are dealt. */
const cardNumber = (place: number): string => (place < MAX_SEATS ? `A${place + 1}` : '');

const characterName = ({ texts }: CardTexts, word: string): string => texts[`character.${word}`] ?? word;

function tableRow(said: CardTexts, word: string, place: number): string {
  const { short = '', source = '' } = said.almanac[word] ?? {};
  const cells = [`[${characterName(said, word)}](#${word})`, cardNumber(place), short, source];
  return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
}

function almanacEntry({ almanac }: CardTexts, word: string, rule: string): string {
  const said = almanac[word];
  if (said === undefined) return '';
  const paragraphs = [`**${rule}** ${said.rule}`, ...(said.more === undefined ? [] : [said.more])];
  return `## ${said.title} {#${word}}\n\n${paragraphs.join('\n\n')}\n\n`;
}

/** A title as a sort key. */
const sortKey = (part: string): string =>
  (/^## (.*) \{/.exec(part)?.[1] ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase();

/** The almanac with a language's texts of the support cards: their entries, their rows and their number. */
export function withSupportCards(rules: string, said: CardTexts): string {
  const rows = CHARACTERS.map(({ word }, place) => tableRow(said, word, place)).join('\n');
  const filled = rules.replaceAll('{support-cards}', String(CHARACTERS.length)).replace('{support-rows}', rows);
  const [head = '', ...parts] = filled.split(/^(?=## )/m);
  for (const { word, rule } of CHARACTERS) {
    const own = almanacEntry(said, word, rule);
    const at = parts.findIndex((part) => sortKey(part) > sortKey(own));
    parts.splice(at < 0 ? parts.length : at, 0, own);
  }
  return `${[head, ...parts].join('').trimEnd()}\n`;
}
