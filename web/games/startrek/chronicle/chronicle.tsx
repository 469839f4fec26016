import { NONE } from '@orrery/common';
import { type Event, type Hand, RESOURCES, type Table } from '@orrery/startrek/facts';
import { development, resource } from '@orrery/startrek/words';
import { ResourceIcon } from '../../../art/resources.tsx';
import { speaker } from '../../../texts/catalogue.ts';
import type { Award, Chronicle, Deal } from '../../chronicle.ts';
import { dealOf, namedBy, TWO_DICE } from '../../common/chronicle.ts';
import { count, DEALINGS, LUCK } from './counts.ts';
import { EXPENSES, flows, INCOMES } from './flows.ts';
import { SCORES, score } from './score.ts';
import { CHRONICLE_TEXTS } from './texts.ts';

const AWARDS = ['route', 'fleet'] as const;

const named = namedBy(CHRONICLE_TEXTS);

const deal = (event: Event): Deal | null => (event.kind === 'traded' ? dealOf(event) : null);

function award(event: Event): Award | null {
  if (event.kind !== 'route' && event.kind !== 'fleet') return null;
  return { key: event.kind, seat: event.seat === NONE ? null : event.seat };
}

/** What a turn is remembered for, the most memorable highest. */
const WEIGHTS: { readonly [P in Event['kind']]?: number } = {
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

/** Star Trek's story in figures. */
export const chronicle: Chronicle<Table, Hand, Event> = {
  goods: RESOURCES.map((key, kind) => ({ key, name: resource(kind), icon: <ResourceIcon resource={key} /> })),
  incomes: INCOMES.map((key) => named(`in.${key}`, key)),
  expenses: EXPENSES.map((key) => named(`out.${key}`, key)),
  scores: SCORES.map((key) => ({
    key,
    name: (language, n) => speaker(CHRONICLE_TEXTS, language)(`score.${key}`, { n }),
  })),
  awards: AWARDS.map((key) => named(`score.${key}`, key)),
  luck: LUCK.map((key) => named(`count.${key}`, key)),
  dealings: DEALINGS.map((key) => named(`count.${key}`, key)),
  odds: TWO_DICE,
  turn: (event) => (event.kind === 'turn' ? event.seat : null),
  roll: (event) => (event.kind === 'rolled' ? event.sum : null),
  flows,
  deal,
  award,
  count,
  weight: ({ kind }) => WEIGHTS[kind] ?? 0,
  holding: ({ resources, developments }) => ({
    goods: resources,
    cards: developments.flatMap((n, card) => (n > 0 ? [{ name: development(card), n }] : [])),
  }),
  points: (table, seat) => table.players[seat]?.points ?? 0,
  score,
};
