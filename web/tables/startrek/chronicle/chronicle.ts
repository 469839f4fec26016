import { NONE } from '@orrery/common';
import { type Event, type Hand, RESOURCES, type Table } from '@orrery/startrek/facts';
import { resource } from '@orrery/startrek/words';
import type { Award, Chronicle, Deal, Named } from '../../../result/chronicle.ts';
import { speaker } from '../../../texts/catalogue.ts';
import { EXPENSES, flows, INCOMES } from './flows.ts';
import { COUNTS, luck } from './luck.ts';
import { SCORES, score } from './score.ts';
import { CHRONICLE_TEXTS, type ChronicleText } from './texts.ts';

const AWARDS = ['route', 'fleet'] as const;

const named = (text: ChronicleText, key: string): Named => ({
  key,
  name: (language) => speaker(CHRONICLE_TEXTS, language)(text),
});

function deal(event: Event): Deal | null {
  if (event.kind !== 'traded') return null;
  const { seat, with: partner, gave, got } = event;
  return { seat, with: partner, gave, got };
}

function award(event: Event): Award | null {
  if (event.kind !== 'route' && event.kind !== 'fleet') return null;
  return { key: event.kind, seat: event.seat === NONE ? null : event.seat };
}

/** Star Trek's story in figures. */
export const chronicle: Chronicle<Table, Hand, Event> = {
  goods: RESOURCES.map((key, kind) => ({ key, name: resource(kind) })),
  incomes: INCOMES.map((key) => named(`in.${key}`, key)),
  expenses: EXPENSES.map((key) => named(`out.${key}`, key)),
  scores: SCORES.map((key) => named(`score.${key}`, key)),
  awards: AWARDS.map((key) => named(`score.${key}`, key)),
  counts: COUNTS.map((key) => named(`count.${key}`, key)),
  odds: {
    results: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    chances: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
    of: 36,
  },
  turn: (event) => (event.kind === 'turn' ? event.seat : null),
  roll: (event) => (event.kind === 'rolled' ? event.sum : null),
  flows,
  deal,
  award,
  count: luck,
  points: (table, seat) => table.players[seat]?.points ?? 0,
  score,
};
