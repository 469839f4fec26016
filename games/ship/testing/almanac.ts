import type { Bundle } from '@orrery/common';
import { allFigures, amountsIn, inEveryLanguage, type Language } from '@orrery/common/testing';
import type { ShipCard, ShipPeople } from '../cards.ts';
import {
  ACTIONS_PER_FLIGHT,
  ASTRO,
  BANK_COINS,
  COMBAT_DIE,
  COST,
  DRIVE_DIE,
  FORCED_PRICE,
  HOLD_CAPACITY,
  KNOWLEDGE_CAPACITY,
  LEVEL_TWO_NUMBERS,
  MIN_SYMBOLS_FOR_CARD,
  SECTOR_COUNT,
  STOCKS,
} from '../data.ts';
import type { Task } from '../tasks.ts';
import { MAX_QUIET_TURNS } from '../turn.ts';
import type { ShipVariant } from '../variant.ts';
import { amountMessage, stockMessage } from '../words/names.ts';
import { format } from './format.ts';

const sorted = (figures: readonly number[]): number[] => figures.filter((n) => n > 0).sort((a, b) => a - b);

/** The name of a kind of stock: in a list, and after 1 and 2. */
const namesOf = (kind: number, language: Language): readonly string[] => [
  ...[2, 1].map((n) => format(amountMessage(kind, n), language).replace(/^\d+ /, '')),
  format(stockMessage(kind), language),
];

const stockNames = (language: Language): readonly string[] =>
  STOCKS.map((_, kind) => namesOf(kind, language).join('|'));

/** The name of each kind of stock in an amount. */
export const STOCK_NAMES = await inEveryLanguage(async (language) => stockNames(language));

/** The total cost of these. */
export const totalPrice = (...built: readonly (keyof typeof COST)[]): Bundle =>
  STOCKS.map((_, kind) => built.reduce((sum, what) => sum + (COST[what][kind] ?? 0), 0));

/** The rows of a table, each as its cells. */
const rowsIn = (almanac: string): string[][] =>
  Array.from(almanac.matchAll(/^\| (.*) \|$/gm), ([, row = '']) => row.split(' | '));

type CardOfKind<K extends ShipCard['kind']> = Extract<ShipCard, { kind: K }>;

/** All figures in the row of such a card. */
function figuresOn(card: CardOfKind<'base' | 'median' | 'pirate'>): readonly number[] {
  if (card.kind === 'base') return [card.limit, card.price];
  return card.kind === 'median' ? [card.friendship] : [card.strength, card.demand];
}

/**
 * Rows of cards that are found by their figures: those of pirates begin with one, those of bases say what is traded.
 */
const isPirateRow = ([first = '', second = '']: readonly string[]): boolean => /^\d+,\d+$/.test(`${first},${second}`);
const isBaseRow = ([, second = '']: readonly string[]): boolean => /\p{L}.*\d/u.test(second);

/** Whether a row describes a card that has a name, with its good and its price or number; targets are in no table. */
function tellsOf(card: ShipCard, row: readonly string[], language: Language, targets: readonly string[]): boolean {
  const [first, second = ''] = row;
  const says = (goods: number, figure: number): boolean =>
    first === card.name &&
    namesOf(goods, language).includes(second) &&
    allFigures(row.join(' ')).join() === `${figure}`;
  if (card.kind === 'planet') return says(card.goods, card.price);
  if (card.kind === 'target') return targets[card.target] === card.name;
  return card.kind === 'colony' ? says(card.resource, card.number) : true;
}

/** Whether a row describes a task: its planet, what it asks, its reward, and its group where there are several. */
function tellsOfTask(task: Task, row: readonly string[], language: Language, { tasks, targets }: ShipVariant): boolean {
  const [, planet, asks = '', brings = '', ...rest] = row;
  const { pay, cannons, boosters, astro, resources, points, medals, friendship } = task;
  const isGrouped = tasks.some(({ group }) => group !== task.group);
  return (
    planet === targets[task.target] &&
    allFigures(rest.join(' ')).join() === (isGrouped ? `${task.group}` : '') &&
    amountsIn(asks, STOCK_NAMES[language]).join() === pay.join() &&
    sorted(allFigures(asks)).join() === sorted([...pay, cannons, boosters]).join() &&
    amountsIn(brings, STOCK_NAMES[language])[ASTRO] === astro &&
    sorted(allFigures(brings)).join() === sorted([astro, resources, points, medals, friendship]).join()
  );
}

/** Differences between actual and expected rows, in order; [] when they agree. */
const mismatches = (
  rows: readonly string[][],
  due: readonly (readonly number[])[],
  what: string,
): readonly string[] => {
  const said = rows.map((row) => allFigures(row.join(' ')).join());
  return said.join(' ') === due.map((figures) => figures.join()).join(' ') ? [] : [`${what}: ${said.join(' ')}`];
};

/** What an almanac lacks about the cards and tasks, with their numbers; [] when it is complete. */
export function unlistedCards(almanac: string, language: Language, variant: ShipVariant): readonly string[] {
  const { cards, tasks, targets } = variant;
  const rows = rowsIn(almanac);
  const taskRows = rows.filter(([, planet = '']) => targets.includes(planet));
  const pirates = cards.filter((card) => card.kind === 'pirate');
  const bases = cards.filter((card) => card.kind === 'base' || card.kind === 'median');
  return [
    ...cards.filter((card) => !rows.some((row) => tellsOf(card, row, language, targets))).map(({ id }) => id),
    ...targets.filter((name) => !almanac.includes(name)),
    ...mismatches(rows.filter(isPirateRow), pirates.map(figuresOn), 'pirates'),
    ...mismatches(rows.filter(isBaseRow), bases.map(figuresOn), 'bases'),
    ...(taskRows.length === tasks.length ? [] : [`${taskRows.length} tasks`]),
    ...tasks
      .filter((task, i) => !tellsOfTask(task, taskRows[i] ?? [], language, variant))
      .map(({ id }) => `task ${id}`),
  ];
}

/** The figures that an almanac may contain, by subject. */
export function figuresOf({ cards, tasks, outfit, handicap, numbers, stages }: ShipVariant) {
  const base = cards.filter(({ group }) => group === 0).length;
  const both = [1, 2, 3].filter((n) => ((LEVEL_TWO_NUMBERS >> n) & 1) === 1);
  const trade = (people: ShipPeople): readonly number[] => {
    const card = cards.find((each) => each.kind === 'base' && each.people === people);
    return card?.kind === 'base' ? [card.limit, card.price] : [];
  };
  return {
    actions: ACTIONS_PER_FLIGHT,
    bank: BANK_COINS,
    beginner: [handicap.beginner, handicap.expert],
    boxed: [DRIVE_DIE, COMBAT_DIE, BANK_COINS].flat(),
    diplomats: trade('diplomats'),
    forced: FORCED_PRICE,
    green: trade('green'),
    hold: HOLD_CAPACITY,
    lab: KNOWLEDGE_CAPACITY,
    library: cards.flatMap((card) => (card.name === 'Kopernikus II' && card.kind === 'planet' ? [card.price] : [])),
    merchants: trade('merchants'),
    outfit,
    production: [1, ...numbers.production, ...both],
    quiet: MAX_QUIET_TURNS,
    science: [1, ...numbers.science, ...both],
    scientists: trade('scientists'),
    special: MIN_SYMBOLS_FOR_CARD,
    stacks: [base, base / SECTOR_COUNT],
    stages: stages.slice(1).flatMap(({ target }, i) => [i + 1, target]),
    target: stages[0]?.target ?? 0,
    tasks: tasks.length,
  };
}
