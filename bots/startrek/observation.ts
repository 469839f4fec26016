import type { Seat } from '@orrery/kernel';
import {
  CHARACTERS,
  DECK,
  DEVELOPMENTS,
  EACH,
  EDGES,
  FLEET_LEAST,
  type Hand,
  HEXES,
  isBase,
  KINDS,
  ownerOf,
  PIECES,
  ROUTE_LEAST,
  type Table,
  VERTICES,
} from '@orrery/startrek/facts';
import { after, type Observation } from '../environment/learnable.ts';
import { Writer } from '../environment/writer.ts';

const SEATS = 4;
const PLANETS = KINDS + 1; // the asteroid field is one
const POSTS = KINDS + 1; // the last one takes any resource
const BEST = 5; // pips of a 6 or an 8
const HAND = 10; // cards of a resource that fill a place
const POINTS = 10;
const ROUTE = 15;
const FLEET = 14;
const DECK_SIZE = DECK.reduce((sum, n) => sum + n, 0);
const TURNS = 100;
const OFFERS = 3;
/** Whatever a seat can be asked. */
const QUESTIONS = [
  'found-station',
  'found-ship',
  'before',
  'trade',
  'build',
  'main',
  'shield',
  'discard',
  'cruiser',
  'steal',
  'compensation',
  'utopia',
  'substitute',
  'relaunch',
  'demand',
  'repay',
  'keep',
  'inspect',
  'decide',
  'offer',
] as const satisfies readonly Table['stack'][number]['kind'][];

const PLAYER = 15 + CHARACTERS.length;
const PARTS: readonly (readonly [string, number])[] = [
  ['hexes: planet or asteroid field, pips of five, the cruiser', HEXES * (PLANETS + 2)],
  ['vertices: station and base of each seat from the own one on', VERTICES * 2 * SEATS],
  ['vertices: the post there', VERTICES * POSTS],
  ['edges: ship of each seat from the own one on', EDGES * SEATS],
  ['seats from the own one on: supply, cards, points, route, fleet, support card', SEATS * PLAYER],
  ['own resources, of ten', KINDS],
  ['own development cards, of all there are', DEVELOPMENTS.length],
  ['of them bought this turn', DEVELOPMENTS.length],
  ['cards the seat is being shown, of ten', KINDS],
  ['bank, of nineteen', KINDS],
  ['deck of development cards, of all', 1],
  ['development cards out of the game, of all there are', DEVELOPMENTS.length],
  ['support cards in the row', CHARACTERS.length],
  ['whose turn, counted from the own seat', SEATS],
  ['question', QUESTIONS.length],
  ['turns of 100, offers made of three, card played, cards bought of three', 4],
  ['last roll, each die of six', 2],
  ['resource that goes at two for one this turn', KINDS],
  ['offer on the table as the asked seat sees it: what it gives and gets, of ten', 2 * KINDS],
  ['options: points to win of twelve, joined phases, support cards, basic game', 4],
  ['one', 1],
];

const SIZE = PARTS.reduce((sum, [, length]) => sum + length, 0);
const writer = new Writer();
const pips = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number));

function writeBoard({ board, cruiser, vertices, edges, derived }: Table, seat: Seat, seats: number): void {
  for (let hex = 0; hex < HEXES; hex++) {
    writer.oneOf(board.planets[hex] ?? KINDS, PLANETS);
    writer.number(pips(board.numbers[hex] ?? 0) / BEST);
    writer.flag(cruiser === hex);
  }
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const building = vertices[vertex] ?? 0;
    const place = building === 0 ? -1 : 2 * after(seat, ownerOf(building), seats) + (isBase(building) ? 1 : 0);
    writer.oneOf(place, 2 * SEATS);
  }
  for (let vertex = 0; vertex < VERTICES; vertex++) writer.oneOf(derived.postAt[vertex] ?? -1, POSTS);
  for (let edge = 0; edge < EDGES; edge++) {
    const ship = edges[edge] ?? 0;
    writer.oneOf(ship === 0 ? -1 : after(seat, ship - 1, seats), SEATS);
  }
}

function writePlayer({ players, turn, routeHolder, fleetHolder }: Table, seat: Seat): void {
  const player = players[seat];
  if (player === undefined) {
    writer.blank(PLAYER);
    return;
  }
  writer.number(1);
  writer.number(player.ships / PIECES.ships);
  writer.number(player.stations / PIECES.stations);
  writer.number(player.reserve / PIECES.reserve);
  writer.number(player.bases / PIECES.bases);
  writer.number(player.cards / HAND);
  writer.number(player.developments / HAND);
  writer.number(player.fleet / FLEET);
  writer.flag(player.fleet >= FLEET_LEAST);
  writer.number(player.points / POINTS);
  writer.number(player.route / ROUTE);
  writer.flag(player.route >= ROUTE_LEAST);
  writer.flag(routeHolder === seat);
  writer.flag(fleetHolder === seat);
  writer.flag(player.side === 1 || player.ready > turn);
  writer.oneOf(player.support, CHARACTERS.length);
}

function writeOffer({ stack, active }: Table, seat: Seat): void {
  const frame = stack.at(-1);
  const offer = frame?.kind === 'offer' ? frame : null;
  const isOwn = seat === active;
  writer.counts(isOwn ? offer?.give : offer?.take, KINDS, HAND);
  writer.counts(isOwn ? offer?.take : offer?.give, KINDS, HAND);
}

export const startrekObservation: Observation<Table, Hand> = {
  version: 1,
  parts: PARTS,
  size: SIZE,
  write({ table, hand, seat }, into, at) {
    const { players, stack, options } = table;
    const seats = players.length;
    writer.begin(into, at, SIZE);
    writeBoard(table, seat, seats);
    for (let i = 0; i < SEATS; i++) writePlayer(table, i < seats ? (seat + i) % seats : SEATS);
    writer.counts(hand.resources, KINDS, HAND);
    for (let card = 0; card < DEVELOPMENTS.length; card++) {
      writer.number((hand.developments[card] ?? 0) / (DECK[card] ?? 1));
    }
    for (let card = 0; card < DEVELOPMENTS.length; card++) writer.number((hand.fresh[card] ?? 0) / (DECK[card] ?? 1));
    if (hand.shown === null) writer.blank(KINDS);
    else writer.counts(hand.shown, KINDS, HAND);
    writer.counts(table.bank, KINDS, EACH);
    writer.number(table.deck / DECK_SIZE);
    for (let card = 0; card < DEVELOPMENTS.length; card++) writer.number((table.spent[card] ?? 0) / (DECK[card] ?? 1));
    for (let i = 0; i < CHARACTERS.length; i++) writer.number((table.row >> i) & 1);
    writer.oneOf(after(seat, table.active, seats), SEATS);
    const frame = stack[stack.length - 1];
    for (let i = 0; i < QUESTIONS.length; i++) writer.flag(frame?.kind === QUESTIONS[i]);
    writer.number(table.turn / TURNS);
    writer.number(table.offers / OFFERS);
    writer.number(table.played);
    writer.number(table.bought / OFFERS);
    writer.counts(table.dice, 2, 6);
    writer.oneOf(table.rate, KINDS);
    writeOffer(table, seat);
    writer.number(options.target / 12);
    writer.flag(options.phases === 'joined');
    writer.flag(options.support === 'on');
    writer.flag(options.classic === 'on');
    writer.number(1);
  },
};
