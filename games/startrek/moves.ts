import { bargainMoves, discardMoves, NONE } from '@orrery/common';
import { below, declareMoves, listed, type MoveOf, move, oneOf } from '@orrery/kernel';
import { CHARACTERS } from './characters.ts';
import { EACH, KINDS, MOST_SEATS, RESOURCES } from './data.ts';
import { resource, seat } from './fields.ts';
import type { SupportMove } from './support/index.ts';
import { EDGES, HEXES, VERTICES } from './topology.ts';

const edge = below(EDGES);
const vertex = below(VERTICES);
const named = (kind: number): string => RESOURCES[kind] ?? '';

/** Two cards of what there is, one when there is but one, none when there is none. */
type Science = {
  readonly first: number; // NONE when the bank is empty
  readonly second: number; // NONE when it has but one card
};
const places = RESOURCES.map((_, kind) => kind);
const sciences: readonly Science[] = [
  ...places.flatMap((first) => places.slice(first).map((second) => ({ first, second }))),
  ...[NONE, ...places].map((first) => ({ first, second: NONE })),
];

/** Every move there can be beside those of single support cards: its kind, how it is written, what it carries. */
export const MOVES = declareMoves({
  // the turn
  roll: move('roll'),
  build: move('build'),
  end: move('end'),
  claim: move('claim'),
  // the founding round
  found: move('found {vertex}', { vertex }),
  'found-ship': move('found-ship {edge}', { edge }),
  // building
  ship: move('ship {edge}', { edge }),
  station: move('station {vertex}', { vertex }),
  base: move('base {vertex}', { vertex }),
  buy: move('buy'),
  place: move('place {edge}', { edge }), // a ship that is free, or paid for already
  enough: move('enough'),
  // trade
  bank: move('bank {give} for {take}', { give: resource, take: resource }),
  ...bargainMoves({ kinds: KINDS, each: EACH, seats: MOST_SEATS }),
  // the seven
  ...discardMoves({ kinds: KINDS, each: EACH }),
  cruiser: move('cruiser {hex}', { hex: below(HEXES) }),
  steal: move('steal {seat}', { seat }),
  spare: move('spare'),
  // development cards
  sfi: move('sfi'),
  utopia: move('utopia'),
  science: listed(sciences, ({ first, second }) => ['science', named(first), named(second)].join(' ').trimEnd()),
  monopoly: move('monopoly {resource}', { resource }),
  // support cards; what each of them can do stands in its own file
  pass: move('pass'),
  flip: move('flip'),
  exchange: move('exchange {character}', { character: oneOf(CHARACTERS.map(({ word }) => word)) }),
});
export type Move = MoveOf<typeof MOVES> | SupportMove;
export type ScienceMove = Extract<Move, { kind: 'science' }>;
