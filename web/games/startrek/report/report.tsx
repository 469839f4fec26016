import { NONE } from '@orrery/common';
import { type Event, type Hand, RESOURCES, type Table } from '@orrery/startrek/facts';
import { developmentMessage, resource } from '@orrery/startrek/words';
import { ResourceIcon } from '../../../art/resources.tsx';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { makeItemNamer, TWO_DICE_ODDS, tradeRecordOf } from '../../common/report.ts';
import type { Award, GameReport, TradeRecord } from '../../game-report.ts';
import { countsOf, DEALING_KEYS, LUCK_KEYS } from './counts.ts';
import { EXPENSE_KEYS, flowsOf, INCOME_KEYS } from './flows.ts';
import { SCORE_KEYS, scoreParts } from './score.ts';
import { REPORT_TEXTS } from './texts.ts';

const AWARD_KEYS = ['route', 'fleet'] as const;

const itemNamed = makeItemNamer(REPORT_TEXTS);

const tradeOf = (event: Event): TradeRecord | null => (event.kind === 'traded' ? tradeRecordOf(event) : null);

function awardOf(event: Event): Award | null {
  if (event.kind !== 'route' && event.kind !== 'fleet') return null;
  return { key: event.kind, seat: event.seat === NONE ? null : event.seat };
}

/** How memorable each event is in its turn, higher is more. */
const EVENT_WEIGHTS: { readonly [P in Event['kind']]?: number } = {
  won: 20,
  stalled: 20,
  route: 12,
  fleet: 12,
  base: 10,
  station: 9,
  monopoly: 8,
  discarded: 6,
  science: 5,
  stole: 5,
  drew: 5,
  kept: 5,
  took: 5,
  traded: 4,
  intervened: 4,
  utopia: 4,
  bought: 3,
  ship: 2,
  rolled: 1,
};

/** Star Trek's report. */
export const startrekReport: GameReport<Table, Hand, Event> = {
  goods: RESOURCES.map((key, kind) => ({ key, name: resource(kind), icon: <ResourceIcon resource={key} /> })),
  incomes: INCOME_KEYS.map((key) => itemNamed(`in.${key}`, key)),
  expenses: EXPENSE_KEYS.map((key) => itemNamed(`out.${key}`, key)),
  scores: SCORE_KEYS.map((key) => ({
    key,
    name: (language, n) => makeTranslate(REPORT_TEXTS, language)(`score.${key}`, { n }),
  })),
  awards: AWARD_KEYS.map((key) => itemNamed(`score.${key}`, key)),
  luck: LUCK_KEYS.map((key) => itemNamed(`count.${key}`, key)),
  dealings: DEALING_KEYS.map((key) => itemNamed(`count.${key}`, key)),
  odds: TWO_DICE_ODDS,
  turnSeat: (event) => (event.kind === 'turn' ? event.seat : null),
  roll: (event) => (event.kind === 'rolled' ? event.sum : null),
  flows: flowsOf,
  trade: tradeOf,
  award: awardOf,
  count: countsOf,
  weight: ({ kind }) => EVENT_WEIGHTS[kind] ?? 0,
  handContents: ({ resources, developments }) => ({
    goods: resources,
    cards: developments.flatMap((n, card) => (n > 0 ? [{ name: developmentMessage(card), n }] : [])),
  }),
  points: (table, seat) => table.players[seat]?.points ?? 0,
  score: scoreParts,
};
