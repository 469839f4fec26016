import type { MoveReason } from '@orrery/bots';
import type { Message } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { CoachAdvice, MoveAdvice } from '../../session/coach.ts';
import { makeTranslate } from '../../texts/catalogue.ts';
import { adviceTexts, distinguishingReasons, remarkText } from './advice-texts.ts';
import { COACH_TEXTS } from './texts.ts';

interface Move {
  readonly kind: string;
}

const reason = (code: string, weight: number, n = 0): MoveReason => ({ code, numbers: { n }, weight });
const opinion = (kind: string, winChance: number, ...reasons: MoveReason[]): MoveAdvice<Move> => ({
  move: { kind },
  winChance,
  winChances: [winChance, winChance],
  reasons,
});
const advice = (best: MoveAdvice<Move>, ...others: MoveAdvice<Move>[]): CoachAdvice<null, Move> => ({
  table: null,
  best,
  others,
  chapter: 1,
  iterations: 100,
});

const speak = makeTranslate(COACH_TEXTS, 'en');
const key = (said: string): Message => ({ key: said, values: {} });

/** The parts of a table controller that the texts need. */
const HELM = {
  formatMessage: (words: Message) => words.key,
  messages: { move: ({ kind }: Move) => key(kind) },
  ui: { reasons: { messageOf: ({ code }: MoveReason) => key(`Because ${code}.`) } },
} as const;

test('reasons that hold for one move only come before reasons that both share', () => {
  const both = reason('points', 1);
  const own = reason('yield', 0.6);
  expect(distinguishingReasons([both, own], [both])).toEqual([own, both]);
  expect(distinguishingReasons([both, own])).toEqual([both, own]);
  expect(distinguishingReasons([both, own], [reason('points', 1, 2)])).toEqual([both, own]);
});

test('the best move is told with reasons, chances and what comes next', () => {
  const best = opinion('Build', 0.457, reason('yield', 2), reason('points', 1), reason('safe', 0.1));
  expect(adviceTexts(HELM, speak, advice(best, opinion('End', 0.38, reason('saving', 1))))).toEqual({
    best: 'Build',
    why: ['Because yield.', 'Because points.'],
    winChance: 'Win chance after this: about 46 %.',
    next: 'Next best (38 %): End.',
  });
});

test('moves nearly as good are told with their reasons', () => {
  const words = adviceTexts(HELM, speak, advice(opinion('Build', 0.46), opinion('End', 0.455, reason('saving', 1))));
  expect(words.next).toBe('Almost as good (46 %): End. Because saving.');
});

test('with a single possible move, no chances are named', () => {
  expect(adviceTexts(HELM, speak, advice(opinion('End', 0)))).toMatchObject({
    best: 'End',
    winChance: 'It is the only move.',
    next: '',
  });
});

test('a remark names the better move, what it wins more, and why', () => {
  const better = opinion('Build', 0.5, reason('points', 1), reason('safe', 0.1));
  expect(remarkText(HELM, speak, { table: null, better, more: 0.091 })).toBe(
    'For next time: Build wins about 9 more games in 100. Because points.',
  );
});
