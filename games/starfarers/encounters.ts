import { CARBON, FOOD, GOODS, ORE } from './data.ts';

/** One effect of an encounter, in the order of the card. */
export type EncounterEffect =
  | { readonly op: 'pay' } // the cards put down go to the supply
  | { readonly op: 'refund' } // the cards put down come back
  | { readonly op: 'gain'; readonly resource: number; readonly n: number }
  | { readonly op: 'pick'; readonly n: number } // of choice
  | { readonly op: 'swap'; readonly n: number } // of choice, of other kinds than those put down
  | { readonly op: 'forfeit' } // the cards swapped in go back
  | { readonly op: 'fame'; readonly n: number }
  | { readonly op: 'fit' } // a free upgrade
  | { readonly op: 'drop' } // an upgrade is lost
  | { readonly op: 'ground' } // a ship may not fly
  | { readonly op: 'jump' }
  | { readonly op: 'ship' } // a free trade ship
  | { readonly op: 'gifts' } // a card from everybody, of their choice
  | { readonly op: 'raid' } // a card from everybody, drawn blind
  | { readonly op: 'again' } // another encounter
  | { readonly op: 'wear'; readonly over: number } // players with more upgrades lose one
  | { readonly op: 'council' }; // fame for the most freight pods

/** The deck is stored in two words of this many cards each. */
export const CARDS_PER_WORD = 16;
export const FULL_DECK_WORD = (1 << CARDS_PER_WORD) - 1;

/** The opponent of a contest, counted in turn order: turns pass to the left. */
const LEFT_OFFSET = 1;
const SECOND_LEFT_OFFSET = 2;
const RIGHT_OFFSET = -1;
const SECOND_RIGHT_OFFSET = -2;
export type ContestStat = 'combat' | 'speed' | 'boosters';

/** A box of a card. Effects run first; then at most one of a contest, a shake and a second question follows. */
interface CardBox {
  readonly story?: string; // key of the text about the outcome
  readonly effects?: readonly EncounterEffect[];
  readonly test?: {
    readonly stat: ContestStat;
    readonly rival: number;
    readonly pass: CardBox;
    readonly fail: CardBox;
  };
  readonly shake?: { readonly low: CardBox; readonly middle: CardBox; readonly high: CardBox }; // 1-2, 3, 4-5
  readonly ask?: { readonly family: string; readonly boxes: readonly CardBox[] };
}

const payEffect: EncounterEffect = { op: 'pay' };
const refundEffect: EncounterEffect = { op: 'refund' };
const fameEffect = (n: number): EncounterEffect => ({ op: 'fame', n });
const gainEffect = (resource: number, n: number): EncounterEffect => ({ op: 'gain', resource, n });
const pickEffect = (n: number): EncounterEffect => ({ op: 'pick', n });
const fitEffect: EncounterEffect = { op: 'fit' };
const dropEffect: EncounterEffect = { op: 'drop' };
const groundEffect: EncounterEffect = { op: 'ground' };
const jumpEffect: EncounterEffect = { op: 'jump' };
const shipEffect: EncounterEffect = { op: 'ship' };
const raidEffect: EncounterEffect = { op: 'raid' };
const againEffect: EncounterEffect = { op: 'again' };

const leafBox = (story: string, ...effects: EncounterEffect[]): CardBox => ({ story, effects });

/** Cards 1 to 6 and 28 to 30: the results of giving nothing, one, two or three. */
const giftBoxes = (name: string, ...outcomes: readonly (readonly EncounterEffect[])[]): readonly CardBox[] =>
  outcomes.map((effects, n) => leafBox(`${name}.${n}`, ...(n === 0 ? effects : [payEffect, ...effects])));

const isEffect =
  (op: EncounterEffect['op']) =>
  (effect: EncounterEffect): boolean =>
    effect.op === op;
/** The story of a defeat: it mentions a grounded ship. */
const defeatBox = (name: string, lost: readonly EncounterEffect[]): CardBox =>
  leafBox(lost.some(isEffect('ground')) ? `${name}.held` : `${name}.lost`, ...lost);

