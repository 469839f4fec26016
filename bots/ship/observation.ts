import type { Seat } from '@orrery/kernel';
import {
  CARD_GROUPS,
  CENTRES,
  COLONY_CELLS,
  EQUIPMENT_SLOTS,
  HANGAR_CAPACITY,
  type Hand,
  type Player,
  playerOf,
  SECTOR_COUNT,
  type Table,
} from '@orrery/ship/facts';
import { type ObservationEncoding, seatsAfter } from '../environment/learnable.ts';
import { VectorWriter } from '../environment/writer.ts';
import { CARD_SLOTS, PIRATE_SLOTS, STATION_SLOTS, STOCK_SLOTS, TASK_SLOTS } from './sizes.ts';

const SEAT_COUNT = 2;
const MAX_STORE = 4; // per kind in the largest store
const MAX_ASTRO = 20; // scaled to 1
const MAX_POINTS = 10;
const MAX_FRIENDSHIP = 6;
const MAX_MEDALS = 6;
const MAX_STACK = 20;
const MAX_GROUP = 5;
const MAX_FLIGHT = 8;
const MAX_TURNS = 100;
const DIE_NUMBERS = 3;
/** Cards the sensor shows at once. */
const SENSOR_CARDS_SHOWN = 3;
/** All questions a seat can be asked. */
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

const PLAYER_SIZE =
  STOCK_SLOTS + 2 + COLONY_CELLS + STATION_SLOTS + PIRATE_SLOTS + TASK_SLOTS + 6 + 2 * CENTRES.length + 3;
const PARTS: readonly (readonly [string, number])[] = [
  [
    'both seats, the own one first: stores, crest, colonies, stations, pirates, tasks, equipment, centres',
    SEAT_COUNT * PLAYER_SIZE,
  ],
  ['cards in each sector, of twenty', SECTOR_COUNT],
  ['cards left of each reserve group, of five', CARD_GROUPS - 1],
  ['tasks in the deck', TASK_SLOTS],
  ['open tasks', TASK_SLOTS],
  ['tasks out of the game', TASK_SLOTS],
  ['tasks locked in this flight', TASK_SLOTS],
  ['where the flight goes', SECTOR_COUNT],
  ['speed, cards flown and actions of eight, whether the last card can be acted on', 4],
  ['cards of the row', CARD_SLOTS],
  ['the last card of the row', CARD_SLOTS],
  ['peeked cards on top of the stack, the next one first', SENSOR_CARDS_SHOWN * CARD_SLOTS],
  ['peeked cards under the stack', CARD_SLOTS],
  ['the pirate that only this seat has seen', CARD_SLOTS],
  ['what the pirate demands, of ten', 1],
  ['stations used this turn', STATION_SLOTS],
  ['question', QUESTIONS.length],
  ['whose turn, counted from the own seat', SEAT_COUNT],
  ['turns of 100, die of three, purchases forced of two, offers made of three', 4],
  ['who has the card of friendship and that of heroes', 2 * SEAT_COUNT],
  ['offer on the table: what is given and wanted, of four; astro of twenty', 2 * STOCK_SLOTS],
  ['options: points to win of fifteen, open refill, three pieces before level II', 3],
  ['one', 1],
];

const OBSERVATION_SIZE = PARTS.reduce((sum, [, length]) => sum + length, 0);
const writer = new VectorWriter();

function writeBits(set: number, length: number): void {
  for (let i = 0; i < length; i++) writer.number((set >> i) & 1);
}

function writeStock(counts: readonly number[]): void {
  writer.counts(counts, STOCK_SLOTS - 1, MAX_STORE);
  writer.number(Math.min(3, (counts[STOCK_SLOTS - 1] ?? 0) / MAX_ASTRO));
}

