import type { Bundle } from '@orrery/common';
import { LANGUAGES, type Language } from '@orrery/common/testing';
import { expect, test } from 'vitest';
import type { Card, People } from '../cards.ts';
import {
  ACTIONS,
  ASTRO,
  COINS,
  COMBAT_DIE,
  COST,
  DRIVE_DIE,
  FORCED_PRICE,
  HOLD,
  LAB,
  SECOND_NUMBERS,
  SECTORS,
  SPECIAL_LEAST,
  STOCKS,
} from '../data.ts';
import type { Task } from '../tasks.ts';
import { QUIET_TURNS } from '../turn.ts';
import type { Variant } from '../variant.ts';
import { amount, stock } from '../words/things.ts';
import { spoken } from './speech.ts';

type Almanacs = Readonly<Record<Language, string>>;

/** The figures of a text; four digits are a year. */
const figuresIn = (text: string): number[] =>
  Array.from(text.matchAll(/(?<!\d)\d{1,3}(?!\d)/g), ([figure]) => Number(figure));
const sorted = (figures: readonly number[]): number[] => figures.filter((n) => n > 0).sort((a, b) => a - b);

/** What a kind of stock is called: in a list, and after 1 and 2. */
const namesOf = (kind: number, language: Language): readonly string[] => [
  ...[2, 1].map((n) => spoken(amount(kind, n), language).replace(/^\d+ /, '')),
  spoken(stock(kind), language),
];

/** The amounts of stock that a text names. */
function bundleIn(text: string, language: Language): Bundle {
  return STOCKS.map((_, kind) => {
    const named = new RegExp(`(\\d+) (?:${namesOf(kind, language).join('|')})(?!\\p{L})`, 'gu');
    return Array.from(text.matchAll(named), ([, n]) => Number(n)).reduce((sum, n) => sum + n, 0);
  });
}