/** Cards 4 and 3 gifts: the gift is returned. */
const FRIENDLY_BOXES: readonly CardBox[] = [
  ...giftBoxes('friendly', [gainEffect(GOODS, 1)], [pickEffect(1), fameEffect(1)], [pickEffect(2), fameEffect(1)]),
  leafBox('friendly.3', refundEffect),
];

/** Cards 7 and 8: without a gift none is lost or returned. */
const falseMerchantBoxes = (rival: number): readonly CardBox[] =>
  [0, 1, 2, 3].map((n) => ({
    ask: {
      family: 'unmasked',
      boxes: [
        n === 0 ? leafBox('unmasked.let-go-unpaid') : leafBox('unmasked.let-go', payEffect),
        {
          test: {
            stat: 'combat',
            rival,
            pass:
              n === 0
                ? leafBox('unmasked.won-unpaid', fameEffect(1))
                : leafBox('unmasked.won', refundEffect, fameEffect(1)),
            fail: leafBox('unmasked.lost', ...(n === 0 ? [] : [payEffect]), groundEffect),
          },
        },
      ],
    },
  }));

/** The first box is for no, the second for yes. */
const contestBox = (stat: ContestStat, rival: number, pass: CardBox, fail: CardBox): CardBox => ({
  test: { stat, rival, pass, fail },
});
const demandBoxes = (
  rival: number,
  won: readonly EncounterEffect[],
  lost: readonly EncounterEffect[],
  paid: readonly EncounterEffect[],
): readonly CardBox[] => [
  contestBox(
    'combat',
    rival,
    leafBox('demand.won', ...won),
    lost.some(isEffect('fame')) ? defeatBox('demand', lost) : leafBox('demand.beaten', ...lost),
  ),
  leafBox(paid.some(isEffect('ground')) ? 'demand.seized' : 'demand.paid', payEffect, ...paid),
];
const swapBoxes = (
  refused: readonly EncounterEffect[],
  low: readonly EncounterEffect[],
  high: readonly EncounterEffect[],
): readonly CardBox[] => [
  leafBox('swap.refused', ...refused),
  {
    effects: [payEffect, { op: 'swap', n: 2 }],
    shake: {
      low: leafBox(low.length > 0 ? 'swap.rumour' : 'swap.unseen', ...low),
      middle: leafBox('swap.caught', { op: 'forfeit' }, fameEffect(-1)),
      high: leafBox(high.length > 0 ? 'swap.rumour' : 'swap.unseen', ...high),
    },
  },
];
const CHEATED_BOX = leafBox('raid.cheated', fameEffect(-1));
const LOOTED_BOX = leafBox('raid.looted', raidEffect);
const SEEN_BOX = leafBox('raid.seen', raidEffect, fameEffect(-1));
const raiderBoxes = (refused: readonly EncounterEffect[], low: CardBox, high: CardBox): readonly CardBox[] => [
  leafBox('raid.refused', ...refused),
  { effects: [payEffect], shake: { low, middle: SEEN_BOX, high } },
];
function attackBoxes(
  rival: number,
  won: readonly EncounterEffect[],
  lost: readonly EncounterEffect[],
): readonly CardBox[] {
  const stand = (): CardBox => contestBox('combat', rival, leafBox('attack.won', ...won), defeatBox('attack', lost));
  return [stand(), contestBox('boosters', rival, leafBox('attack.escaped'), stand())];
}
/** Cards 19 to 27: looking away, or a contest. */
const ventureBoxes = (
  name: string,
  stat: ContestStat,
  rival: number,
  refused: readonly EncounterEffect[],
  won: readonly EncounterEffect[],
  lost: readonly EncounterEffect[],
): readonly CardBox[] => [
  leafBox(`${name}.refused`, ...refused),
  contestBox(stat, rival, leafBox(`${name}.won`, ...won), defeatBox(name, lost)),
];

