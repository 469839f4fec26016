import { total } from '@orrery/kernel';
import { type Event, type Hand, playerOf, RESOURCES, type Table } from '@orrery/starfarers/facts';
import { resource } from '@orrery/starfarers/words';
import { ResourceIcon } from '../../../art/resources.tsx';
import { speaker } from '../../../texts/catalogue.ts';
import type { Award, Book, Chronicle, Deal } from '../../chronicle.ts';
import { dealOf, namedBy, TWO_DICE } from '../../common/chronicle.ts';
import { count, DEALINGS, FLIGHTS, LUCK, MET, PLANETARY, SHAKEN, trial } from './counts.ts';
import { EXPENSES, flows, INCOMES } from './flows.ts';
import { SCORES, score } from './score.ts';
import { CHRONICLE_TEXTS } from './texts.ts';

/** The markers of the peoples, in the order of the game. */
const AWARDS = ['green-folk', 'scientists', 'merchants', 'diplomats', 'travelers'] as const;

const named = namedBy(CHRONICLE_TEXTS);

const deal = (event: Event): Deal | null => (event.kind === 'traded' ? dealOf(event) : null);

function award(event: Event): Award | null {
  const key = event.kind === 'marker' ? AWARDS[event.people] : undefined;
  return event.kind === 'marker' && key !== undefined ? { key, seat: event.seat } : null;
}

const BOOKS: readonly Book[] = [
  { ...named('book.planets', 'planets'), hasSum: true, rows: PLANETARY.map((key) => named(`count.${key}`, key)) },
  { ...named('book.flights', 'flights'), hasSum: false, rows: FLIGHTS.map((key) => named(`count.${key}`, key)) },
  { ...named('book.met', 'met'), hasSum: false, rows: MET.map((key) => named(`count.${key}`, key)) },
  { ...named('book.shaken', 'shaken'), hasSum: true, rows: SHAKEN.map((key) => named(`count.${key}`, key)) },
];

/** What a turn is remembered for, the most memorable highest. */
const WEIGHTS: { readonly [P in Event['kind']]?: number } = {
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

/** Starfarers' story in figures. */
export const chronicle: Chronicle<Table, Hand, Event> = {
  goods: RESOURCES.map((key, kind) => ({ key, name: resource(kind), icon: <ResourceIcon resource={key} /> })),
  incomes: INCOMES.map((key) => named(`in.${key}`, key)),
  expenses: EXPENSES.map((key) => named(`out.${key}`, key)),
  scores: SCORES.map((key) => ({
    key,
    name: (language, n) => speaker(CHRONICLE_TEXTS, language)(`score.${key}`, { n }),
  })),
  awards: AWARDS.map((key) => named(`award.${key}`, key)),
  luck: LUCK.map((key) => named(`count.${key}`, key)),
  dealings: DEALINGS.map((key) => named(`count.${key}`, key)),
  books: BOOKS,
  measures: [
    { ...named('measure.upgrades', 'upgrades'), of: (table, seat) => total(playerOf(table, seat).fitted) },
    { ...named('measure.fame', 'fame'), of: (table, seat) => playerOf(table, seat).fame },
  ],
  trial,
  odds: TWO_DICE,
  turn: (event) => (event.kind === 'turn' ? event.seat : null),
  roll: (event) => (event.kind === 'rolled' ? event.sum : null),
  flows,
  deal,
  award,
  count,
  weight: ({ kind }) => WEIGHTS[kind] ?? 0,
  holding: ({ resources }) => ({ goods: resources, cards: [] }),
  points: (table, seat) => playerOf(table, seat).points,
  score,
};
