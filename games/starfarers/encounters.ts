import { CARBON, FOOD, GOODS, ORE } from './data.ts';

/** One thing that an encounter does to somebody, in the order of the card. */
export type Effect =
  | { readonly op: 'pay' } // what was put down goes to the supply
  | { readonly op: 'refund' } // what was put down comes back
  | { readonly op: 'gain'; readonly resource: number; readonly n: number }
  | { readonly op: 'pick'; readonly n: number } // of choice
  | { readonly op: 'swap'; readonly n: number } // of choice, of other kinds than was put down
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
  | { readonly op: 'wear'; readonly over: number } // who has more upgrades loses one
  | { readonly op: 'council' }; // fame for the most freight pods

/** The deck is two words of so many cards each. */
export const DECK_WORD = 16;
export const FULL_WORD = (1 << DECK_WORD) - 1;

/** Who stands against you, counted in turn order: turns pass to the left. */
const LEFT = 1;
const LEFT2 = 2;
const RIGHT = -1;
const RIGHT2 = -2;
export type Stat = 'combat' | 'speed' | 'boosters';

/** A box of a card. Effects run first; then there is at most one of a test, a shake and a second question. */
interface Box {
  readonly story?: string; // how the outcome is told
  readonly effects?: readonly Effect[];
  readonly test?: { readonly stat: Stat; readonly rival: number; readonly pass: Box; readonly fail: Box };
  readonly shake?: { readonly low: Box; readonly middle: Box; readonly high: Box }; // 1-2, 3, 4-5
  readonly ask?: { readonly family: string; readonly boxes: readonly Box[] };
}

const pay: Effect = { op: 'pay' };
const refund: Effect = { op: 'refund' };
const fame = (n: number): Effect => ({ op: 'fame', n });
const gain = (resource: number, n: number): Effect => ({ op: 'gain', resource, n });
const pick = (n: number): Effect => ({ op: 'pick', n });
const fit: Effect = { op: 'fit' };
const drop: Effect = { op: 'drop' };
const ground: Effect = { op: 'ground' };
const jump: Effect = { op: 'jump' };
const ship: Effect = { op: 'ship' };
const raid: Effect = { op: 'raid' };
const again: Effect = { op: 'again' };

const leaf = (story: string, ...effects: Effect[]): Box => ({ story, effects });

/** Cards 1 to 6 and 28 to 30: what giving nothing, one, two or three brings. */
const gifts = (name: string, ...outcomes: readonly (readonly Effect[])[]): readonly Box[] =>
  outcomes.map((effects, n) => leaf(`${name}.${n}`, ...(n === 0 ? effects : [pay, ...effects])));

const isOf =
  (op: Effect['op']) =>
  (effect: Effect): boolean =>
    effect.op === op;
/** How a defeat is told: a ship that is held back is spoken of. */
const defeat = (name: string, lost: readonly Effect[]): Box =>
  leaf(lost.some(isOf('ground')) ? `${name}.held` : `${name}.lost`, ...lost);

/** Cards 4 and 3 gifts: he hands the gift back. */
const friendly: readonly Box[] = [
  ...gifts('friendly', [gain(GOODS, 1)], [pick(1), fame(1)], [pick(2), fame(1)]),
  leaf('friendly.3', refund),
];

/** Cards 7 and 8: without a gift none is lost or comes back. */
const falseMerchant = (rival: number): readonly Box[] =>
  [0, 1, 2, 3].map((n) => ({
    ask: {
      family: 'unmasked',
      boxes: [
        n === 0 ? leaf('unmasked.let-go-unpaid') : leaf('unmasked.let-go', pay),
        {
          test: {
            stat: 'combat',
            rival,
            pass: n === 0 ? leaf('unmasked.won-unpaid', fame(1)) : leaf('unmasked.won', refund, fame(1)),
            fail: leaf('unmasked.lost', ...(n === 0 ? [] : [pay]), ground),
          },
        },
      ],
    },
  }));

