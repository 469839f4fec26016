import { NONE } from '@orrery/common';
import { Referee, type ToldByStep as ToldOf } from '@orrery/common/testing';
import { type Seat, standardOptions, total } from '@orrery/kernel';
import { addShip, blockSite, laySector, placeColony, placePort } from '../board.ts';
import { CARGOES, isExtended, materialFor, RESOURCES } from '../data.ts';
import type { Event } from '../events.ts';
import { FRIENDSHIP_CARDS } from '../friendship.ts';
import { starfarers } from '../game.ts';
import {
  BEGINNER_SECTORS,
  BEGINNER_SECTORS_EXTENDED,
  FIRST_TOKEN_DISC,
  poolsFor,
  SECTORS,
  SHAPE_COUNT,
  TOKENS,
} from '../sectors.ts';
import { type Frame, handOf, type Options, playerOf, type StarfarersState, type Table } from '../state.ts';
import { PLANETS_PER_SYSTEM, SLOT_COUNT, VERTEX_SITE, vertexAt } from '../topology.ts';
import { secondPilot } from '../turn.ts';
import { conservationError, countPoints } from './count.ts';

/** A ship as a test describes it: its cargo and its place. */
export type ShipHas = readonly [cargo: (typeof CARGOES)[number], at: string];

/** The belongings of one seat; the default is nothing. Places are named X:Y. */
export interface SeatHas {
  readonly colonies?: readonly string[];
  readonly ports?: readonly string[];
  readonly ships?: readonly ShipHas[];
  readonly hand?: readonly number[]; // ore, fuel, carbon, food, goods
  readonly fitted?: readonly number[]; // boosters, cannons, freight pods
  readonly fame?: number;
  readonly tokens?: number;
  readonly friends?: readonly string[]; // words of cards
  readonly docked?: readonly number[]; // stations at each people's outpost
  readonly waiting?: number;
}

/** A number, several numbers, or the word of a token. */
export type DiscHas = number | readonly number[] | string;

/** A position as a test describes it; the rest is the turn of seat 0 on the beginners' map, trading and building. */
export interface Position {
  readonly seats?: readonly SeatHas[];
  readonly options?: Partial<Options>;
  readonly phase?: 'before' | 'main' | 'flight';
  readonly frames?: readonly Frame[]; // on top of the phase
  readonly explored?: Readonly<Record<number, readonly DiscHas[]>>; // by slot
  readonly laid?: Readonly<Record<number, number>>; // face-up sectors in a layout where the others are face down
  readonly active?: Seat;
  readonly pilot?: Seat;
  readonly shake?: number; // of the flight
  readonly supply?: readonly number[]; // instead of what hands and pile leave
  readonly reserve?: readonly number[]; // the pile
  readonly blocked?: readonly string[];
}

const TURN_NUMBER = 9;
/** Yellow and yellow: speed 4. */
const SPEED_FOUR_SHAKE = 2;
export const SPEED_THREE_SHAKE = 0;
export const SPEED_FIVE_SHAKE = 4;
export const BLACK_SHAKE = 9;

export const siteAt = (name: string): number => VERTEX_SITE[vertexAt(name)] ?? NONE;
const cardCalled = (word: string): number => FRIENDSHIP_CARDS.findIndex((card) => card.word === word);
const countAt = (given: readonly number[] | undefined, i: number): number => given?.[i] ?? 0;

function setUpSeat(state: StarfarersState, seat: Seat, has: SeatHas): void {
  const { table } = state;
  const player = playerOf(table, seat);
  for (const name of [...(has.colonies ?? []), ...(has.ports ?? [])]) {
    player.colonies--;
    placeColony(table, seat, siteAt(name));
  }
  for (const name of has.ports ?? []) placePort(table, seat, siteAt(name));
  for (const [ship, [cargo, at]] of (has.ships ?? []).entries()) {
    addShip(table, seat, ship, CARGOES.indexOf(cargo), vertexAt(at));
  }
  for (const [kind, n] of (has.hand ?? []).entries()) handOf(state, seat).resources[kind] = n;
  player.cards = total(has.hand ?? []);
  for (let i = 0; i < player.fitted.length; i++) {
    player.fitted[i] = countAt(has.fitted, i);
    table.upgrades[i] = (table.upgrades[i] ?? 0) - countAt(has.fitted, i);
  }
  player.fame = has.fame ?? 0;
  table.fame -= player.fame;
  player.tokens = has.tokens ?? 0;
  player.waiting = has.waiting ?? 0;
  for (const word of has.friends ?? []) {
    player.friends |= 1 << cardCalled(word);
    table.friends &= ~(1 << cardCalled(word));
  }
  for (let people = 0; people < player.docked.length; people++) {
    player.docked[people] = countAt(has.docked, people);
    player.stations -= countAt(has.docked, people);
  }
}

/** The first to have the most stations holds the marker. */
function dealMarkers(table: Table): void {
  for (let people = 0; people < table.markers.length; people++) {
    const counts = table.players.map(({ docked }) => docked[people] ?? 0);
    const best = Math.max(...counts);
    table.markers[people] = best === 0 ? NONE : counts.indexOf(best);
  }
}

/** A disc as the table stores it. */
export function discCode(disc: DiscHas): number {
  if (typeof disc === 'number') return 1 << disc;
  if (typeof disc !== 'string') return disc.reduce((set, n) => set | (1 << n), 0);
  return FIRST_TOKEN_DISC << TOKENS.findIndex(({ word }) => word === disc);
}

