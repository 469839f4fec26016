import type { Seat } from '@orrery/kernel';
import {
  CELLS,
  CENTRES,
  GROUPS,
  HANGAR,
  type Hand,
  type Player,
  playerOf,
  SECTORS,
  SLOTS,
  type Table,
} from '@orrery/ship/facts';
import { after, type Observation } from '../environment/learnable.ts';
import { Writer } from '../environment/writer.ts';
import { CARDS, PIRATES, STATIONS, STOCKS, TASKS } from './sizes.ts';

const SEATS = 2;
const STORE = 4; // of a kind in the largest store
const ASTRO = 20; // that fill a place
const POINTS = 10;
const FRIENDSHIP = 6;
const MEDALS = 6;
const STACK = 20;
const GROUP = 5;
const FLIGHT = 8;
const TURNS = 100;
const DIE = 3;
/** Cards the sensor shows at once. */
const SEEN = 3;
/** Whatever a seat can be asked. */
const QUESTIONS = [
  'centres',
  'produce',
  'sector',
  'arrange',
  'flight',
  'pirate',
  'reward',
  'lose',
  'build',
  'offer',
] as const satisfies readonly Table['stack'][number]['kind'][];

const PLAYER = STOCKS + 2 + CELLS + STATIONS + PIRATES + TASKS + 6 + 2 * CENTRES.length + 3;
const PARTS: readonly (readonly [string, number])[] = [
  [
    'both seats, the own one first: stores, crest, colonies, stations, pirates, tasks, equipment, centres',
    SEATS * PLAYER,
  ],
  ['cards in each sector, of twenty', SECTORS],
  ['cards left of each reserve group, of five', GROUPS - 1],
  ['tasks in the deck', TASKS],
  ['open tasks', TASKS],
  ['tasks out of the game', TASKS],
  ['tasks locked in this flight', TASKS],
  ['where the flight goes', SECTORS],
  ['speed, cards flown and actions of eight, whether the last card can be acted on', 4],
  ['cards of the row', CARDS],
  ['the last card of the row', CARDS],
  ['peeked cards on top of the stack, the next one first', SEEN * CARDS],
  ['peeked cards under the stack', CARDS],
  ['the pirate that only this seat has seen', CARDS],
  ['what the pirate demands, of ten', 1],
  ['stations used this turn', STATIONS],
  ['question', QUESTIONS.length],
  ['whose turn, counted from the own seat', SEATS],
  ['turns of 100, die of three, purchases forced of two, offers made of three', 4],
  ['who has the card of friendship and that of heroes', 2 * SEATS],
  ['offer on the table: what is given and wanted, of four; astro of twenty', 2 * STOCKS],
  ['options: points to win of fifteen, open refill, three pieces before level II', 3],
  ['one', 1],
];

const SIZE = PARTS.reduce((sum, [, length]) => sum + length, 0);
const writer = new Writer();

function writeBits(set: number, length: number): void {
  for (let i = 0; i < length; i++) writer.number((set >> i) & 1);
}

function writeStock(counts: readonly number[]): void {
  writer.counts(counts, STOCKS - 1, STORE);
  writer.number(Math.min(3, (counts[STOCKS - 1] ?? 0) / ASTRO));
}

function writePlayer(player: Player): void {
  writeStock(player.stock);
  writer.oneOf(player.crest, 2);
  writeBits(player.colonies, CELLS);
  writeBits(player.stations, STATIONS);
  writeBits(player.trophies, PIRATES);
  writeBits(player.tasks, TASKS);
  writer.number(player.boosters / SLOTS);
  writer.number(player.boosters2 / SLOTS);
  writer.number(player.cannons / SLOTS);
  writer.number(player.cannons2 / SLOTS);
  writer.number(player.colonyShips / HANGAR);
  writer.number(player.tradeShips / HANGAR);
  writeBits(player.centres, CENTRES.length);
  writeBits(player.centres2, CENTRES.length);
  writer.number(player.friendship / FRIENDSHIP);
  writer.number(player.medals / MEDALS);
  writer.number(player.points / POINTS);
}

/** A place for each card of the game, filled for those of the list; cards face down are none of them. */
function writeCards(cards: readonly number[]): void {
  for (let card = 0; card < CARDS; card++) writer.flag(cards.includes(card));
}

function writeFlight(table: Table, { ahead, below, pirate }: Hand): void {
  writer.oneOf(table.sector, SECTORS);
  writer.number(table.speed / FLIGHT);
  writer.number(table.flown / FLIGHT);
  writer.number(table.acts / FLIGHT);
  writer.number(table.fresh);
  writeCards(table.row);
  writer.oneOf(table.row.at(-1) ?? -1, CARDS);
  for (let i = 1; i <= SEEN; i++) writer.oneOf(ahead.at(-i) ?? -1, CARDS);
  writeCards(below);
  writer.oneOf(pirate, CARDS);
  const frame = table.stack.at(-1);
  writer.number(frame?.kind === 'pirate' ? frame.demand / 10 : 0);
}

function writeOffer({ stack }: Table): void {
  const frame = stack.at(-1);
  if (frame?.kind !== 'offer') {
    writer.blank(2 * STOCKS);
    return;
  }
  writeStock(frame.give);
  writeStock(frame.take);
}

const placeOf = (own: Seat, other: Seat): number => (other < 0 ? -1 : after(own, other, SEATS));

export const shipObservation: Observation<Table, Hand> = {
  version: 1,
  parts: PARTS,
  size: SIZE,
  write({ table, hand, seat }, into, at) {
    const { options } = table;
    writer.begin(into, at, SIZE);
    for (let i = 0; i < SEATS; i++) writePlayer(playerOf(table, (seat + i) % SEATS));
    writer.counts(table.sizes, SECTORS, STACK);
    writer.counts(table.reserve, GROUPS - 1, GROUP);
    writeBits(table.deck, TASKS);
    for (let task = 0; task < TASKS; task++) writer.flag(table.open.includes(task));
    writeBits(table.discarded, TASKS);
    writeBits(table.locked, TASKS);
    writeFlight(table, hand);
    writeBits(table.used, STATIONS);
    const frame = table.stack.at(-1);
    for (const question of QUESTIONS) writer.flag(frame?.kind === question);
    writer.oneOf(placeOf(seat, table.active), SEATS);
    writer.number(table.turn / TURNS);
    writer.number(table.die / DIE);
    writer.number(table.forced / 2);
    writer.number(table.offers / 3);
    writer.oneOf(placeOf(seat, table.friend), SEATS);
    writer.oneOf(placeOf(seat, table.hero), SEATS);
    writeOffer(table);
    writer.number(options.target / 15);
    writer.flag(options.refill === 'open');
    writer.flag(options.upgrade === 'three');
    writer.number(1);
  },
};
