import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import type { Odds } from '../../art/charts/evenness.ts';
import { makeTranslate, type TextCatalogue } from '../../texts/catalogue.ts';
import type { GoodsFlow, ReportItem, TradeRecord } from '../game-report.ts';

/** Cards that come into a hand, by kind. */
export const gainFlows = (seat: Seat, way: string, gains: Bundle): readonly GoodsFlow[] =>
  gains.flatMap((n, good) => (n > 0 ? [{ seat, way, good, n }] : []));

export const spendFlows = (seat: Seat, way: string, paid: Bundle): readonly GoodsFlow[] =>
  paid.flatMap((n, good) => (n > 0 ? [{ seat, way, good, n: -n }] : []));

/** Cards of one kind that pass from one hand to another. The kind is null only in events for spectators. */
export function transferFlows(from: Seat, to: Seat, way: string, good: number | null, n = 1): readonly GoodsFlow[] {
  if (good === null || n === 0) return [];
  return [
    { seat: to, way, good, n },
    { seat: from, way, good, n: -n },
  ];
}

interface TradeEvent {
  readonly seat: Seat;
  readonly with: Seat;
  readonly gave: Bundle;
  readonly got: Bundle;
}

export const tradeFlows = ({ seat, with: partner, gave, got }: TradeEvent): readonly GoodsFlow[] => [
  ...spendFlows(seat, 'trade', gave),
  ...gainFlows(partner, 'trade', gave),
  ...spendFlows(partner, 'trade', got),
  ...gainFlows(seat, 'trade', got),
];

interface SwapEvent {
  readonly seat: Seat;
  readonly give: number;
  readonly paid: number;
  readonly take: number;
}

/** Cards of one kind exchanged for one of another, at a rate. */
export const swapFlows = ({ seat, give, paid, take }: SwapEvent, way: string): readonly GoodsFlow[] => [
  { seat, way, good: give, n: -paid },
  { seat, way, good: take, n: 1 },
];

/** What two players gave each other. */
export const tradeRecordOf = ({ seat, with: partner, gave, got }: TradeEvent): TradeRecord => ({
  seat,
  with: partner,
  gave,
  got,
});

/** Names items with a game's own texts. */
export const makeItemNamer =
  <K extends string>(texts: TextCatalogue<K>) =>
  (text: K, key: string): ReportItem => ({ key, name: (language) => makeTranslate(texts, language)(text) });

export const TWO_DICE_ODDS: Odds = {
  results: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  chances: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
  of: 36,
};
