import type { Seat } from '@orrery/kernel';
import {
  CARDS,
  CARGOES,
  cargoOf,
  ENCOUNTERS,
  FAMILIES,
  type Hand,
  isOwned,
  isPort,
  KINDS,
  MOST_SEATS,
  MOST_UPGRADES,
  materialFor,
  ownerOf,
  PEOPLES,
  PIECES,
  PLANETS,
  RESOURCES,
  SECTORS,
  SHAKES,
  SHIPS,
  SITES,
  SLOTS,
  shipAt,
  type Table,
  THREE,
  TOKEN_LEAST,
  TOKENS,
  tokenOf,
  UPGRADES,
  VERTICES,
  vertexOf,
} from '@orrery/starfarers/facts';
import { after, type Observation } from '../environment/learnable.ts';
import { Writer } from '../environment/writer.ts';

const HAND = 10; // cards of a resource that fill a place
const CARDS_HELD = 20;
const POINTS = 15;
const FAME = 20;
const TURNS = 100;
const LINKS = 10;
const FACES = 6;
const BEST = 5; // pips of a 6 or an 8
const NUMBERS = 12;
const SITE = 2 * MOST_SEATS + 1; // the last one: closed
/** Whatever a seat can be asked. */
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

const PLAYER = 10 + UPGRADES.length + PEOPLES.length + CARDS.length + THREE * SHIPS;
const PARTS: readonly (readonly [string, number])[] = [
  ['slots: known, which sector lies there, how it is turned', SLOTS * (1 + SECTORS.length + THREE)],
  ['planets: resource, disc open, pips of five, token', PLANETS * (KINDS + 2 + TOKENS.length)],
  ['sites: colony and spaceport of each seat from the own one on, closed', SITES * SITE],
  ['ships by intersection: of each seat from the own one on, by cargo', MOST_SEATS * CARGOES.length * VERTICES],
  ['own ships: where each is', SHIPS * VERTICES],
  ['own ships: what each carries', SHIPS * CARGOES.length],
  ['seats from the own one on: stock, cards, points, upgrades, stations, friends, ships', MOST_SEATS * PLAYER],
  ['own resources, of ten', KINDS],
  ['supply, of all', KINDS],
  ['reserve pile, of all', 1],
  ['upgrades in the stock, of all; laid out, of six', 2 * UPGRADES.length],
  ['friendship cards in their piles', CARDS.length],
  ['who holds the marker of each people', PEOPLES.length * MOST_SEATS],
  ['pilot 1, pilot 2, whose step it is', 3 * MOST_SEATS],
  ['question', QUESTIONS.length],
  ['turns of 100, offers made of three, links flown of ten, adrift', 4],
  ['last roll, each die of six', 2],
  ['the balls of the shake', SHAKES.length],
  ['the ship on its way', SHIPS],
  ['what the encounter asks', FAMILIES.length],
  ['the card that is read out', ENCOUNTERS],
  ['the card that this seat is reading', ENCOUNTERS],
  ['who reads', MOST_SEATS],
  ['cards put down, of ten', KINDS],
  ['offer on the table as the asked seat sees it: what it gives and gets, of ten', 2 * KINDS],
  ['points to win of fifteen', 1],
  ['one', 1],
];

const SIZE = PARTS.reduce((sum, [, length]) => sum + length, 0);
const writer = new Writer();

function writeBits(set: number, length: number): void {
  for (let i = 0; i < length; i++) writer.number((set >> i) & 1);
}

/** Of 36 rolls, how many bring a disc's numbers. */
function pipsOf(disc: number): number {
  let pips = 0;
  for (let n = 2; n <= NUMBERS; n++) if (((disc >> n) & 1) === 1) pips += 6 - Math.abs(7 - n);
  return pips;
}

function writeBoard({ layout, planets, discs, sites }: Table, seat: Seat, seats: number): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const code = layout[slot] ?? -1;
    writer.flag(code >= 0);
    writer.oneOf(code < 0 ? -1 : Math.floor(code / THREE), SECTORS.length);
    writer.oneOf(code < 0 ? -1 : code % THREE, THREE);
  }
  for (let planet = 0; planet < PLANETS; planet++) {
    const disc = discs[planet] ?? 0;
    const isToken = disc >= TOKEN_LEAST;
    writer.oneOf(planets[planet] ?? -1, KINDS);
    writer.flag(disc !== 0);
    writer.number(isToken ? 0 : pipsOf(disc) / BEST);
    writer.oneOf(isToken ? tokenOf(disc) : -1, TOKENS.length);
  }
  for (let site = 0; site < SITES; site++) {
    const built = sites[site] ?? 0;
    const place = isOwned(built) ? 2 * after(seat, ownerOf(built), seats) + (isPort(built) ? 1 : 0) : SITE - 1;
    writer.oneOf(built === 0 ? -1 : place, SITE);
  }
}

