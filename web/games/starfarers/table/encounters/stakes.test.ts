import { ENCOUNTER_FAMILIES, encounterFamily, UNMASKED_FAMILY } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { FAMILY_WORDS, familyWord } from './families.ts';
import { boxesOf, factorOutcomes, possibleContests, stakesOf } from './stakes.ts';

const asked = (word: (typeof FAMILY_WORDS)[number]) => ({ family: FAMILY_WORDS.indexOf(word), card: null, given: 0 });

test('the encounter families are in the order of the game', () => {
  expect(FAMILY_WORDS).toEqual(ENCOUNTER_FAMILIES.map(({ word }) => word));
});

test('stakes are the range over all cards with the same beginning, never the drawn card', () => {
  const [won, lost] = stakesOf(boxesOf(asked('rescue'), 1));
  expect(won?.when).toBe('won');
  expect(won?.outcomes).toHaveLength(3);
  expect(lost?.outcomes.map((effects) => effects.map(({ op }) => op))).toEqual([
    ['ground'],
    ['drop', 'fame'],
    ['ground', 'fame'],
  ]);
});

test('the reader of a card sees its own results', () => {
  const card = 22; // the second of three
  expect(familyWord(encounterFamily(card))).toBe('rescue');
  const stakes = stakesOf(boxesOf({ ...asked('rescue'), card }, 1));
  expect(stakes.map(({ when, outcomes }) => [when, outcomes.length])).toEqual([
    ['won', 1],
    ['lost', 1],
  ]);
});

test('what all outcomes share is listed once', () => {
  const [won] = stakesOf(boxesOf(asked('rescue'), 1));
  if (won === undefined) throw new Error('no stakes');
  const { shared, rests } = factorOutcomes(won);
  expect(shared).toEqual([{ op: 'fame', n: 1 }]);
  expect(rests.map(([effect]) => effect?.op)).toEqual(['gain', 'pick', 'jump']);
});

test('a failed escape becomes a fight, and what was given up is not a stake', () => {
  expect(stakesOf(boxesOf(asked('attack'), 1)).map(({ when }) => when)).toEqual(['fled', 'won', 'lost']);
  const paid = stakesOf(boxesOf(asked('demand'), 1)).flatMap(({ outcomes }) => outcomes.flat());
  expect(paid.some(({ op }) => op === 'pay')).toBe(false);
});

test('a merchant may turn out to be a pirate, and only then the opponent is named', () => {
  expect(stakesOf(boxesOf(asked('merchant'), 2)).map(({ when }) => when)).toEqual(['plain', 'unmasked']);
  expect(possibleContests(boxesOf(asked('merchant'), 2))).toEqual([]);
  const second = { family: UNMASKED_FAMILY, card: null, given: 2 };
  expect(possibleContests(boxesOf(second, 1))).toEqual([{ stat: 'combat', rivals: [-1, 1] }]);
  const [won] = stakesOf(boxesOf(second, 1));
  expect(won?.outcomes).toEqual([[{ op: 'refund' }, { op: 'fame', n: 1 }]]);
});
