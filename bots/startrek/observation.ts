import type { Seat } from '@orrery/kernel';
import {
  CARDS_PER_RESOURCE,
  CHARACTERS,
  DEVELOPMENT_DECK,
  DEVELOPMENTS,
  EDGE_COUNT,
  type Hand,
  HEX_COUNT,
  isBase,
  MIN_FLEET_SIZE,
  MIN_ROUTE_LENGTH,
  ownerOf,
  PIECES_PER_SEAT,
  RESOURCE_KINDS,
  type Table,
  VERTEX_COUNT,
} from '@orrery/startrek/facts';
import { type ObservationEncoding, seatsAfter } from '../environment/learnable.ts';
import { VectorWriter } from '../environment/writer.ts';

const MAX_SEATS = 4;
const PLANET_KINDS = RESOURCE_KINDS + 1; // including the asteroid field
const POST_KINDS = RESOURCE_KINDS + 1; // the last kind takes any resource
const MAX_PIPS = 5; // pips of a 6 or an 8
const MAX_HAND = 10; // cards of a resource, scaled to 1
const MAX_POINTS = 10;
const MAX_ROUTE = 15;
const MAX_FLEET = 14;
const DECK_SIZE = DEVELOPMENT_DECK.reduce((sum, n) => sum + n, 0);
const MAX_TURNS = 100;
const MAX_OFFERS = 3;
/** All questions a seat can be asked. */
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

const PLAYER_SIZE = 15 + CHARACTERS.length;
const PARTS: readonly (readonly [string, number])[] = [
  ['hexes: planet or asteroid field, pips of five, the cruiser', HEX_COUNT * (PLANET_KINDS + 2)],
  ['vertices: station and base of each seat from the own one on', VERTEX_COUNT * 2 * MAX_SEATS],
  ['vertices: the post there', VERTEX_COUNT * POST_KINDS],
  ['edges: ship of each seat from the own one on', EDGE_COUNT * MAX_SEATS],
  ['seats from the own one on: supply, cards, points, route, fleet, support card', MAX_SEATS * PLAYER_SIZE],
  ['own resources, of ten', RESOURCE_KINDS],
  ['own development cards, of all there are', DEVELOPMENTS.length],
  ['of them bought this turn', DEVELOPMENTS.length],
  ['cards the seat is being shown, of ten', RESOURCE_KINDS],
  ['bank, of nineteen', RESOURCE_KINDS],
  ['deck of development cards, of all', 1],
  ['development cards out of the game, of all there are', DEVELOPMENTS.length],
  ['support cards in the row', CHARACTERS.length],
  ['whose turn, counted from the own seat', MAX_SEATS],
  ['question', QUESTIONS.length],
  ['turns of 100, offers made of three, card played, cards bought of three', 4],
  ['last roll, each die of six', 2],
  ['resource that goes at two for one this turn', RESOURCE_KINDS],
  ['offer on the table as the asked seat sees it: what it gives and gets, of ten', 2 * RESOURCE_KINDS],
  ['options: points to win of twelve, joined phases, support cards, basic game', 4],
  ['one', 1],
];

const OBSERVATION_SIZE = PARTS.reduce((sum, [, length]) => sum + length, 0);
const writer = new VectorWriter();
const pips = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number));

function writeBoard({ board, cruiser, vertices, edges, derived }: Table, seat: Seat, seats: number): void {
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    writer.oneOf(board.planets[hex] ?? RESOURCE_KINDS, PLANET_KINDS);
    writer.number(pips(board.numbers[hex] ?? 0) / MAX_PIPS);
    writer.flag(cruiser === hex);
  }
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) {
    const building = vertices[vertex] ?? 0;
    const place = building === 0 ? -1 : 2 * seatsAfter(seat, ownerOf(building), seats) + (isBase(building) ? 1 : 0);
    writer.oneOf(place, 2 * MAX_SEATS);
  }
  for (let vertex = 0; vertex < VERTEX_COUNT; vertex++) writer.oneOf(derived.postAt[vertex] ?? -1, POST_KINDS);
  for (let edge = 0; edge < EDGE_COUNT; edge++) {
    const ship = edges[edge] ?? 0;
    writer.oneOf(ship === 0 ? -1 : seatsAfter(seat, ship - 1, seats), MAX_SEATS);
  }
}

