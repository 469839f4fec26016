import { expect, test } from 'vitest';
import { SHAKES } from './data.ts';
import {
  cardsInPile,
  deckWithout,
  ENCOUNTER_COUNT,
  ENCOUNTER_FAMILIES,
  type EncounterNode,
  encounterFamily,
  FULL_DECK,
  neighbourOf,
  nodeAt,
  pileCardAt,
  rootNode,
  UNMASKED_FAMILY,
} from './encounters.ts';

/** The contests that a box can lead to, as stat and neighbour. */
function contestsOf({ test: contest, shake, ask }: EncounterNode): string[] {
  const next = [...(contest === null ? [] : [contest.pass, contest.fail]), ...(shake ?? []), ...(ask ?? [])];
  const own = contest === null ? [] : [`${contest.stat} ${contest.rival}`];
  return [...own, ...next.flatMap((node) => contestsOf(nodeAt(node)))];
}
const contestsIn = (card: number): string =>
  [...new Set([0, 1, 2, 3].flatMap((answer) => contestsOf(nodeAt(rootNode(card - 1, answer)))))].sort().join(', ');

test('SF-ENC-04 · SF-ENC-05 · the opponent and kind of contest of each card: right is minus, left is plus', () => {
  const printed: Readonly<Record<number, string>> = {
    7: 'combat -1',
    8: 'combat 1',
    9: 'combat -1',
    10: 'combat -2',
    11: 'combat 1',
    16: 'boosters -1, combat -1',
    17: 'boosters 2, combat 2',
    18: 'boosters 1, combat 1',
    19: 'speed -2',
    20: 'speed 1',
    21: 'speed -1',
    22: 'combat -2',
    23: 'combat -1',
    24: 'combat 1',
    25: 'speed 1',
    26: 'speed -1',
    27: 'speed -2',
  };
  for (let card = 1; card <= ENCOUNTER_COUNT; card++)
    expect([card, contestsIn(card)]).toEqual([card, printed[card] ?? '']);
});

test('SF-ENC-04 · neighbours are counted around the table in either direction', () => {
  expect([neighbourOf(5, 0, -2), neighbourOf(5, 4, 2), neighbourOf(3, 1, -2), neighbourOf(6, 5, 1)]).toEqual([
    3, 1, 2, 0,
  ]);
});

test('SF-ENC-04 · SF-FLIGHT-02 · the ten pairs of balls: red 3, two yellow 2, blue 1, black 0', () => {
  expect(SHAKES.map(({ sum, black }) => (black ? `${sum} black` : sum))).toEqual([
    3,
    3,
    4,
    4,
    5,
    5,
    '2 black',
    '2 black',
    '1 black',
    '3 black',
  ]);
});

/** A box in words: its story and its effects. */
const told = (node: number): string => {
  const { story, effects } = nodeAt(node);
  return [story, ...effects.map(({ op }) => op)].join(' ');
};

test.each([6, 7])(
  'SF-ENC-03 · the false merchant of card %i + 1: without a gift, nothing is paid or refunded',
  (card) => {
    const boxes = [0, 1, 2, 3].map((gift) => {
      const [spared = 0, attacked = 0] = nodeAt(rootNode(card, gift)).ask ?? [];
      const { pass = 0, fail = 0 } = nodeAt(attacked).test ?? {};
      return [spared, pass, fail].map(told);
    });
    const given = ['unmasked.let-go pay', 'unmasked.won refund fame', 'unmasked.lost pay ground'];
    const nothing = ['unmasked.let-go-unpaid', 'unmasked.won-unpaid fame', 'unmasked.lost ground'];
    expect(boxes).toEqual([nothing, given, given, given]);
  },
);

test('SF-ENC-03 · a swap ends with a rumour if it costs fame, and unseen if it does not', () => {
  const [rumour, unseen, caught] = ['swap.rumour fame', 'swap.unseen', 'swap.caught forfeit fame'];
  const swaps = [11, 12].map((card) => nodeAt(rootNode(card, 1)).shake?.map(told));
  expect(swaps).toEqual([
    [rumour, rumour, rumour, caught, unseen, unseen],
    [unseen, unseen, unseen, caught, rumour, rumour],
  ]);
});

test('SF-ENC-01 · an open card shows only what all cards of its family have in common; two merchants are false', () => {
  const cardsOf = (family: number): number[] =>
    Array.from({ length: ENCOUNTER_COUNT }, (_, card) => card).filter(
      (card) => (((ENCOUNTER_FAMILIES[family]?.cards[card >> 4] ?? 0) >> (card & 15)) & 1) === 1,
    );
  for (const family of ENCOUNTER_FAMILIES.keys()) {
    const shown = Array.from({ length: ENCOUNTER_COUNT }, (_, card) => card).filter(
      (card) => encounterFamily(card) === family,
    );
    expect([ENCOUNTER_FAMILIES[family]?.word, cardsOf(family)]).toEqual([
      ENCOUNTER_FAMILIES[family]?.word,
      family === UNMASKED_FAMILY ? [6, 7] : shown,
    ]);
  }
  expect(ENCOUNTER_FAMILIES[UNMASKED_FAMILY]?.word).toBe('unmasked');
});

test('SF-ENC-12 · both halves of the pile are counted', () => {
  expect([cardsInPile([0b1011, 0b1]), cardsInPile([0, 0b110]), cardsInPile([0b1000, 0]), cardsInPile([0, 0])]).toEqual([
    4, 2, 1, 0,
  ]);
});

test('SF-ENC-03 · SF-ENC-12 · a card is drawn from either half, and the pile shrinks by one card until all are shuffled', () => {
  const deck = [0b1011, 0b1101];
  expect([0, 1, 2, 3, 4, 5].map((k) => pileCardAt(deck, k))).toEqual([0, 1, 3, 16, 18, 19]);
  expect([deckWithout(deck, 3), deckWithout(deck, 16)]).toEqual([
    [0b0011, 0b1101],
    [0b1011, 0b1100],
  ]);
  expect([deckWithout([0b1000, 0], 3), deckWithout([0b1010, 1 << 14], 30)]).toEqual([FULL_DECK, FULL_DECK]);
});