function writePlayer(player: Player): void {
  writeStock(player.stock);
  writer.oneOf(player.crest, 2);
  writeBits(player.colonies, COLONY_CELLS);
  writeBits(player.stations, STATION_SLOTS);
  writeBits(player.trophies, PIRATE_SLOTS);
  writeBits(player.tasks, TASK_SLOTS);
  writer.number(player.boosters / EQUIPMENT_SLOTS);
  writer.number(player.boosters2 / EQUIPMENT_SLOTS);
  writer.number(player.cannons / EQUIPMENT_SLOTS);
  writer.number(player.cannons2 / EQUIPMENT_SLOTS);
  writer.number(player.colonyShips / HANGAR_CAPACITY);
  writer.number(player.tradeShips / HANGAR_CAPACITY);
  writeBits(player.centres, CENTRES.length);
  writeBits(player.centres2, CENTRES.length);
  writer.number(player.friendship / MAX_FRIENDSHIP);
  writer.number(player.medals / MAX_MEDALS);
  writer.number(player.points / MAX_POINTS);
}

/** One slot per card of the game, filled for the cards of the list; face-down cards have no slot. */
function writeCards(cards: readonly number[]): void {
  for (let card = 0; card < CARD_SLOTS; card++) writer.flag(cards.includes(card));
}

function writeFlight(table: Table, { ahead, below, pirate }: Hand): void {
  writer.oneOf(table.sector, SECTOR_COUNT);
  writer.number(table.speed / MAX_FLIGHT);
  writer.number(table.flown / MAX_FLIGHT);
  writer.number(table.acts / MAX_FLIGHT);
  writer.number(table.fresh);
  writeCards(table.row);
  writer.oneOf(table.row.at(-1) ?? -1, CARD_SLOTS);
  for (let i = 1; i <= SENSOR_CARDS_SHOWN; i++) writer.oneOf(ahead.at(-i) ?? -1, CARD_SLOTS);
  writeCards(below);
  writer.oneOf(pirate, CARD_SLOTS);
  const frame = table.stack.at(-1);
  writer.number(frame?.kind === 'pirate' ? frame.demand / 10 : 0);
}

function writeOffer({ stack }: Table): void {
  const frame = stack.at(-1);
  if (frame?.kind !== 'offer') {
    writer.blank(2 * STOCK_SLOTS);
    return;
  }
  writeStock(frame.give);
  writeStock(frame.take);
}

const seatOffset = (own: Seat, other: Seat): number => (other < 0 ? -1 : seatsAfter(own, other, SEAT_COUNT));

export const shipObservation: ObservationEncoding<Table, Hand> = {
  version: 1,
  parts: PARTS,
  size: OBSERVATION_SIZE,
  write({ table, hand, seat }, into, at) {
    const { options } = table;
    writer.begin(into, at, OBSERVATION_SIZE);
    for (let i = 0; i < SEAT_COUNT; i++) writePlayer(playerOf(table, (seat + i) % SEAT_COUNT));
    writer.counts(table.sizes, SECTOR_COUNT, MAX_STACK);
    writer.counts(table.reserve, CARD_GROUPS - 1, MAX_GROUP);
    writeBits(table.deck, TASK_SLOTS);
    for (let task = 0; task < TASK_SLOTS; task++) writer.flag(table.open.includes(task));
    writeBits(table.discarded, TASK_SLOTS);
    writeBits(table.locked, TASK_SLOTS);
    writeFlight(table, hand);
    writeBits(table.used, STATION_SLOTS);
    const frame = table.stack.at(-1);
    for (const question of QUESTIONS) writer.flag(frame?.kind === question);
    writer.oneOf(seatOffset(seat, table.active), SEAT_COUNT);
    writer.number(table.turn / MAX_TURNS);
    writer.number(table.die / DIE_NUMBERS);
    writer.number(table.forced / 2);
    writer.number(table.offers / 3);
    writer.oneOf(seatOffset(seat, table.friend), SEAT_COUNT);
    writer.oneOf(seatOffset(seat, table.hero), SEAT_COUNT);
    writeOffer(table);
    writer.number(options.target / 15);
    writer.flag(options.refill === 'open');
    writer.flag(options.upgrade === 'three');
    writer.number(1);
  },
};
