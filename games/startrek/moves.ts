import { bargainMoves, discardMoves, NONE } from '@orrery/common';
import { declareMoves, defineMove, indexField, listedMoves, type MoveOf, nameField } from '@orrery/kernel';
import { CHARACTERS } from './characters.ts';
import { CARDS_PER_RESOURCE, MAX_SEATS, RESOURCE_KINDS, RESOURCES } from './data.ts';
import { resourceField, seatField } from './fields.ts';
import type { SupportMove } from './support/index.ts';
import { EDGE_COUNT, HEX_COUNT, VERTEX_COUNT } from './topology.ts';

const edgeField = indexField(EDGE_COUNT);
const vertexField = indexField(VERTEX_COUNT);
const resourceName = (kind: number): string => RESOURCES[kind] ?? '';

/** Two cards if there are two, one when there is only one, none when there is none. */
type ScienceChoice = {
  readonly first: number; // NONE when the bank is empty
  readonly second: number; // NONE when it has only one card
};
const RESOURCE_INDICES = RESOURCES.map((_, kind) => kind);
const SCIENCE_CHOICES: readonly ScienceChoice[] = [
  ...RESOURCE_INDICES.flatMap((first) => RESOURCE_INDICES.slice(first).map((second) => ({ first, second }))),
  ...[NONE, ...RESOURCE_INDICES].map((first) => ({ first, second: NONE })),
];

/** All moves except those of single support cards: each kind with its notation and its fields. */
export const MOVES = declareMoves({
  // the turn
  roll: defineMove('roll'),
  build: defineMove('build'),
  end: defineMove('end'),
  claim: defineMove('claim'),
  // the founding round
  found: defineMove('found {vertex}', { vertex: vertexField }),
  'found-ship': defineMove('found-ship {edge}', { edge: edgeField }),
  // building
  ship: defineMove('ship {edge}', { edge: edgeField }),
  station: defineMove('station {vertex}', { vertex: vertexField }),
  base: defineMove('base {vertex}', { vertex: vertexField }),
  buy: defineMove('buy'),
  place: defineMove('place {edge}', { edge: edgeField }), // a ship that is free or already paid for
  enough: defineMove('enough'),
  // trade
  bank: defineMove('bank {give} for {take}', { give: resourceField, take: resourceField }),
  ...bargainMoves({ kinds: RESOURCE_KINDS, each: CARDS_PER_RESOURCE, seats: MAX_SEATS }),
  // the seven
  ...discardMoves({ kinds: RESOURCE_KINDS, each: CARDS_PER_RESOURCE }),
  cruiser: defineMove('cruiser {hex}', { hex: indexField(HEX_COUNT) }),
  steal: defineMove('steal {seat}', { seat: seatField }),
  spare: defineMove('spare'),
  // development cards
  sfi: defineMove('sfi'),
  utopia: defineMove('utopia'),
  science: listedMoves(SCIENCE_CHOICES, ({ first, second }) =>
    ['science', resourceName(first), resourceName(second)].join(' ').trimEnd(),
  ),
  monopoly: defineMove('monopoly {resource}', { resource: resourceField }),
  // support cards; their own moves are in their files
  pass: defineMove('pass'),
  flip: defineMove('flip'),
  exchange: defineMove('exchange {character}', { character: nameField(CHARACTERS.map(({ word }) => word)) }),
});
export type Move = MoveOf<typeof MOVES> | SupportMove;
export type ScienceMove = Extract<Move, { kind: 'science' }>;
