import { total } from '@orrery/kernel';
import { type Event, type Hand, playerOf, RESOURCES, type Table } from '@orrery/starfarers/facts';
import { resource } from '@orrery/starfarers/words';
import { ResourceIcon } from '../../../art/resources.tsx';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { makeItemNamer, TWO_DICE_ODDS, tradeRecordOf } from '../../common/report.ts';
import type { Award, CountGroup, GameReport, TradeRecord } from '../../game-report.ts';
import {
  contestOf,
  countsOf,
  DEALING_KEYS,
  ENCOUNTER_KEYS,
  FLIGHT_KEYS,
  LUCK_KEYS,
  PLANET_KEYS,
  SHAKE_KEYS,
} from './counts.ts';
import { EXPENSE_KEYS, flowsOf, INCOME_KEYS } from './flows.ts';
import { SCORE_KEYS, scoreParts } from './score.ts';
import { REPORT_TEXTS } from './texts.ts';

/** The markers of the peoples, in the order of the game. */
const AWARD_KEYS = ['green-folk', 'scientists', 'merchants', 'diplomats', 'travelers'] as const;

const itemNamed = makeItemNamer(REPORT_TEXTS);

const tradeOf = (event: Event): TradeRecord | null => (event.kind === 'traded' ? tradeRecordOf(event) : null);

function awardOf(event: Event): Award | null {
  const key = event.kind === 'marker' ? AWARD_KEYS[event.people] : undefined;
  return event.kind === 'marker' && key !== undefined ? { key, seat: event.seat } : null;
}

const COUNT_GROUPS: readonly CountGroup[] = [
  {
    ...itemNamed('book.planets', 'planets'),
    hasSum: true,
    rows: PLANET_KEYS.map((key) => itemNamed(`count.${key}`, key)),
  },
  {
    ...itemNamed('book.flights', 'flights'),
    hasSum: false,
    rows: FLIGHT_KEYS.map((key) => itemNamed(`count.${key}`, key)),
  },
  { ...itemNamed('book.met', 'met'), hasSum: false, rows: ENCOUNTER_KEYS.map((key) => itemNamed(`count.${key}`, key)) },
  {
    ...itemNamed('book.shaken', 'shaken'),
    hasSum: true,
    rows: SHAKE_KEYS.map((key) => itemNamed(`count.${key}`, key)),
  },
];

/** How memorable each event is in its turn, higher is more. */
const EVENT_WEIGHTS: { readonly [P in Event['kind']]?: number } = {
  won: 20,
  stalled: 20,
  marker: 12,
  cleared: 11,
  docked: 10,
  founded: 10,
  outcome: 9,
  befriended: 8,
  spaceport: 8,
  explored: 7,
  discarded: 6,
  contest: 6,
  stole: 5,
  fame: 5,
  traded: 4,
  ship: 3,
  fitted: 2,
  rolled: 1,
};

/** Starfarers' report. */
export const starfarersReport: GameReport<Table, Hand, Event> = {
  goods: RESOURCES.map((key, kind) => ({ key, name: resource(kind), icon: <ResourceIcon resource={key} /> })),
  incomes: INCOME_KEYS.map((key) => itemNamed(`in.${key}`, key)),
  expenses: EXPENSE_KEYS.map((key) => itemNamed(`out.${key}`, key)),
  scores: SCORE_KEYS.map((key) => ({
    key,
    name: (language, n) => makeTranslate(REPORT_TEXTS, language)(`score.${key}`, { n }),
  })),
  awards: AWARD_KEYS.map((key) => itemNamed(`award.${key}`, key)),
  luck: LUCK_KEYS.map((key) => itemNamed(`count.${key}`, key)),
  dealings: DEALING_KEYS.map((key) => itemNamed(`count.${key}`, key)),
  countGroups: COUNT_GROUPS,
  measures: [
    { ...itemNamed('measure.upgrades', 'upgrades'), of: (table, seat) => total(playerOf(table, seat).fitted) },
    { ...itemNamed('measure.fame', 'fame'), of: (table, seat) => playerOf(table, seat).fame },
  ],
  contest: contestOf,
  odds: TWO_DICE_ODDS,
  turnSeat: (event) => (event.kind === 'turn' ? event.seat : null),
  roll: (event) => (event.kind === 'rolled' ? event.sum : null),
  flows: flowsOf,
  trade: tradeOf,
  award: awardOf,
  count: countsOf,
  weight: ({ kind }) => EVENT_WEIGHTS[kind] ?? 0,
  handContents: ({ resources }) => ({ goods: resources, cards: [] }),
  points: (table, seat) => playerOf(table, seat).points,
  score: scoreParts,
};
