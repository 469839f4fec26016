import type { Merit } from '@orrery/bots';
import type { Words } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Advice, Opinion } from '../../session/coach.ts';
import { speaker } from '../../texts/catalogue.ts';
import { adviceWords, remarkWords, tellingMerits } from './advice-words.ts';
import { COACH_TEXTS } from './texts.ts';

interface Move {
  readonly kind: string;
}

const merit = (code: string, weight: number, n = 0): Merit => ({ code, numbers: { n }, weight });
const opinion = (kind: string, hope: number, ...merits: Merit[]): Opinion<Move> => ({
  move: { kind },
  hope,
  hopes: [hope, hope],
  merits,
});
const advice = (best: Opinion<Move>, ...others: Opinion<Move>[]): Advice<null, Move> => ({
  table: null,
  best,
  others,
  chapter: 1,
  iterations: 100,
});

const speak = speaker(COACH_TEXTS, 'en');
const key = (said: string): Words => ({ key: said, values: {} });

/** What of a table speaks. */
const HELM = {
  say: (words: Words) => words.key,
  voice: { move: ({ kind }: Move) => key(kind) },
  furniture: { reasons: { words: ({ code }: Merit) => key(`Because ${code}.`) } },
} as const;

test('what speaks for a move alone comes before what speaks for the other as well', () => {
  const both = merit('points', 1);
  const own = merit('yield', 0.6);
  expect(tellingMerits([both, own], [both])).toEqual([own, both]);
  expect(tellingMerits([both, own])).toEqual([both, own]);
  expect(tellingMerits([both, own], [merit('points', 1, 2)])).toEqual([both, own]);
});

test('the best move is said with its reasons, its chances, and what comes next', () => {
  const best = opinion('Build', 0.457, merit('yield', 2), merit('points', 1), merit('safe', 0.1));
  expect(adviceWords(HELM, speak, advice(best, opinion('End', 0.38, merit('saving', 1))))).toEqual({
    best: 'Build',
    why: ['Because yield.', 'Because points.'],
    hope: 'Win chance after this: about 46 %.',
    next: 'Next best (38 %): End.',
  });
});

test('what comes near is said with what speaks for it', () => {
  const words = adviceWords(HELM, speak, advice(opinion('Build', 0.46), opinion('End', 0.455, merit('saving', 1))));
  expect(words.next).toBe('Almost as good (46 %): End. Because saving.');
});

test('where nothing else can be done, no chances are named', () => {
  expect(adviceWords(HELM, speak, advice(opinion('End', 0)))).toMatchObject({
    best: 'End',
    hope: 'It is the only move.',
    next: '',
  });
});

test('a remark names the better move, what it wins more, and why', () => {
  const better = opinion('Build', 0.5, merit('points', 1), merit('safe', 0.1));
  expect(remarkWords(HELM, speak, { table: null, better, more: 0.091 })).toBe(
    'For next time: Build wins about 9 more games in 100. Because points.',
  );
});
