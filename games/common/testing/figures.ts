import { expect, test } from 'vitest';
import { COMPLETE_LANGUAGES, type Language } from './format.ts';

/** The content of a table cell: a figure, nothing (0), or words (null). */
type Figure = number | null;

function figureIn(cell: string): Figure {
  if (cell === '') return 0;
  const [figure] = /^\d+/.exec(cell) ?? [];
  return figure === undefined ? null : Number(figure);
}

const entryOf = (almanac: string, key: string): string =>
  almanac.split(/^## /m).find((part) => part.split('\n', 1)[0]?.endsWith(`{#${key}}`)) ?? '';

/**
 * The rows of the tables in an entry, without their first cells, which name the row. Rows without a figure are
 * headings.
 */
function figuresIn(almanac: string, entry: string): Figure[][] {
  return [...entryOf(almanac, entry).matchAll(/^\|(?!---)(.*)\|$/gm)]
    .map(([, row = '']) =>
      row
        .split('|')
        .slice(1)
        .map((cell) => figureIn(cell.trim())),
    )
    .filter((row) => row.some((figure) => figure !== null && figure > 0));
}

/** All figures of a text, in order; four digits are a year. */
export const allFigures = (text: string): number[] =>
  Array.from(text.matchAll(/(?<!\d)\d{1,3}(?!\d)/g), ([figure]) => Number(figure));

/** The amounts in a text, as in "2 ore and 1 food", kind by kind; a kind may have several names: `lore|knowledge`. */
export const amountsIn = (text: string, names: readonly string[]): number[] =>
  names.map((name) =>
    Array.from(text.matchAll(new RegExp(`(\\d+) (?:${name})(?!\\p{L})`, 'gu')), ([, n]) => Number(n)).reduce(
      (sum, n) => sum + n,
      0,
    ),
  );

/** The paragraph of a rule, without its id and its link targets. */
const ruleIn = (almanac: string, id: string): string =>
  (new RegExp(`^\\*\\*${id}\\*\\*(.*)$`, 'm').exec(almanac)?.[1] ?? '').replace(/\(#[^)]*\)/g, '');

interface ExpectedFigures {
  /** By entry: the figures of its tables, row by row; columns after the last one given are ignored. */
  readonly tables?: Readonly<Record<string, readonly (readonly Figure[])[]>>;
  /** By rule: figures that its paragraph must contain. */
  readonly rules?: Readonly<Record<string, readonly (number | string)[]>>;
  /** By rule: all figures of its paragraph, in order. */
  readonly paragraphs?: Readonly<Record<string, readonly number[]>>;
  /** By rule: the price in its paragraph; of several prices their sum. */
  readonly prices?: Readonly<Record<string, readonly number[]>>;
  /** The resources of a price in order, as each language names them in an amount. */
  readonly resources?: Readonly<Record<Language, readonly string[]>>;
}

/** Checks prices, counts and limits in a game's almanac against the data of the game, in every language. */
export function figuresSuite(
  game: string,
  almanacs: Readonly<Record<Language, string>>,
  { tables = {}, rules = {}, paragraphs = {}, prices = {}, resources }: ExpectedFigures,
): void {
  const each = <X>(of: Readonly<Record<string, X>>) =>
    COMPLETE_LANGUAGES.flatMap((language) => Object.entries(of).map(([key, held]) => [key, language, held] as const));

  test.each(each(tables))(
    `the almanac of ${game} has the figures of the game in the table of %s, in %s`,
    (entry, language, held) => {
      const found = figuresIn(almanacs[language], entry);
      expect(found.map((row, i) => row.slice(0, held[i]?.length))).toEqual(held);
    },
  );

  test.each(each(rules))(`rule %s names the figures of ${game}, in %s`, (id, language, held) => {
    const said = ruleIn(almanacs[language], id);
    const missing = held.filter((figure) => !new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(said));
    expect(missing).toEqual([]);
  });

  test.each(each(paragraphs))(`rule %s has the figures of ${game} and no others, in %s`, (id, language, held) => {
    expect(allFigures(ruleIn(almanacs[language], id))).toEqual(held);
  });

  test.each(each(prices))(`rule %s names the price of ${game}, in %s`, (id, language, held) => {
    expect(amountsIn(ruleIn(almanacs[language], id), resources?.[language] ?? [])).toEqual(held);
  });
}