/** A card: before the answer only its question is open. */
interface EncounterCard {
  readonly family: string;
  readonly boxes: readonly CardBox[];
}
const encounterCard = (family: string, boxes: readonly CardBox[]): EncounterCard => ({ family, boxes });
const princeCard = (): EncounterCard =>
  encounterCard(
    'merchant',
    giftBoxes('prince', [groundEffect, fameEffect(-1)], [fameEffect(-1)], [pickEffect(1), fameEffect(1)], [shipEffect]),
  );

/**
 * The 32 cards by their number minus one (solid: compared branch by branch; see provenance.ts for what is inferred).
 */
const ENCOUNTER_CARDS: readonly EncounterCard[] = [
  encounterCard(
    'merchant',
    giftBoxes(
      'talkative',
      [{ op: 'gifts' }, fameEffect(-2)],
      [gainEffect(FOOD, 1), fameEffect(-1)],
      [pickEffect(1), fameEffect(1)],
      [pickEffect(2), fameEffect(1)],
    ),
  ),
  encounterCard(
    'merchant',
    giftBoxes(
      'shipfitter',
      [fameEffect(-1)],
      [pickEffect(1)],
      [pickEffect(1), fameEffect(1)],
      [fitEffect, fameEffect(1)],
    ),
  ),
  encounterCard(
    'merchant',
    giftBoxes('stingy', [fameEffect(-1)], [], [fameEffect(1)], [gainEffect(GOODS, 1), fameEffect(1)]),
  ),
  encounterCard('merchant', FRIENDLY_BOXES),
  princeCard(),
  princeCard(),
  encounterCard('merchant', falseMerchantBoxes(RIGHT_OFFSET)),
  encounterCard('merchant', falseMerchantBoxes(LEFT_OFFSET)),
  encounterCard('demand', demandBoxes(RIGHT_OFFSET, [shipEffect], [dropEffect, fameEffect(1)], [])),
  encounterCard(
    'demand',
    demandBoxes(SECOND_RIGHT_OFFSET, [gainEffect(CARBON, 2), fameEffect(1)], [groundEffect, fameEffect(1)], []),
  ),
  encounterCard('demand', demandBoxes(LEFT_OFFSET, [gainEffect(ORE, 2), fameEffect(1)], [dropEffect], [groundEffect])),
  encounterCard('swap', swapBoxes([fameEffect(1)], [fameEffect(-1)], [])),
  encounterCard('swap', swapBoxes([], [], [fameEffect(-1)])),
  encounterCard('raid', raiderBoxes([fameEffect(1)], CHEATED_BOX, LOOTED_BOX)),
  encounterCard('raid', raiderBoxes([], LOOTED_BOX, CHEATED_BOX)),
  encounterCard('attack', attackBoxes(RIGHT_OFFSET, [fitEffect, fameEffect(1)], [dropEffect])),
  encounterCard(
    'attack',
    attackBoxes(SECOND_LEFT_OFFSET, [gainEffect(ORE, 2), fameEffect(1)], [dropEffect, fameEffect(1)]),
  ),
  encounterCard('attack', attackBoxes(LEFT_OFFSET, [shipEffect], [groundEffect])),
  encounterCard('distress', ventureBoxes('distress', 'speed', SECOND_RIGHT_OFFSET, [], [shipEffect], [dropEffect])),
  encounterCard(
    'distress',
    ventureBoxes(
      'distress',
      'speed',
      LEFT_OFFSET,
      [fameEffect(-1)],
      [fameEffect(1), raidEffect],
      [dropEffect, fameEffect(1)],
    ),
  ),
  encounterCard(
    'distress',
    ventureBoxes('distress', 'speed', RIGHT_OFFSET, [fameEffect(-1)], [fitEffect, fameEffect(1)], [dropEffect]),
  ),
  encounterCard(
    'rescue',
    ventureBoxes('rescue', 'combat', SECOND_RIGHT_OFFSET, [], [gainEffect(GOODS, 2), fameEffect(1)], [groundEffect]),
  ),
  encounterCard(
    'rescue',
    ventureBoxes(
      'rescue',
      'combat',
      RIGHT_OFFSET,
      [fameEffect(-1)],
      [pickEffect(2), fameEffect(1)],
      [dropEffect, fameEffect(1)],
    ),
  ),
  encounterCard(
    'rescue',
    ventureBoxes(
      'rescue',
      'combat',
      LEFT_OFFSET,
      [fameEffect(-1)],
      [jumpEffect, fameEffect(1)],
      [groundEffect, fameEffect(1)],
    ),
  ),
  encounterCard('warp', ventureBoxes('warp', 'speed', LEFT_OFFSET, [againEffect], [jumpEffect], [groundEffect])),
  encounterCard('warp', ventureBoxes('warp', 'speed', RIGHT_OFFSET, [againEffect], [jumpEffect], [groundEffect])),
  encounterCard('warp', ventureBoxes('warp', 'speed', SECOND_RIGHT_OFFSET, [againEffect], [jumpEffect], [dropEffect])),
  encounterCard(
    'travelers',
    giftBoxes('blessing', [dropEffect, fameEffect(-1)], [fameEffect(1)], [jumpEffect], [jumpEffect]),
  ),
  encounterCard('travelers', giftBoxes('ship-as-thanks', [], [fameEffect(1)], [fameEffect(1)], [shipEffect])),
  encounterCard(
    'travelers',
    giftBoxes('jump-as-thanks', [fameEffect(-1)], [fameEffect(-1)], [fameEffect(1)], [jumpEffect, fameEffect(1)]),
  ),
  encounterCard('wear', [leafBox('wear.8', { op: 'wear', over: 8 }, againEffect)]),
  encounterCard('wear', [leafBox('wear.6', { op: 'wear', over: 6 }, { op: 'council' }, againEffect)]),
];
export const ENCOUNTER_COUNT = ENCOUNTER_CARDS.length;

