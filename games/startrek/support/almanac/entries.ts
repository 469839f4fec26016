import { CHARACTERS } from '../../characters.ts';
import { MAX_SEATS } from '../../data.ts';

/** A language's texts about the support cards. */
export interface CardTexts {
  /** Messages; `character.uhura` is a name. */
  readonly messages: Readonly<Record<string, string>>;
  /**
   * By character: `uhura.title`, `.rule` without its id, `.more` with further paragraphs, where there are any, and for
   * the table of all cards `.short`, what it does, and `.source`, how certain that is.
   */
  readonly almanac: Readonly<Record<string, string>>;
}

/** Only the first cards have a number: they are dealt. */
const cardNumber = (place: number): string => (place < MAX_SEATS ? `A${place + 1}` : '');

const characterName = ({ messages }: CardTexts, word: string): string => messages[`character.${word}`] ?? word;

function tableRow(said: CardTexts, word: string, place: number): string {
  const { [`${word}.short`]: short = '', [`${word}.source`]: source = '' } = said.almanac;
  const cells = [`[${characterName(said, word)}](#${word})`, cardNumber(place), short, source];
  return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
}

function almanacEntry({ almanac }: CardTexts, word: string, id: string): string {
  const { [`${word}.title`]: title, [`${word}.rule`]: rule, [`${word}.more`]: more } = almanac;
  if (title === undefined || rule === undefined) return '';
  const paragraphs = [`**${id}** ${rule}`, ...(more === undefined ? [] : [more])];
  return `## ${title} {#${word}}\n\n${paragraphs.join('\n\n')}\n\n`;
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
