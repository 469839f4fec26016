import { expect, test } from 'vitest';

/** What a cell of a table says: a figure, nothing (0), or something in words (null). */
type Figure = number | null;

function figureIn(cell: string): Figure {
  if (cell === '') return 0;
  const [figure] = /^\d+/.exec(cell) ?? [];
  return figure === undefined ? null : Number(figure);
}

const entryOf = (almanac: string, key: string): string =>
  almanac.split(/^## /m).find((part) => part.split('\n', 1)[0]?.endsWith(`{#${key}}`)) ?? '';

/** The rows of the tables in an entry, without their first cells, which name the row. Rows without a figure are headings. */
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

/** The paragraph of a rule, without its id and the targets of its links. */
const ruleIn = (almanac: string, id: string): string =>
  (new RegExp(`^\\*\\*${id}\\*\\*(.*)$`, 'm').exec(almanac)?.[1] ?? '').replace(/\(#[^)]*\)/g, '');

type Language = 'en' | 'de' | 'nl';

interface Held {
  /** By entry: the figures of its tables, row by row; columns after the last one given are not looked at. */
  readonly tables?: Readonly<Record<string, readonly (readonly Figure[])[]>>;
  /** By rule: figures that its paragraph must name. */
  readonly rules?: Readonly<Record<string, readonly (number | string)[]>>;
  /** By rule: all figures of its paragraph, in the order in which they stand. */
  readonly paragraphs?: Readonly<Record<string, readonly number[]>>;
  /** By rule: the price that its paragraph names, as in "2 ore and 1 food". */
  readonly prices?: Readonly<Record<string, readonly number[]>>;
  /** The resources of a price in their order, as each language names them. */
  readonly resources?: Readonly<Record<Language, readonly string[]>>;
}

/** Holds prices, counts and limits in a game's almanac to the data of the game, in every language. */
export function figuresSuite(
  game: string,
  almanacs: Readonly<Record<Language, string>>,
  { tables = {}, rules = {}, paragraphs = {}, prices = {}, resources }: Held,
): void {
  const languages = ['en', 'de', 'nl'] as const;
  const each = <X>(of: Readonly<Record<string, X>>) =>
    languages.flatMap((language) => Object.entries(of).map(([key, held]) => [key, language, held] as const));

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
    expect(ruleIn(almanacs[language], id).match(/\d+/g)?.map(Number)).toEqual(held);
  });

  test.each(each(prices))(`rule %s names the price of ${game}, in %s`, (id, language, held) => {
    const said = ruleIn(almanacs[language], id);
    const named = resources?.[language].map((name) => Number(new RegExp(`(\\d+) ${name}`).exec(said)?.[1] ?? 0));
    expect(named).toEqual(held);
  });
}
