import { type Bundle, bargainMoves, discardMoves, eachChoice } from '@orrery/common';
import { below, declareMoves, list, listed, type MoveOf, move, oneOf } from '@orrery/kernel';
import { CARGOES, KINDS, MOST_SEATS, materialFor, RESOURCES, SHIPS, UPGRADES } from './data.ts';
import { CARDS } from './friendship.ts';
import { SITES, VERTICES } from './topology.ts';

const site = below(SITES);
const vertex = below(VERTICES);
const ship = below(SHIPS);
const seat = below(MOST_SEATS);
const cargo = oneOf(CARGOES);
const upgrade = oneOf(UPGRADES);
const resource = oneOf(RESOURCES);
const bounds = { kinds: KINDS, each: materialFor(MOST_SEATS).each, seats: MOST_SEATS };

/** Any two seats. */
const PAIRS = Array.from({ length: MOST_SEATS }, (_, one) =>
  Array.from({ length: MOST_SEATS - 1 - one }, (__, i) => ({ from: (1 << one) | (1 << (one + 1 + i)) })),
).flat();

/** How many cards can go with each answer: none with a no, up to two with a yes, or as many as are offered. */
export const ANSWER_SIZES: readonly (readonly number[])[] = [[0], [0, 1, 2], [2], [3]];
const MOST_GIFTS = ANSWER_SIZES.length - 1;

function bundlesOf(size: number): readonly Bundle[] {
  const found: Bundle[] = [];
  eachChoice(
    RESOURCES.map(() => MOST_GIFTS),
    size,
    (cards) => found.push([...cards]),
  );
  return found;
}
/** The choice is how many cards, or 0 for no and 1 for yes; the cards are put down with it. */
const ANSWERS = ANSWER_SIZES.flatMap((sizes, choice) => sizes.flatMap(bundlesOf).map((cards) => ({ choice, cards })));

export const MOVES = declareMoves({
  roll: move('roll'),
  done: move('done'),
  pass: move('pass'),
  settle: move('settle {site}', { site }),
  harbour: move('harbour {site}', { site }),
  spaceport: move('spaceport {site}', { site }),
  build: move('build {cargo} {vertex}', { cargo, vertex }),
  launch: move('launch {cargo} {vertex}', { cargo, vertex }),
  upgrade: move('upgrade {upgrade}', { upgrade }),
  fit: move('fit {upgrade}', { upgrade }),
  drop: move('drop {upgrade}', { upgrade }),
  fly: move('fly {ship} to {vertex}', { ship, vertex }),
  jump: move('jump {ship} to {vertex}', { ship, vertex }),
  found: move('found {ship}', { ship }),
  ground: move('ground {ship}', { ship }),
  convert: move('convert {ship}', { ship }),
  take: move('take {resource}', { resource }),
  give: move('give {resource}', { resource }),
  supply: move('supply {give} for {take}', { give: resource, take: resource }),
  steal: move('steal {seat}', { seat }),
  befriend: move('befriend {card}', { card: oneOf(CARDS.map(({ word }) => word)) }),
  fame: move('fame'),
  help: listed(PAIRS, ({ from }) => `help ${list(from).join(',')}`),
  ask: move('ask {seat} for {resource}', { seat, resource }),
  donate: move('donate'),
  keep: move('keep'),
  seek: move('seek'),
  avoid: move('avoid'),
  answer: listed(ANSWERS, ({ choice, cards }) => `answer ${choice} with ${cards.join(',')}`),
  ...discardMoves(bounds),
  ...bargainMoves(bounds),
});
export type Move = MoveOf<typeof MOVES>;
export type FlightMove = Extract<Move, { kind: 'fly' | 'jump' }>;
export type AnswerMove = Extract<Move, { kind: 'answer' }>;
