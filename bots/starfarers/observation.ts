import type { Seat } from '@orrery/kernel';
import {
  CARGOES,
  ENCOUNTER_COUNT,
  ENCOUNTER_FAMILIES,
  FIRST_TOKEN_DISC,
  FRIENDSHIP_CARDS,
  type Hand,
  isOwned,
  isPort,
  MAX_SEATS,
  MAX_UPGRADES,
  materialFor,
  ownerOf,
  PEOPLES,
  PIECES_PER_SEAT,
  PLANET_COUNT,
  PLANETS_PER_SYSTEM,
  RESOURCE_KINDS,
  RESOURCES,
  SECTORS,
  SHAKES,
  SHIPS_PER_SEAT,
  SITE_COUNT,
  SLOT_COUNT,
  shipAt,
  shipCargo,
  shipVertex,
  type Table,
  TOKENS,
  tokenOf,
  UPGRADES,
  VERTEX_COUNT,
} from '@orrery/starfarers/facts';
import { type ObservationEncoding, seatsAfter } from '../environment/learnable.ts';
import { VectorWriter } from '../environment/writer.ts';

const MAX_HAND = 10; // cards of a resource, scaled to 1
const MAX_CARDS_HELD = 20;
const MAX_POINTS = 15;
const MAX_FAME = 20;
const MAX_TURNS = 100;
const MAX_LINKS = 10;
const DIE_FACES = 6;
const MAX_PIPS = 5; // pips of a 6 or an 8
const MAX_NUMBER = 12;
const SITE_SIZE = 2 * MAX_SEATS + 1; // the last value: closed
/** All questions a seat can be asked. */
const QUESTIONS = [
  'settle',
  'harbour',
  'berth',
  'fit',
  'before',
  'relief',
  'steal',
  'main',
  'target',
  'pick',
  'drop',
  'ground',
  'jump',
  'launch',
  'flight',
  'befriend',
  'discard',
  'answer',
  'give',
  'donation',
  'offer',
] as const satisfies readonly Table['stack'][number]['kind'][];

const PLAYER_SIZE =
  10 + UPGRADES.length + PEOPLES.length + FRIENDSHIP_CARDS.length + PLANETS_PER_SYSTEM * SHIPS_PER_SEAT;
const PARTS: readonly (readonly [string, number])[] = [
  ['slots: known, which sector lies there, how it is turned', SLOT_COUNT * (1 + SECTORS.length + PLANETS_PER_SYSTEM)],
  ['planets: resource, disc open, pips of five, token', PLANET_COUNT * (RESOURCE_KINDS + 2 + TOKENS.length)],
  ['sites: colony and spaceport of each seat from the own one on, closed', SITE_COUNT * SITE_SIZE],
  ['ships by intersection: of each seat from the own one on, by cargo', MAX_SEATS * CARGOES.length * VERTEX_COUNT],
  ['own ships: where each is', SHIPS_PER_SEAT * VERTEX_COUNT],
  ['own ships: what each carries', SHIPS_PER_SEAT * CARGOES.length],
  ['seats from the own one on: stock, cards, points, upgrades, stations, friends, ships', MAX_SEATS * PLAYER_SIZE],
  ['own resources, of ten', RESOURCE_KINDS],
  ['supply, of all', RESOURCE_KINDS],
  ['reserve pile, of all', 1],
  ['upgrades in the stock, of all; laid out, of six', 2 * UPGRADES.length],
  ['friendship cards in their piles', FRIENDSHIP_CARDS.length],
  ['who holds the marker of each people', PEOPLES.length * MAX_SEATS],
  ['pilot 1, pilot 2, whose step it is', 3 * MAX_SEATS],
  ['question', QUESTIONS.length],
  ['turns of 100, offers made of three, links flown of ten, adrift', 4],
  ['last roll, each die of six', 2],
  ['the balls of the shake', SHAKES.length],
  ['the ship on its way', SHIPS_PER_SEAT],
  ['what the encounter asks', ENCOUNTER_FAMILIES.length],
  ['the card that is read out', ENCOUNTER_COUNT],
  ['the card that this seat is reading', ENCOUNTER_COUNT],
  ['who reads', MAX_SEATS],
  ['cards put down, of ten', RESOURCE_KINDS],
  ['offer on the table as the asked seat sees it: what it gives and gets, of ten', 2 * RESOURCE_KINDS],
  ['points to win of fifteen', 1],
  ['one', 1],
];

const OBSERVATION_SIZE = PARTS.reduce((sum, [, length]) => sum + length, 0);
const writer = new VectorWriter();

function writeBits(set: number, length: number): void {
  for (let i = 0; i < length; i++) writer.number((set >> i) & 1);
}

/** In how many of 36 rolls a disc yields. */
function pipsOf(disc: number): number {
  let pips = 0;
  for (let n = 2; n <= MAX_NUMBER; n++) if (((disc >> n) & 1) === 1) pips += 6 - Math.abs(7 - n);
  return pips;
}