/** No is the first box, yes the second. */
const fight = (stat: Stat, rival: number, pass: Box, fail: Box): Box => ({ test: { stat, rival, pass, fail } });
const demand = (
  rival: number,
  won: readonly Effect[],
  lost: readonly Effect[],
  paid: readonly Effect[],
): readonly Box[] => [
  fight(
    'combat',
    rival,
    leaf('demand.won', ...won),
    lost.some(isOf('fame')) ? defeat('demand', lost) : leaf('demand.beaten', ...lost),
  ),
  leaf(paid.some(isOf('ground')) ? 'demand.seized' : 'demand.paid', pay, ...paid),
];
const swap = (refused: readonly Effect[], low: readonly Effect[], high: readonly Effect[]): readonly Box[] => [
  leaf('swap.refused', ...refused),
  {
    effects: [pay, { op: 'swap', n: 2 }],
    shake: {
      low: leaf(low.length > 0 ? 'swap.rumour' : 'swap.unseen', ...low),
      middle: leaf('swap.caught', { op: 'forfeit' }, fame(-1)),
      high: leaf(high.length > 0 ? 'swap.rumour' : 'swap.unseen', ...high),
    },
  },
];
const CHEATED = leaf('raid.cheated', fame(-1));
const LOOTED = leaf('raid.looted', raid);
const SEEN = leaf('raid.seen', raid, fame(-1));
const raiders = (refused: readonly Effect[], low: Box, high: Box): readonly Box[] => [
  leaf('raid.refused', ...refused),
  { effects: [pay], shake: { low, middle: SEEN, high } },
];
function attack(rival: number, won: readonly Effect[], lost: readonly Effect[]): readonly Box[] {
  const stand = (): Box => fight('combat', rival, leaf('attack.won', ...won), defeat('attack', lost));
  return [stand(), fight('boosters', rival, leaf('attack.escaped'), stand())];
}
/** Cards 19 to 27: looking away, or a contest. */
const venture = (
  name: string,
  stat: Stat,
  rival: number,
  refused: readonly Effect[],
  won: readonly Effect[],
  lost: readonly Effect[],
): readonly Box[] => [
  leaf(`${name}.refused`, ...refused),
  fight(stat, rival, leaf(`${name}.won`, ...won), defeat(name, lost)),
];

/** A card: what is asked is all that is open before the answer. */
interface Card {
  readonly family: string;
  readonly boxes: readonly Box[];
}
const card = (family: string, boxes: readonly Box[]): Card => ({ family, boxes });
const prince = (): Card =>
  card('merchant', gifts('prince', [ground, fame(-1)], [fame(-1)], [pick(1), fame(1)], [ship]));

/** The 32 cards by their numbers less one (solid: compared branch by branch; see provenance.ts for what is inferred). */
const DECK: readonly Card[] = [
  card(
    'merchant',
    gifts('talkative', [{ op: 'gifts' }, fame(-2)], [gain(FOOD, 1), fame(-1)], [pick(1), fame(1)], [pick(2), fame(1)]),
  ),
  card('merchant', gifts('shipfitter', [fame(-1)], [pick(1)], [pick(1), fame(1)], [fit, fame(1)])),
  card('merchant', gifts('stingy', [fame(-1)], [], [fame(1)], [gain(GOODS, 1), fame(1)])),
  card('merchant', friendly),
  prince(),
  prince(),
  card('merchant', falseMerchant(RIGHT)),
  card('merchant', falseMerchant(LEFT)),
  card('demand', demand(RIGHT, [ship], [drop, fame(1)], [])),
  card('demand', demand(RIGHT2, [gain(CARBON, 2), fame(1)], [ground, fame(1)], [])),
  card('demand', demand(LEFT, [gain(ORE, 2), fame(1)], [drop], [ground])),
  card('swap', swap([fame(1)], [fame(-1)], [])),
  card('swap', swap([], [], [fame(-1)])),
  card('raid', raiders([fame(1)], CHEATED, LOOTED)),
  card('raid', raiders([], LOOTED, CHEATED)),
  card('attack', attack(RIGHT, [fit, fame(1)], [drop])),
  card('attack', attack(LEFT2, [gain(ORE, 2), fame(1)], [drop, fame(1)])),
  card('attack', attack(LEFT, [ship], [ground])),
  card('distress', venture('distress', 'speed', RIGHT2, [], [ship], [drop])),
  card('distress', venture('distress', 'speed', LEFT, [fame(-1)], [fame(1), raid], [drop, fame(1)])),
  card('distress', venture('distress', 'speed', RIGHT, [fame(-1)], [fit, fame(1)], [drop])),
  card('rescue', venture('rescue', 'combat', RIGHT2, [], [gain(GOODS, 2), fame(1)], [ground])),
  card('rescue', venture('rescue', 'combat', RIGHT, [fame(-1)], [pick(2), fame(1)], [drop, fame(1)])),
  card('rescue', venture('rescue', 'combat', LEFT, [fame(-1)], [jump, fame(1)], [ground, fame(1)])),
  card('warp', venture('warp', 'speed', LEFT, [again], [jump], [ground])),
  card('warp', venture('warp', 'speed', RIGHT, [again], [jump], [ground])),
  card('warp', venture('warp', 'speed', RIGHT2, [again], [jump], [drop])),
  card('travelers', gifts('blessing', [drop, fame(-1)], [fame(1)], [jump], [jump])),
  card('travelers', gifts('ship-as-thanks', [], [fame(1)], [fame(1)], [ship])),
  card('travelers', gifts('jump-as-thanks', [fame(-1)], [fame(-1)], [fame(1)], [jump, fame(1)])),
  card('wear', [leaf('wear.8', { op: 'wear', over: 8 }, again)]),
  card('wear', [leaf('wear.6', { op: 'wear', over: 6 }, { op: 'council' }, again)]),
];
export const ENCOUNTERS = DECK.length;