/** A box as frames refer to it: by its number. */
export interface EncounterNode {
  readonly story: string;
  readonly effects: readonly EncounterEffect[];
  readonly test: {
    readonly stat: ContestStat;
    readonly rival: number;
    readonly pass: number;
    readonly fail: number;
  } | null;
  readonly shake: readonly number[] | null; // by the sum of the balls
  readonly ask: readonly number[] | null; // by the answer
}

const nodes: EncounterNode[] = [];

/** Numbers a box after the boxes that follow from it. */
function numberBox({ story = '', effects = [], test, shake, ask }: CardBox): number {
  const inner: EncounterNode = {
    story,
    effects,
    test: test === undefined ? null : { ...test, pass: numberBox(test.pass), fail: numberBox(test.fail) },
    shake:
      shake === undefined ? null : shakeTable(numberBox(shake.low), numberBox(shake.middle), numberBox(shake.high)),
    ask: ask === undefined ? null : ask.boxes.map(numberBox),
  };
  return nodes.push(inner) - 1;
}
const shakeTable = (low: number, middle: number, high: number): number[] => [low, low, low, middle, high, high];

/** The box after a contest: the player who has the encounter wins ties (SF-ENC-04). */
export const afterContest = ({ test }: EncounterNode, own: number, other: number): number =>
  test === null ? 0 : own >= other ? test.pass : test.fail;

/** The opponent of a seat; right is the previous seat in turn order. */
export const neighbourOf = (seats: number, seat: number, offset: number): number => (seat + offset + seats) % seats;

/** By card and answer: the box that follows. */
const ROOT_NODES: readonly (readonly number[])[] = ENCOUNTER_CARDS.map(({ boxes }) => boxes.map(numberBox));
const NODES: readonly EncounterNode[] = nodes;

export function nodeAt(id: number): EncounterNode {
  const node = NODES[id];
  if (node === undefined) throw new RangeError(`no box ${id}`);
  return node;
}
export const rootNode = (encounter: number, answer: number): number => ROOT_NODES[encounter]?.[answer] ?? 0;
/** The boxes at which cards end. */
export const LEAF_NODES: readonly number[] = NODES.flatMap(({ story }, id) => (story === '' ? [] : [id]));