function writeBoard({ layout, planets, discs, sites }: Table, seat: Seat, seats: number): void {
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const code = layout[slot] ?? -1;
    writer.flag(code >= 0);
    writer.oneOf(code < 0 ? -1 : Math.floor(code / PLANETS_PER_SYSTEM), SECTORS.length);
    writer.oneOf(code < 0 ? -1 : code % PLANETS_PER_SYSTEM, PLANETS_PER_SYSTEM);
  }
  for (let planet = 0; planet < PLANET_COUNT; planet++) {
    const disc = discs[planet] ?? 0;
    const isToken = disc >= FIRST_TOKEN_DISC;
    writer.oneOf(planets[planet] ?? -1, RESOURCE_KINDS);
    writer.flag(disc !== 0);
    writer.number(isToken ? 0 : pipsOf(disc) / MAX_PIPS);
    writer.oneOf(isToken ? tokenOf(disc) : -1, TOKENS.length);
  }
  for (let site = 0; site < SITE_COUNT; site++) {
    const built = sites[site] ?? 0;
    const place = isOwned(built)
      ? 2 * seatsAfter(seat, ownerOf(built), seats) + (isPort(built) ? 1 : 0)
      : SITE_SIZE - 1;
    writer.oneOf(built === 0 ? -1 : place, SITE_SIZE);
  }
}

function writeShips(table: Table, seat: Seat, seats: number): void {
  for (let i = 0; i < MAX_SEATS; i++) {
    for (let cargo = 0; cargo < CARGOES.length; cargo++) {
      for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
        const code = i < seats ? shipAt(table, (seat + i) % seats, ship) : -1;
        if (code >= 0 && shipCargo(code) === cargo) writer.mark(shipVertex(code));
      }
      writer.blank(VERTEX_COUNT);
    }
  }
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
    const code = shipAt(table, seat, ship);
    writer.oneOf(code < 0 ? -1 : shipVertex(code), VERTEX_COUNT);
  }
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
    const code = shipAt(table, seat, ship);
    writer.oneOf(code < 0 ? -1 : shipCargo(code), CARGOES.length);
  }
}

function writePlayer({ players }: Table, seat: Seat): void {
  const player = players[seat];
  if (player === undefined) {
    writer.blank(PLAYER_SIZE);
    return;
  }
  writer.number(1);
  writer.number(player.colonies / PIECES_PER_SEAT.colonies);
  writer.number(player.stations / PIECES_PER_SEAT.stations);
  writer.number(player.shipyards / PIECES_PER_SEAT.shipyards);
  writer.number(player.cards / MAX_CARDS_HELD);
  writer.number(player.fame / MAX_FAME);
  writer.number(player.tokens / PLANET_COUNT);
  writer.number(player.points / MAX_POINTS);
  writer.number(player.waiting / SHIPS_PER_SEAT);
  writer.flag(player.used !== 0);
  for (let i = 0; i < UPGRADES.length; i++) writer.number((player.fitted[i] ?? 0) / (MAX_UPGRADES[i] ?? 1));
  writer.counts(player.docked, PEOPLES.length, PIECES_PER_SEAT.stations);
  writeBits(player.friends, FRIENDSHIP_CARDS.length);
  writeBits(player.stuck, SHIPS_PER_SEAT);
  writeBits(player.flown, SHIPS_PER_SEAT);
  writeBits(player.due, SHIPS_PER_SEAT);
}

function writeOffer({ stack, active }: Table, seat: Seat): void {
  const frame = stack.at(-1);
  const offer = frame?.kind === 'offer' ? frame : null;
  const isOwn = seat === active;
  writer.counts(isOwn ? offer?.give : offer?.take, RESOURCE_KINDS, MAX_HAND);
  writer.counts(isOwn ? offer?.take : offer?.give, RESOURCE_KINDS, MAX_HAND);
}

export const starfarersObservation: ObservationEncoding<Table, Hand> = {
  version: 1,
  parts: PARTS,
  size: OBSERVATION_SIZE,
  write({ table, hand, seat }, into, at) {
    const { players, stack, options } = table;
    const seats = players.length;
    const material = materialFor(seats);
    const whose = (other: Seat): void => writer.oneOf(other < 0 ? -1 : seatsAfter(seat, other, seats), MAX_SEATS);
    writer.begin(into, at, OBSERVATION_SIZE);
    writeBoard(table, seat, seats);
    writeShips(table, seat, seats);
    for (let i = 0; i < MAX_SEATS; i++) writePlayer(table, i < seats ? (seat + i) % seats : MAX_SEATS);
    writer.counts(hand.resources, RESOURCE_KINDS, MAX_HAND);
    writer.counts(table.supply, RESOURCES.length, material.cardsPerResource);
    writer.number(table.reserve / (material.pileSize * RESOURCE_KINDS));
    for (let i = 0; i < UPGRADES.length; i++) writer.number((table.upgrades[i] ?? 0) / (material.upgrades[i] ?? 1));
    writer.counts(table.laidOut, UPGRADES.length, MAX_SEATS);
    writeBits(table.friends, FRIENDSHIP_CARDS.length);
    for (let people = 0; people < PEOPLES.length; people++) whose(table.markers[people] ?? -1);
    whose(table.active);
    whose(table.second);
    whose(table.pilot);
    const frame = stack.at(-1);
    for (const question of QUESTIONS) writer.flag(frame?.kind === question);
    writer.number(table.turn / MAX_TURNS);
    writer.number(table.offers / 3);
    writer.number(table.spent / MAX_LINKS);
    writer.number(table.adrift);
    writer.counts(table.dice, 2, DIE_FACES);
    writer.oneOf(table.shake, SHAKES.length);
    writer.oneOf(table.flying, SHIPS_PER_SEAT);
    writer.oneOf(table.family, ENCOUNTER_FAMILIES.length);
    writer.oneOf(table.card, ENCOUNTER_COUNT);
    writer.oneOf(hand.card, ENCOUNTER_COUNT);
    whose(table.reader);
    writer.counts(table.stake, RESOURCE_KINDS, MAX_HAND);
    writeOffer(table, seat);
    writer.number(options.target / MAX_POINTS);
    writer.number(1);
  },
};