/** The paragraph of a rule, without the targets of its links. */
const ruleIn = (almanac: string, id: string): string =>
  (new RegExp(`^\\*\\*${id}\\*\\*(.*)$`, 'm').exec(almanac)?.[1] ?? '').replace(/\(#[^)]*\)/g, '');

/** The rows of a table, each as its cells. */
const rowsIn = (almanac: string): string[][] =>
  Array.from(almanac.matchAll(/^\| (.*) \|$/gm), ([, row = '']) => row.split(' | '));

type Kind<K extends Card['kind']> = Extract<Card, { kind: K }>;

/** All that the row of such a card says in figures. */
function figuresOn(card: Kind<'base' | 'median' | 'pirate'>): readonly number[] {
  if (card.kind === 'base') return [card.limit, card.price];
  return card.kind === 'median' ? [card.friendship] : [card.strength, card.demand];
}

/** Rows of cards that are found by their figures: those of pirates begin with one, those of bases say what is traded. */
const isPirateRow = ([first = '', second = '']: readonly string[]): boolean => /^\d+,\d+$/.test(`${first},${second}`);
const isBaseRow = ([, second = '']: readonly string[]): boolean => /\p{L}.*\d/u.test(second);

/** Whether a row tells of a card that has a name, with its good and its price or number. */
function tellsOf(card: Card, row: readonly string[], language: Language): boolean {
  const [first, second = ''] = row;
  const says = (goods: number, figure: number): boolean =>
    first === card.name && namesOf(goods, language).includes(second) && figuresIn(row.join(' ')).join() === `${figure}`;
  if (card.kind === 'planet') return says(card.goods, card.price);
  return card.kind === 'colony' ? says(card.resource, card.number) : true;
}

/** Whether a row tells of a task: what it asks stands in its third cell, what it brings in the fourth. */
function tellsOfTask(task: Task, [, , asks = '', brings = '']: readonly string[], language: Language): boolean {
  const { pay, cannons, boosters, astro, resources, points, medals, friendship } = task;
  return (
    bundleIn(asks, language).join() === pay.join() &&
    sorted(figuresIn(asks)).join() === sorted([...pay, cannons, boosters]).join() &&
    bundleIn(brings, language)[ASTRO] === astro &&
    sorted(figuresIn(brings)).join() === sorted([astro, resources, points, medals, friendship]).join()
  );
}

/** What stands in the rows against what should, in order; [] when they agree. */
const amiss = (rows: readonly string[][], due: readonly (readonly number[])[], what: string): readonly string[] => {
  const said = rows.map((row) => figuresIn(row.join(' ')).join());
  return said.join(' ') === due.map((figures) => figures.join()).join(' ') ? [] : [`${what}: ${said.join(' ')}`];
};

/** What an almanac does not tell of the cards and tasks, with their numbers; [] when it tells everything. */
export function unlisted(almanac: string, language: Language, { cards, tasks, targets }: Variant): readonly string[] {
  const rows = rowsIn(almanac);
  const taskRows = rows.filter(([, planet = '']) => targets.includes(planet));
  const pirates = cards.filter((card) => card.kind === 'pirate');
  const bases = cards.filter((card) => card.kind === 'base' || card.kind === 'median');
  return [
    ...cards.filter((card) => !rows.some((row) => tellsOf(card, row, language))).map(({ id }) => id),
    ...targets.filter((name) => !almanac.includes(name)),
    ...amiss(rows.filter(isPirateRow), pirates.map(figuresOn), 'pirates'),
    ...amiss(rows.filter(isBaseRow), bases.map(figuresOn), 'bases'),
    ...(taskRows.length === tasks.length ? [] : [`${taskRows.length} tasks`]),
    ...tasks.filter((task, i) => !tellsOfTask(task, taskRows[i] ?? [], language)).map(({ id }) => `task ${id}`),
  ];
}

/** What an almanac may say in figures, by subject. */
export function figuresOf({ cards, tasks, outfit, handicap, numbers, stages }: Variant) {
  const base = cards.filter(({ group }) => group === 0).length;
  const both = [1, 2, 3].filter((n) => ((SECOND_NUMBERS >> n) & 1) === 1);
  const trade = (people: People): readonly number[] => {
    const card = cards.find((each) => each.kind === 'base' && each.people === people);
    return card?.kind === 'base' ? [card.limit, card.price] : [];
  };
  return {
    actions: ACTIONS,
    bank: COINS,
    beginner: [handicap.beginner, handicap.expert],
    boxed: [DRIVE_DIE, COMBAT_DIE, COINS].flat(),
    diplomats: trade('diplomats'),
    forced: FORCED_PRICE,
    green: trade('green'),
    hold: HOLD,
    lab: LAB,
    library: cards.flatMap((card) => (card.name === 'Kopernikus II' && card.kind === 'planet' ? [card.price] : [])),
    merchants: trade('merchants'),
    outfit,
    production: [1, ...numbers.production, ...both],
    quiet: QUIET_TURNS,
    science: [1, ...numbers.science, ...both],
    scientists: trade('scientists'),
    special: SPECIAL_LEAST,
    stacks: [base, base / SECTORS],
    stages: stages.slice(1).flatMap(({ target }, i) => [i + 1, target]),
    target: stages[0]?.target ?? 0,
    tasks: tasks.length,
  };
}

interface Held {
  /** By rule: all figures of its paragraph, in the order in which they stand. */
  readonly figures: Readonly<Record<string, readonly number[]>>;
  /** By rule: what is built for the prices that its paragraph names. */
  readonly prices: Readonly<Record<string, readonly (keyof typeof COST)[]>>;
}

/** Holds prices, counts and limits in an almanac to the data, in every language. */
export function figuresSuite(game: string, almanacs: Almanacs, { figures, prices }: Held): void {
  const each = <X>(of: Readonly<Record<string, X>>) =>
    LANGUAGES.flatMap((language) => Object.entries(of).map(([rule, held]) => [rule, language, held] as const));

  test.each(each(figures))(`rule %s has the figures of ${game} and no others, in %s`, (rule, language, held) => {
    expect(figuresIn(ruleIn(almanacs[language], rule))).toEqual(held);
  });

  test.each(each(prices))(`rule %s names the prices of ${game}, in %s`, (rule, language, built) => {
    const all = STOCKS.map((_, kind) => built.reduce((sum, what) => sum + (COST[what][kind] ?? 0), 0));
    expect(bundleIn(ruleIn(almanacs[language], rule), language)).toEqual(all);
  });
}
