import { NONE } from '@orrery/common';
import { ASTRO, type Event, type Hand, playerOf, type ShipKit, STOCKS, type Table } from '@orrery/ship/facts';
import { stockMessage } from '@orrery/ship/words';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { makeItemNamer, tradeRecordOf } from '../../common/report.ts';
import type { Award, CountGroup, GameReport, TradeRecord } from '../../game-report.ts';
import { StockSign } from '../table/parts/stock.tsx';
import { contestOf, countsOf, DEALING_KEYS, FLIGHT_KEYS, LUCK_KEYS, PROFIT_KEYS, ROUTE_KEYS } from './counts.ts';
import { EXPENSE_KEYS, INCOME_KEYS, makeFlowsOf } from './flows.ts';
import { makeScoreOf, SCORE_KEYS } from './score.ts';
import { REPORT_TEXTS } from './texts.ts';

const itemNamed = makeItemNamer(REPORT_TEXTS);

const tradeOf = (event: Event): TradeRecord | null => (event.kind === 'traded' ? tradeRecordOf(event) : null);

function awardOf(event: Event): Award | null {
  if (event.kind !== 'friend' && event.kind !== 'hero') return null;
  return { key: event.kind, seat: event.seat === NONE ? null : event.seat };
}

/** How memorable each event is in its turn, higher is more. */
const EVENT_WEIGHTS: { readonly [P in Event['kind']]?: number } = {
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

const COUNT_GROUPS: readonly CountGroup[] = [
  {
    ...itemNamed('book.flights', 'flights'),
    hasSum: false,
    rows: FLIGHT_KEYS.map((key) => itemNamed(`count.${key}`, key)),
  },
  {
    ...itemNamed('book.profits', 'profits'),
    hasSum: true,
    rows: PROFIT_KEYS.map((key) => itemNamed(`count.${key}`, key)),
  },
  {
    ...itemNamed('book.routes', 'routes'),
    hasSum: true,
    rows: ROUTE_KEYS.map((key) => itemNamed(`count.${key}`, key)),
  },
];

/** One in three for each face. */
const PRODUCTION_ODDS = { results: [1, 2, 3], chances: [1, 1, 1], of: 3 };

/** The report of one variant. */
export function makeReport(kit: ShipKit): GameReport<Table, Hand, Event> {
  const { hasBarter } = kit.variant;
  const bartered = (key: string) => hasBarter || (key !== 'barter' && key !== 'offers');
  return {
    goods: STOCKS.map((key, kind) => ({ key, name: stockMessage(kind), icon: <StockSign kind={kind} /> })),
    incomes: INCOME_KEYS.filter(bartered).map((key) => itemNamed(`in.${key}`, key)),
    expenses: EXPENSE_KEYS.filter(bartered).map((key) => itemNamed(`out.${key}`, key)),
    scores: SCORE_KEYS.map((key) => ({
      key,
      name: (language, n) => makeTranslate(REPORT_TEXTS, language)(`score.${key}`, { n }),
    })),
    awards: [itemNamed('score.friend', 'friend'), itemNamed('score.hero', 'hero')],
    luck: LUCK_KEYS.map((key) => itemNamed(`count.${key}`, key)),
    dealings: DEALING_KEYS.filter(bartered).map((key) => itemNamed(`count.${key}`, key)),
    countGroups: COUNT_GROUPS,
    measures: [
      { ...itemNamed('measure.astro', 'astro'), of: (table, seat) => playerOf(table, seat).stock[ASTRO] ?? 0 },
    ],
    contest: contestOf,
    odds: PRODUCTION_ODDS,
    turnSeat: (event) => (event.kind === 'turn' ? event.seat : null),
    roll: (event) => (event.kind === 'rolled' ? event.die : null),
    flows: makeFlowsOf(kit),
    trade: tradeOf,
    award: awardOf,
    count: countsOf,
    weight: ({ kind }) => EVENT_WEIGHTS[kind] ?? 0,
    handContents: null,
    points: (table, seat) => table.players[seat]?.points ?? 0,
    score: makeScoreOf(kit),
  };
}
