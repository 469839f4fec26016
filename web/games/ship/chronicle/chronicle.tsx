import { NONE } from '@orrery/common';
import { ASTRO, type Event, type Hand, type Kit, playerOf, STOCKS, type Table } from '@orrery/ship/facts';
import { stock } from '@orrery/ship/words';
import { speaker } from '../../../texts/catalogue.ts';
import type { Award, Book, Chronicle, Deal } from '../../chronicle.ts';
import { dealOf, namedBy } from '../../common/chronicle.ts';
import { StockSign } from '../table/parts/stock.tsx';
import { count, DEALINGS, FLIGHTS, LUCK, PROFITS, ROUTES, trial } from './counts.ts';
import { EXPENSES, flowsOf, INCOMES } from './flows.ts';
import { SCORES, scoreOf } from './score.ts';
import { CHRONICLE_TEXTS } from './texts.ts';

const named = namedBy(CHRONICLE_TEXTS);

const deal = (event: Event): Deal | null => (event.kind === 'traded' ? dealOf(event) : null);

function award(event: Event): Award | null {
  if (event.kind !== 'friend' && event.kind !== 'hero') return null;
  return { key: event.kind, seat: event.seat === NONE ? null : event.seat };
}

/** What a turn is remembered for, the most memorable highest. */
const WEIGHTS: { readonly [P in Event['kind']]?: number } = {
  won: 20,
  stalled: 20,
  friend: 12,
  hero: 12,
  fulfilled: 11,
  settled: 10,
  centre: 10,
  fought: 9,
  moored: 9,
  forced: 6,
  traded: 5,
  built: 5,
  paid: 4,
  sold: 3,
  bought: 2,
  flies: 1,
};

const BOOKS: readonly Book[] = [
  { ...named('book.flights', 'flights'), hasSum: false, rows: FLIGHTS.map((key) => named(`count.${key}`, key)) },
  { ...named('book.profits', 'profits'), hasSum: true, rows: PROFITS.map((key) => named(`count.${key}`, key)) },
  { ...named('book.routes', 'routes'), hasSum: true, rows: ROUTES.map((key) => named(`count.${key}`, key)) },
];

/** One in three for each face. */
const ODDS = { results: [1, 2, 3], chances: [1, 1, 1], of: 3 };

/** The story of one variant in figures. */
export function chronicleOf(kit: Kit): Chronicle<Table, Hand, Event> {
  const { hasBarter } = kit.variant;
  const bartered = (key: string) => hasBarter || (key !== 'barter' && key !== 'offers');
  return {
    goods: STOCKS.map((key, kind) => ({ key, name: stock(kind), icon: <StockSign kind={kind} /> })),
    incomes: INCOMES.filter(bartered).map((key) => named(`in.${key}`, key)),
    expenses: EXPENSES.filter(bartered).map((key) => named(`out.${key}`, key)),
    scores: SCORES.map((key) => ({
      key,
      name: (language, n) => speaker(CHRONICLE_TEXTS, language)(`score.${key}`, { n }),
    })),
    awards: [named('score.friend', 'friend'), named('score.hero', 'hero')],
    luck: LUCK.map((key) => named(`count.${key}`, key)),
    dealings: DEALINGS.filter(bartered).map((key) => named(`count.${key}`, key)),
    books: BOOKS,
    measures: [{ ...named('measure.astro', 'astro'), of: (table, seat) => playerOf(table, seat).stock[ASTRO] ?? 0 }],
    trial,
    odds: ODDS,
    turn: (event) => (event.kind === 'turn' ? event.seat : null),
    roll: (event) => (event.kind === 'rolled' ? event.die : null),
    flows: flowsOf(kit),
    deal,
    award,
    count,
    weight: ({ kind }) => WEIGHTS[kind] ?? 0,
    holding: null,
    points: (table, seat) => table.players[seat]?.points ?? 0,
    score: scoreOf(kit),
  };
}
