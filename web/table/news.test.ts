import type { AnyView } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { NewsCollector, newsInOrder } from './news.ts';

type Table = { readonly active: number };
type Hand = Record<never, never>;
type Event = { readonly kind: 'roll' | 'theft' | 'gain' | 'quiet'; readonly seat: number };

const TONES = { roll: 'other', theft: 'loss', gain: 'gain' } as const;

const view = (active: number): AnyView<Table, Hand> => ({ seat: 0, table: { active }, hand: {} });

/** Seat 0 watches; each step is an event of a seat, and who is on turn after it. */
function collect(...steps: readonly (readonly [Event['kind'], seat: number, active: number])[]) {
  const collector = new NewsCollector<Table, Hand, { kind: string }, Event>({
    active: ({ active }) => active,
    actor: ({ seat }) => seat,
    news: ({ kind }) => (kind === 'quiet' ? null : { sign: kind, tone: TONES[kind] }),
  });
  let before = view(0);
  for (const [i, [kind, seat, active]] of steps.entries()) {
    const step = { seq: i + 1, events: [{ kind, seat }], view: view(active) };
    collector.add(before, step);
    before = step.view;
  }
  return collector;
}

const signs = (news: readonly { readonly sign: unknown }[]) => news.map(({ sign }) => sign);

test('the summary begins when the viewer’s turn ends, and stays while the viewer plays', () => {
  const collector = collect(
    ['roll', 0, 0],
    ['quiet', 0, 1],
    ['roll', 1, 1],
    ['theft', 1, 2],
    ['gain', 2, 0],
    ['roll', 0, 0],
  );
  expect(signs(collector.sinceTurn)).toEqual(['roll', 'theft', 'gain']);
  const next = collect(['quiet', 0, 1], ['theft', 1, 0], ['quiet', 0, 1], ['roll', 1, 1]);
  expect(signs(next.sinceTurn)).toEqual(['roll']);
});

test('the marks of a turn start anew with each turn', () => {
  const collector = collect(['quiet', 0, 1], ['roll', 1, 1], ['quiet', 1, 2], ['theft', 2, 2]);
  expect(signs(collector.ofTurn)).toEqual(['theft']);
});

test('the summary lists losses first, then gains, then what others did', () => {
  const { sinceTurn } = collect(['quiet', 0, 1], ['roll', 1, 1], ['gain', 1, 1], ['theft', 1, 2], ['theft', 2, 2]);
  expect(newsInOrder(sinceTurn).map(({ seq }) => seq)).toEqual([4, 5, 3, 2]);
});
