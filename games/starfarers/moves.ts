import { type Bundle, bargainMoves, discardMoves, forEachChoice } from '@orrery/common';
import { declareMoves, defineMove, indexField, listedMoves, type MoveOf, nameField, seatsIn } from '@orrery/kernel';
import { CARGOES, MAX_SEATS, materialFor, RESOURCE_KINDS, RESOURCES, SHIPS_PER_SEAT, UPGRADES } from './data.ts';
import { FRIENDSHIP_CARDS } from './friendship.ts';
import { SITE_COUNT, VERTEX_COUNT } from './topology.ts';

const siteField = indexField(SITE_COUNT);
const vertexField = indexField(VERTEX_COUNT);
const shipField = indexField(SHIPS_PER_SEAT);
const seatField = indexField(MAX_SEATS);
const cargoField = nameField(CARGOES);
const upgradeField = nameField(UPGRADES);
const resourceField = nameField(RESOURCES);
const BUNDLE_BOUNDS = { kinds: RESOURCE_KINDS, each: materialFor(MAX_SEATS).cardsPerResource, seats: MAX_SEATS };

/** Any two seats. */
const SEAT_PAIRS = Array.from({ length: MAX_SEATS }, (_, one) =>
  Array.from({ length: MAX_SEATS - 1 - one }, (__, i) => ({ from: (1 << one) | (1 << (one + 1 + i)) })),
).flat();

/** How many cards can go with each answer: none with a no, up to two with a yes, or as many as are offered. */
export const ANSWER_SIZES: readonly (readonly number[])[] = [[0], [0, 1, 2], [2], [3]];
const MAX_GIFTS = ANSWER_SIZES.length - 1;

function bundlesOf(size: number): readonly Bundle[] {
  const found: Bundle[] = [];
  forEachChoice(
    RESOURCES.map(() => MAX_GIFTS),
    size,
    (cards) => found.push([...cards]),
  );
  return found;
}
/** The choice is how many cards, or 0 for no and 1 for yes; the cards are put down with it. */
const ANSWERS = ANSWER_SIZES.flatMap((sizes, choice) => sizes.flatMap(bundlesOf).map((cards) => ({ choice, cards })));

export const MOVES = declareMoves({
  roll: defineMove('roll'),
  done: defineMove('done'),
  pass: defineMove('pass'),
  settle: defineMove('settle {site}', { site: siteField }),
  harbour: defineMove('harbour {site}', { site: siteField }),
  spaceport: defineMove('spaceport {site}', { site: siteField }),
  build: defineMove('build {cargo} {vertex}', { cargo: cargoField, vertex: vertexField }),
  launch: defineMove('launch {cargo} {vertex}', { cargo: cargoField, vertex: vertexField }),
  upgrade: defineMove('upgrade {upgrade}', { upgrade: upgradeField }),
  fit: defineMove('fit {upgrade}', { upgrade: upgradeField }),
  drop: defineMove('drop {upgrade}', { upgrade: upgradeField }),
  fly: defineMove('fly {ship} to {vertex}', { ship: shipField, vertex: vertexField }),
  jump: defineMove('jump {ship} to {vertex}', { ship: shipField, vertex: vertexField }),
  found: defineMove('found {ship}', { ship: shipField }),
  ground: defineMove('ground {ship}', { ship: shipField }),
  convert: defineMove('convert {ship}', { ship: shipField }),
  take: defineMove('take {resource}', { resource: resourceField }),
  give: defineMove('give {resource}', { resource: resourceField }),
  supply: defineMove('supply {give} for {take}', { give: resourceField, take: resourceField }),
  steal: defineMove('steal {seat}', { seat: seatField }),
  befriend: defineMove('befriend {card}', { card: nameField(FRIENDSHIP_CARDS.map(({ word }) => word)) }),
  fame: defineMove('fame'),
  help: listedMoves(SEAT_PAIRS, ({ from }) => `help ${seatsIn(from).join(',')}`),
  ask: defineMove('ask {seat} for {resource}', { seat: seatField, resource: resourceField }),
  donate: defineMove('donate'),
  keep: defineMove('keep'),
  seek: defineMove('seek'),
  avoid: defineMove('avoid'),
  answer: listedMoves(ANSWERS, ({ choice, cards }) => `answer ${choice} with ${cards.join(',')}`),
  ...discardMoves(BUNDLE_BOUNDS),
  ...bargainMoves(BUNDLE_BOUNDS),
});
export type Move = MoveOf<typeof MOVES>;
export type FlightMove = Extract<Move, { kind: 'fly' | 'jump' }>;
export type AnswerMove = Extract<Move, { kind: 'answer' }>;