/** Reveals the discs of a system; one is taken from each pool, the given one if it is there. */
function exploreSlot(table: Table, slot: number, discs: readonly DiscHas[]): void {
  const sector = SECTORS[Math.floor((table.layout[slot] ?? 0) / PLANETS_PER_SYSTEM)];
  for (const [i, shape] of (sector?.shapes ?? []).entries()) {
    const value = discCode(discs[i] ?? 0);
    const pool = ((sector?.stars ?? 1) - 1) * SHAPE_COUNT + shape;
    const left = table.pools[pool] ?? 0;
    const same = (poolsFor(table.players.length)[pool] ?? []).findIndex(
      (disc, bit) => disc === value && ((left >> bit) & 1) === 1,
    );
    table.pools[pool] = left & ~(same >= 0 ? 1 << same : left & -left);
    table.discs[slot * PLANETS_PER_SYSTEM + i] = value;
  }
}

function laySectors(table: Table, laid: Position['laid']): void {
  const { setup } = table.options;
  const figure = isExtended(table.players.length) ? BEGINNER_SECTORS_EXTENDED : BEGINNER_SECTORS;
  const isOpen = setup === 'beginner' || setup === 'strategic';
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const sector = laid?.[slot] ?? (isOpen ? figure[slot] : undefined);
    if (sector !== undefined) laySector(table, slot, sector, 0);
  }
}

const PHASES: Readonly<Record<'before' | 'main' | 'flight', readonly Frame[]>> = {
  before: [{ kind: 'before' }],
  main: [{ kind: 'main' }],
  flight: [{ kind: 'next' }, { kind: 'flight' }],
};

function setCards(state: StarfarersState, { supply, reserve }: Position): void {
  const { table, box } = state;
  const { cardsPerResource } = materialFor(table.players.length);
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    const held = state.hands.reduce((n, { resources }) => n + (resources[kind] ?? 0), 0);
    const pile = Math.min(reserve?.[kind] ?? 4, cardsPerResource - held);
    box.reserve[kind] = pile;
    table.supply[kind] = supply?.[kind] ?? cardsPerResource - held - pile;
  }
  table.reserve = total(box.reserve);
}

/** Builds a complete, consistent state. */
export function position(given: Position = {}): StarfarersState {
  const { seats = [], options, phase = 'main', frames = [], active = 0 } = given;
  const count = Math.max(3, seats.length);
  const chosen: Options = { ...standardOptions(starfarers.options), setup: 'beginner', ...options };
  const state = starfarers.setup({ ...chosen, setup: 'explorer', founding: 'rounds' }, count);
  const { table } = state;
  table.options = chosen;
  laySectors(table, given.laid);
  for (const [slot, discs] of Object.entries(given.explored ?? {})) exploreSlot(table, Number(slot), discs);
  table.turn = TURN_NUMBER;
  table.active = active;
  table.second = secondPilot(active, count);
  table.pilot = given.pilot ?? active;
  table.starter = 0;
  table.shake = phase === 'flight' ? (given.shake ?? SPEED_FOUR_SHAKE) : (given.shake ?? NONE);
  table.stack.splice(0, table.stack.length, ...PHASES[phase], ...frames);
  for (const [seat, has] of seats.entries()) setUpSeat(state, seat, has);
  for (const name of given.blocked ?? []) blockSite(table, siteAt(name));
  dealMarkers(table);
  setCards(state, given);
  for (const [seat, player] of table.players.entries()) player.points = countPoints(table, seat, player);
  return state;
}

/** Intersections may be named X:Y, and sites by their intersection. */
const toNotation = (text: string): string =>
  text
    .replace(/^(settle|harbour|spaceport) (-?\d+:-?\d+)$/, (_, kind: string, name: string) => `${kind} ${siteAt(name)}`)
    .replace(/-?\d+:-?\d+$/, (name) => String(vertexAt(name)));

export type StarfarersTold = ToldOf<Event>;

export const {
  why,
  codes,
  play,
  chance,
  question,
  asked,
  legal: legalMoves,
} = new Referee(starfarers, { spell: toNotation, lost: conservationError });

/** Gives every chance its lowest outcome, except that one seat rolls higher for the start, until somebody is asked. */
export function resolveChance(state: StarfarersState): void {
  for (let asked = starfarers.awaiting(state.table); asked.who === 'chance'; asked = starfarers.awaiting(state.table)) {
    const isStart = asked.kind === 'start-roll';
    starfarers.resolve(
      state,
      asked.of.map((below, i) => (isStart && i === 0 ? below - 1 : 0)),
      null,
    );
  }
}

/** Rolls this sum: from `before` with the move, or when the dice are already due. */
export function rollDice(state: StarfarersState, sum: number): StarfarersTold {
  if (state.table.stack.at(-1)?.kind === 'before') play(state, state.table.active, 'roll');
  const first = Math.min(6, sum - 1);
  return chance(state, first - 1, sum - first - 1);
}

/** The resource cards of a seat. */
export const handOfSeat = (state: StarfarersState, seat: Seat): readonly number[] => handOf(state, seat).resources;
export const playerAt = (state: StarfarersState, seat: Seat) => playerOf(state.table, seat);