type FamilyWord =
  | 'merchant'
  | 'demand'
  | 'swap'
  | 'raid'
  | 'attack'
  | 'distress'
  | 'rescue'
  | 'warp'
  | 'travelers'
  | 'wear'
  | 'unmasked';
/** The open part of a card: how it is answered, and how many cards go with a yes. */
export interface EncounterFamily {
  readonly word: FamilyWord;
  readonly answers: 'number' | 'yes-no' | 'none';
  readonly price: number; // cards that a yes puts down
  readonly cards: readonly number[]; // the cards with this open part, one bit each in two words
}
const cardBits = (test: (card: EncounterCard, i: number) => boolean): readonly number[] =>
  [0, 1].map((word) =>
    ENCOUNTER_CARDS.reduce(
      (set, each, i) =>
        Math.floor(i / CARDS_PER_WORD) === word && test(each, i) ? set | (1 << (i % CARDS_PER_WORD)) : set,
      0,
    ),
  );
const defineFamily = (word: FamilyWord, answers: EncounterFamily['answers'], price = 0): EncounterFamily => ({
  word,
  answers,
  price,
  cards: cardBits((each) => each.family === word),
});
export const ENCOUNTER_FAMILIES: readonly EncounterFamily[] = [
  defineFamily('merchant', 'number'),
  defineFamily('demand', 'yes-no', 2),
  defineFamily('swap', 'yes-no', 1),
  defineFamily('raid', 'yes-no', 1),
  defineFamily('attack', 'yes-no'),
  defineFamily('distress', 'yes-no'),
  defineFamily('rescue', 'yes-no'),
  defineFamily('warp', 'yes-no'),
  defineFamily('travelers', 'number'),
  defineFamily('wear', 'none'),
  { ...defineFamily('unmasked', 'yes-no'), cards: cardBits(({ boxes: [box] }) => box?.ask !== undefined) },
];
export const UNMASKED_FAMILY = ENCOUNTER_FAMILIES.length - 1;
export const encounterFamily = (encounter: number): number =>
  ENCOUNTER_FAMILIES.findIndex(({ word }) => word === ENCOUNTER_CARDS[encounter]?.family);
export function familyAt(id: number): EncounterFamily {
  const found = ENCOUNTER_FAMILIES[id];
  if (found === undefined) throw new RangeError(`no family ${id}`);
  return found;
}

/** The whole pile, one bit per card. */
export const FULL_DECK: readonly number[] = [FULL_DECK_WORD, FULL_DECK_WORD];

/** SF-ENC-12: the number of cards left in the pile. */
export const cardsInPile = (deck: readonly number[]): number => countBits(deck[0] ?? 0) + countBits(deck[1] ?? 0);
function countBits(word: number): number {
  let n = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The k-th card of the pile. */
export function pileCardAt(deck: readonly number[], k: number): number {
  let left = k;
  for (let i = 0; i < CARDS_PER_WORD * 2; i++) {
    if ((((deck[i < CARDS_PER_WORD ? 0 : 1] ?? 0) >> (i % CARDS_PER_WORD)) & 1) === 0) continue;
    if (left === 0) return i;
    left--;
  }
  throw new RangeError(`no encounter card ${k}`);
}

/** The pile without a discarded card; after a card for everybody, and when none is left, all are shuffled. */
export function deckWithout(deck: readonly number[], card: number): readonly number[] {
  const rest = deck.map((word, i) =>
    i === Math.floor(card / CARDS_PER_WORD) ? word & ~(1 << (card % CARDS_PER_WORD)) : word,
  );
  return isForAll(card) || cardsInPile(rest) === 0 ? FULL_DECK : rest;
}

/** Cards 31 and 32: nobody is asked, everybody is affected. */
export const isForAll = (card: number): boolean => familyAt(encounterFamily(card)).answers === 'none';