/** A box as frames know it: by its number. */
export interface Node {
  readonly story: string;
  readonly effects: readonly Effect[];
  readonly test: { readonly stat: Stat; readonly rival: number; readonly pass: number; readonly fail: number } | null;
  readonly shake: readonly number[] | null; // by the sum of the balls
  readonly ask: readonly number[] | null; // by the answer
}

const nodes: Node[] = [];

/** Numbers a box after those that follow from it. */
function numbered({ story = '', effects = [], test, shake, ask }: Box): number {
  const inner: Node = {
    story,
    effects,
    test: test === undefined ? null : { ...test, pass: numbered(test.pass), fail: numbered(test.fail) },
    shake: shake === undefined ? null : table(numbered(shake.low), numbered(shake.middle), numbered(shake.high)),
    ask: ask === undefined ? null : ask.boxes.map(numbered),
  };
  return nodes.push(inner) - 1;
}
const table = (low: number, middle: number, high: number): number[] => [low, low, low, middle, high, high];

/** Where a contest leads: the one whose encounter it is wins ties (SF-ENC-04). */
export const afterContest = ({ test }: Node, own: number, other: number): number =>
  test === null ? 0 : own >= other ? test.pass : test.fail;

/** The one who stands against a seat; right is the one before in turn order. */
export const neighbourOf = (seats: number, seat: number, offset: number): number => (seat + offset + seats) % seats;

/** By card and answer: the box that it leads to. */
const ROOTS: readonly (readonly number[])[] = DECK.map(({ boxes }) => boxes.map(numbered));
const NODES: readonly Node[] = nodes;

export function nodeAt(id: number): Node {
  const node = NODES[id];
  if (node === undefined) throw new RangeError(`no box ${id}`);
  return node;
}
export const rootOf = (encounter: number, answer: number): number => ROOTS[encounter]?.[answer] ?? 0;
/** The boxes at which cards end. */
export const LEAVES: readonly number[] = NODES.flatMap(({ story }, id) => (story === '' ? [] : [id]));

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
/** What is asked on the open part of a card: how it is answered, and how many cards go with a yes. */
export interface Family {
  readonly word: FamilyWord;
  readonly answers: 'number' | 'yes-no' | 'none';
  readonly price: number; // cards that a yes puts down
  readonly cards: readonly number[]; // the cards that look like this, one bit each in two words
}
const bitsOf = (test: (card: Card, i: number) => boolean): readonly number[] =>
  [0, 1].map((word) =>
    DECK.reduce(
      (set, each, i) => (Math.floor(i / DECK_WORD) === word && test(each, i) ? set | (1 << (i % DECK_WORD)) : set),
      0,
    ),
  );
const family = (word: FamilyWord, answers: Family['answers'], price = 0): Family => ({
  word,
  answers,
  price,
  cards: bitsOf((each) => each.family === word),
});
export const FAMILIES: readonly Family[] = [
  family('merchant', 'number'),
  family('demand', 'yes-no', 2),
  family('swap', 'yes-no', 1),
  family('raid', 'yes-no', 1),
  family('attack', 'yes-no'),
  family('distress', 'yes-no'),
  family('rescue', 'yes-no'),
  family('warp', 'yes-no'),
  family('travelers', 'number'),
  family('wear', 'none'),
  { ...family('unmasked', 'yes-no'), cards: bitsOf(({ boxes: [box] }) => box?.ask !== undefined) },
];
export const UNMASKED = FAMILIES.length - 1;
export const familyOf = (encounter: number): number =>
  FAMILIES.findIndex(({ word }) => word === DECK[encounter]?.family);
export function familyAt(id: number): Family {
  const found = FAMILIES[id];
  if (found === undefined) throw new RangeError(`no family ${id}`);
  return found;
}

/** The whole pile, one bit a card. */
export const FULL_DECK: readonly number[] = [FULL_WORD, FULL_WORD];

/** SF-ENC-12: how many cards of the pile are left. */
export const cardsLeft = (deck: readonly number[]): number => bits(deck[0] ?? 0) + bits(deck[1] ?? 0);
function bits(word: number): number {
  let n = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The k-th card of the pile. */
export function cardIn(deck: readonly number[], k: number): number {
  let left = k;
  for (let i = 0; i < DECK_WORD * 2; i++) {
    if ((((deck[i < DECK_WORD ? 0 : 1] ?? 0) >> (i % DECK_WORD)) & 1) === 0) continue;
    if (left === 0) return i;
    left--;
  }
  throw new RangeError(`no encounter card ${k}`);
}

/** The pile without a card that is laid aside; after one for everybody, and when none is left, all are shuffled. */
export function deckWithout(deck: readonly number[], card: number): readonly number[] {
  const rest = deck.map((word, i) => (i === Math.floor(card / DECK_WORD) ? word & ~(1 << (card % DECK_WORD)) : word));
  return isForAll(card) || cardsLeft(rest) === 0 ? FULL_DECK : rest;
}

/** Cards 31 and 32: nobody is asked, everybody is concerned. */
export const isForAll = (card: number): boolean => familyAt(familyOf(card)).answers === 'none';