function writeShips(table: Table, seat: Seat, seats: number): void {
  for (let i = 0; i < MOST_SEATS; i++) {
    for (let cargo = 0; cargo < CARGOES.length; cargo++) {
      for (let ship = 0; ship < SHIPS; ship++) {
        const code = i < seats ? shipAt(table, (seat + i) % seats, ship) : -1;
        if (code >= 0 && cargoOf(code) === cargo) writer.mark(vertexOf(code));
      }
      writer.blank(VERTICES);
    }
  }
  for (let ship = 0; ship < SHIPS; ship++) {
    const code = shipAt(table, seat, ship);
    writer.oneOf(code < 0 ? -1 : vertexOf(code), VERTICES);
  }
  for (let ship = 0; ship < SHIPS; ship++) {
    const code = shipAt(table, seat, ship);
    writer.oneOf(code < 0 ? -1 : cargoOf(code), CARGOES.length);
  }
}

function writePlayer({ players }: Table, seat: Seat): void {
  const player = players[seat];
  if (player === undefined) {
    writer.blank(PLAYER);
    return;
  }
  writer.number(1);
  writer.number(player.colonies / PIECES.colonies);
  writer.number(player.stations / PIECES.stations);
  writer.number(player.shipyards / PIECES.shipyards);
  writer.number(player.cards / CARDS_HELD);
  writer.number(player.fame / FAME);
  writer.number(player.tokens / PLANETS);
  writer.number(player.points / POINTS);
  writer.number(player.waiting / SHIPS);
  writer.flag(player.used !== 0);
  for (let i = 0; i < UPGRADES.length; i++) writer.number((player.fitted[i] ?? 0) / (MOST_UPGRADES[i] ?? 1));
  writer.counts(player.docked, PEOPLES.length, PIECES.stations);
  writeBits(player.friends, CARDS.length);
  writeBits(player.stuck, SHIPS);
  writeBits(player.flown, SHIPS);
  writeBits(player.due, SHIPS);
}

function writeOffer({ stack, active }: Table, seat: Seat): void {
  const frame = stack.at(-1);
  const offer = frame?.kind === 'offer' ? frame : null;
  const isOwn = seat === active;
  writer.counts(isOwn ? offer?.give : offer?.take, KINDS, HAND);
  writer.counts(isOwn ? offer?.take : offer?.give, KINDS, HAND);
}

export const starfarersObservation: Observation<Table, Hand> = {
  version: 1,
  parts: PARTS,
  size: SIZE,
  write({ table, hand, seat }, into, at) {
    const { players, stack, options } = table;
    const seats = players.length;
    const material = materialFor(seats);
    const whose = (other: Seat): void => writer.oneOf(other < 0 ? -1 : after(seat, other, seats), MOST_SEATS);
    writer.begin(into, at, SIZE);
    writeBoard(table, seat, seats);
    writeShips(table, seat, seats);
    for (let i = 0; i < MOST_SEATS; i++) writePlayer(table, i < seats ? (seat + i) % seats : MOST_SEATS);
    writer.counts(hand.resources, KINDS, HAND);
    writer.counts(table.supply, RESOURCES.length, material.each);
    writer.number(table.reserve / (material.pile * KINDS));
    for (let i = 0; i < UPGRADES.length; i++) writer.number((table.upgrades[i] ?? 0) / (material.upgrades[i] ?? 1));
    writer.counts(table.laidOut, UPGRADES.length, MOST_SEATS);
    writeBits(table.friends, CARDS.length);
    for (let people = 0; people < PEOPLES.length; people++) whose(table.markers[people] ?? -1);
    whose(table.active);
    whose(table.second);
    whose(table.pilot);
    const frame = stack.at(-1);
    for (const question of QUESTIONS) writer.flag(frame?.kind === question);
    writer.number(table.turn / TURNS);
    writer.number(table.offers / 3);
    writer.number(table.spent / LINKS);
    writer.number(table.adrift);
    writer.counts(table.dice, 2, FACES);
    writer.oneOf(table.shake, SHAKES.length);
    writer.oneOf(table.flying, SHIPS);
    writer.oneOf(table.family, FAMILIES.length);
    writer.oneOf(table.card, ENCOUNTERS);
    writer.oneOf(hand.card, ENCOUNTERS);
    whose(table.reader);
    writer.counts(table.stake, KINDS, HAND);
    writeOffer(table, seat);
    writer.number(options.target / POINTS);
    writer.number(1);
  },
};