function writePlayer({ players, turn, routeHolder, fleetHolder }: Table, seat: Seat): void {
  const player = players[seat];
  if (player === undefined) {
    writer.blank(PLAYER_SIZE);
    return;
  }
  writer.number(1);
  writer.number(player.ships / PIECES_PER_SEAT.ships);
  writer.number(player.stations / PIECES_PER_SEAT.stations);
  writer.number(player.reserve / PIECES_PER_SEAT.reserve);
  writer.number(player.bases / PIECES_PER_SEAT.bases);
  writer.number(player.cards / MAX_HAND);
  writer.number(player.developments / MAX_HAND);
  writer.number(player.fleet / MAX_FLEET);
  writer.flag(player.fleet >= MIN_FLEET_SIZE);
  writer.number(player.points / MAX_POINTS);
  writer.number(player.route / MAX_ROUTE);
  writer.flag(player.route >= MIN_ROUTE_LENGTH);
  writer.flag(routeHolder === seat);
  writer.flag(fleetHolder === seat);
  writer.flag(player.side === 1 || player.ready > turn);
  writer.oneOf(player.support, CHARACTERS.length);
}

function writeOffer({ stack, active }: Table, seat: Seat): void {
  const frame = stack.at(-1);
  const offer = frame?.kind === 'offer' ? frame : null;
  const isOwn = seat === active;
  writer.counts(isOwn ? offer?.give : offer?.take, RESOURCE_KINDS, MAX_HAND);
  writer.counts(isOwn ? offer?.take : offer?.give, RESOURCE_KINDS, MAX_HAND);
}

export const startrekObservation: ObservationEncoding<Table, Hand> = {
  version: 1,
  parts: PARTS,
  size: OBSERVATION_SIZE,
  write({ table, hand, seat }, into, at) {
    const { players, stack, options } = table;
    const seats = players.length;
    writer.begin(into, at, OBSERVATION_SIZE);
    writeBoard(table, seat, seats);
    for (let i = 0; i < MAX_SEATS; i++) writePlayer(table, i < seats ? (seat + i) % seats : MAX_SEATS);
    writer.counts(hand.resources, RESOURCE_KINDS, MAX_HAND);
    for (let card = 0; card < DEVELOPMENTS.length; card++) {
      writer.number((hand.developments[card] ?? 0) / (DEVELOPMENT_DECK[card] ?? 1));
    }
    for (let card = 0; card < DEVELOPMENTS.length; card++)
      writer.number((hand.fresh[card] ?? 0) / (DEVELOPMENT_DECK[card] ?? 1));
    if (hand.shown === null) writer.blank(RESOURCE_KINDS);
    else writer.counts(hand.shown, RESOURCE_KINDS, MAX_HAND);
    writer.counts(table.bank, RESOURCE_KINDS, CARDS_PER_RESOURCE);
    writer.number(table.deck / DECK_SIZE);
    for (let card = 0; card < DEVELOPMENTS.length; card++)
      writer.number((table.spent[card] ?? 0) / (DEVELOPMENT_DECK[card] ?? 1));
    for (let i = 0; i < CHARACTERS.length; i++) writer.number((table.row >> i) & 1);
    writer.oneOf(seatsAfter(seat, table.active, seats), MAX_SEATS);
    const frame = stack[stack.length - 1];
    for (let i = 0; i < QUESTIONS.length; i++) writer.flag(frame?.kind === QUESTIONS[i]);
    writer.number(table.turn / MAX_TURNS);
    writer.number(table.offers / MAX_OFFERS);
    writer.number(table.played);
    writer.number(table.bought / MAX_OFFERS);
    writer.counts(table.dice, 2, 6);
    writer.oneOf(table.rate, RESOURCE_KINDS);
    writeOffer(table, seat);
    writer.number(options.target / 12);
    writer.flag(options.phases === 'joined');
    writer.flag(options.support === 'on');
    writer.flag(options.classic === 'on');
    writer.number(1);
  },
};
