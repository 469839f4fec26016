import { type Bundle, bargainMoves, discardMoves, NONE } from '@orrery/common';
import { below, declareMoves, listed, type MoveOf, move, oneOf, orElse } from '@orrery/kernel';
import { CHARACTERS } from './characters.ts';
import { COST, DEVELOPMENTS, EACH, KINDS, MOST_SEATS, RESOURCES } from './data.ts';
import { EDGES, HEXES, VERTICES } from './topology.ts';

/** Most seats there can be: interned moves exist for all of them. */

const edge = below(EDGES);
const vertex = below(VERTICES);
const seat = below(MOST_SEATS);
const resource = oneOf(RESOURCES);
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

/** A price paid with another card in one place; NONE and NONE pays as printed. */
export type Substitution = { readonly without: number; readonly by: number };
const substitutions = (price: Bundle): readonly Substitution[] =>
  places.flatMap((without) =>
    (price[without] ?? 0) === 0 ? [] : places.filter((by) => by !== without).map((by) => ({ without, by })),
  );
const substituting = (kind: string, { without, by }: Substitution): string =>
  without === NONE ? kind : `${kind} ${named(without)} by ${named(by)}`;

/** Every move there can be: its kind, how it is written, what it carries. */
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
  // support cards
  demand: move('demand {resource} from {from}', { resource, from: seat }),
  repay: move('repay {resource}', { resource }),
  substitute: listed(substitutions(COST.ship), (by) => substituting('substitute', by)),
  compensate: move('compensate {resource}', { resource }),
  shield: move('shield {resource}', { resource: orElse(resource, NONE, '') }), // NONE: against discarding
  pass: move('pass'),
  lift: move('lift {edge}', { edge }),
  double: move('double {give} for {take}', { give: resource, take: resource }),
  chase: move('chase'),
  choose: listed([{ without: NONE, by: NONE }, ...substitutions(COST.development)], (by) => substituting('choose', by)),
  keep: move('keep {card}', { card: oneOf(DEVELOPMENTS) }),
  inspect: move('inspect {seat}', { seat }),
  take: move('take {resource}', { resource }),
  'retire-station': move('retire-station {vertex}', { vertex }),
  'retire-base': move('retire-base {vertex}', { vertex }),
  flip: move('flip'),
  exchange: move('exchange {character}', { character: oneOf(CHARACTERS.map(({ word }) => word)) }),
});
export type Move = MoveOf<typeof MOVES>;
export type ScienceMove = Extract<Move, { kind: 'science' }>;
