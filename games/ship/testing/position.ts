import { NONE } from '@orrery/common';
import { Referee, type Told as ToldOf } from '@orrery/common/testing';
import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { type Refusal, type Seat, standardOptions } from '@orrery/kernel';
import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { STATIONS, type Station } from '../cards.ts';
import { CENTRES, STOCKS } from '../data.ts';
import type { Event } from '../events.ts';
import { BUILD, FLIGHT, SECTOR } from '../framevalues.ts';
import type { ShipGame } from '../game.ts';
import { type Kit, kitOf } from '../kit.ts';
import type { Move } from '../moves.ts';
import { dealtSizes } from '../setup.ts';
import { putIn, takeAt } from '../stacks.ts';
import {
  type Box,
  type Frame,
  type Hand,
  type Player,
  playerOf,
  SEATS,
  type Settings,
  type Table,
  type Whole,
} from '../state.ts';
import { lost, pointsOf } from './count.ts';

type Either = typeof starship | typeof duel;
export type Id = 'starship' | 'duel';
export const BOTH_GAMES: readonly Id[] = ['starship', 'duel'];

/** A game in progress, and all a test needs to go on with it. */
export interface Tested {
  readonly id: Id;
  readonly game: Either;
  readonly referee: Referee<Table, Hand, Box, Move, Event>;
  readonly kit: Kit;
  readonly state: Whole;
  readonly table: Table;
}

type Stock = Partial<Record<(typeof STOCKS)[number], number>>;
type Centre = (typeof CENTRES)[number];

/** What one seat has, instead of what it sets out with. */
export interface SeatHas extends Partial<Omit<Player, 'stock' | 'centres' | 'centres2' | 'stations' | 'tasks'>> {
  readonly stock?: Stock; // what is not named is none
  readonly centres?: readonly Centre[];
  readonly centres2?: readonly Centre[];
  readonly stations?: readonly Station[];
  readonly tasks?: readonly string[];
}

/** What a test says of a position; the rest is the first turn of seat 0, who plays Moon, after a roll of 2. */
export interface Position {
  readonly seats?: readonly SeatHas[];
  readonly options?: Partial<Settings>;
  readonly at?: 'sector' | 'flight' | 'build';
  readonly die?: number;
  readonly active?: Seat;
  readonly speed?: number;
  readonly open?: readonly string[]; // tasks by id
  readonly reserve?: 'empty';
}

const GAMES = { starship, duel } as const;
const KITS: Readonly<Record<Id, Kit>> = { starship: kitOf(STARSHIP), duel: kitOf(DUEL) };
const begun =
  <O>(game: ShipGame<O>) =>
  (options: Partial<Settings>): Whole =>
    game.setup({ ...standardOptions(game.options), ...options }, SEATS);
const BEGUN: Readonly<Record<Id, (options: Partial<Settings>) => Whole>> = {
  starship: begun(starship),
  duel: begun(duel),
};

const bitsOf = (words: readonly string[], names: readonly string[]): number =>
  words.reduce((set, word) => set | (1 << names.indexOf(word)), 0);

function furnish(player: Player, has: SeatHas, { variant, facts }: Kit): void {
  const { stock, centres, centres2, stations, tasks, ...plain } = has;
  Object.assign(player, plain);
  if (stock !== undefined) for (const [kind, name] of STOCKS.entries()) player.stock[kind] = stock[name] ?? 0;
  if (centres !== undefined) player.centres = bitsOf(centres, CENTRES);
  if (centres2 !== undefined) {
    player.centres2 = bitsOf(centres2, CENTRES);
    player.centres |= player.centres2;
  }
  if (stations !== undefined) {
    player.stations = bitsOf(stations, STATIONS);
    player.friendship =
      has.friendship ??
      stations.reduce((n, name) => n + (facts.friendship[facts.berths[STATIONS.indexOf(name)] ?? 0] ?? 0), 0);
  }
  if (tasks !== undefined)
    player.tasks = bitsOf(
      tasks,
      variant.tasks.map(({ id }) => id),
    );
}

/** Lets chance decide in the plainest way until somebody is asked: seat 0 is Moon and begins, cards lie in order. */
export function atFirstQuestion(id: Id, options: Partial<Settings> = {}): Tested {
  const game: Either = GAMES[id];
  const state = BEGUN[id](options);
  const t = {
    id,
    game,
    referee: new Referee(game, { lost: (whole) => lost(whole, KITS[id]) }),
    kit: KITS[id],
    state,
    table: state.table,
  };
  drawPlainly(t);
  return t;
}

function drawPlainly({ game, state }: Tested): void {
  for (let asked = game.awaiting(state.table); ; asked = game.awaiting(state.table)) {
    if (asked.who !== 'chance' || asked.kind === 'die') return;
    game.resolve(state, asked.kind === 'first' ? [4, 0] : asked.of.map(() => 0), null);
  }
}

/** The same with all cards in place and centres still to be chosen, also where they are chosen first. */
export function afterSetUp(id: Id, options: Partial<Settings> = {}): Tested {
  const t = atFirstQuestion(id, options);
  const { stack } = t.table;
  const centres = t.kit.variant.choosesCentresFirst && question(t) === 'centres' ? stack.pop() : undefined;
  if (centres === undefined) return t;
  drawPlainly(t);
  stack.push(centres);
  return t;
}

/** A position in the turn of seat 0, or of another. */
export function position(id: Id, { seats = [], options, at = 'build', die = 2, ...more }: Position = {}): Tested {
  const t = afterSetUp(id, { crest: 'first-moon', start: 'first', ...options });
  const { table, kit } = t;
  table.stack.splice(0, table.stack.length, BUILD);
  table.turn = 1;
  table.die = die;
  table.active = more.active ?? 0;
  for (const [seat, has] of seats.entries()) furnish(playerOf(table, seat), has, kit);
  if (more.open !== undefined) openTasks(t, more.open);
  if (more.reserve === 'empty') emptyReserve(t);
  for (const [seat, player] of table.players.entries()) {
    player.points = seats[seat]?.points ?? pointsOf(table, seat, player, kit);
  }
  if (at === 'sector') table.stack.push(SECTOR);
  if (at === 'flight') beginFlight(t, more.speed ?? 5);
  return t;
}

function openTasks({ table, kit }: Tested, ids: readonly string[]): void {
  const all = table.open.reduce((set, task) => set | (1 << task), table.deck);
  const named = ids.map((id) => kit.variant.tasks.findIndex((task) => task.id === id));
  table.open.splice(0, table.open.length, ...named);
  table.deck = all & ~named.reduce((set, task) => set | (1 << task), 0);
}

function emptyReserve({ table, state }: Tested): void {
  table.reserve.fill(0);
  state.box.reserve.splice(0, state.box.reserve.length);
}

function beginFlight({ table }: Tested, speed: number): void {
  table.sector = 0;
  table.speed = speed;
  table.stack.push(FLIGHT);
}

/** The number of a card, by its id, its name, the people whose station it can hold, or its kind. */
export function cardOf({ kit }: Tested, id: string): number {
  const { cards } = kit.variant;
  const stations: readonly string[] = STATIONS;
  const found = [
    cards.findIndex((each) => each.id === id || each.name === id),
    kit.facts.berths[stations.indexOf(id)] ?? NONE,
    cards.findIndex(({ kind }) => kind === id),
  ].find((card) => card >= 0);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** Sees to it that a card lies in this sector, in place of a planet without a station. */
export function bring({ state, table, kit }: Tested, card: number, sector = 0): void {
  const { box } = state;
  const stack = box.sectors[sector] ?? [];
  if (stack.includes(card)) return;
  const isPlain = (each: number): boolean => kit.facts.goods[each] !== NONE && kit.facts.station[each] === NONE;
  const gone = takeAt(stack, Math.max(0, stack.findIndex(isPlain)));
  for (const list of [...box.sectors, box.reserve]) {
    const i = list.indexOf(card);
    if (i < 0) continue;
    takeAt(list, i);
    const group = (kit.facts.group[card] ?? 1) - 1;
    if (list === box.reserve) table.reserve[group] = (table.reserve[group] ?? 0) - 1;
    else putIn(list, gone);
  }
  putIn(stack, card);
}

/** How many cards lie in the first sector after the deal. */
export const stackOf = ({ kit, table }: Tested): number => dealtSizes(kit.variant, table.options)[0] ?? 0;

/** The next card of the flight is this one. */
export function meet(t: Tested, id: string): Told {
  bring(t, cardOf(t, id), t.table.sector);
  play(t, t.table.active, 'next');
  return chance(t, (t.state.box.sectors[t.table.sector] ?? []).indexOf(cardOf(t, id)));
}

/** The reserve card that fills a gap is this one. */
export function refillWith(t: Tested, id: string): Told {
  return chance(t, t.state.box.reserve.indexOf(cardOf(t, id)));
}

/** A fight in which these numbers are rolled. */
export function roll(t: Tested, own: number, other: number): Told {
  const faces = [1, 2, 2, 3, 3, 4];
  return chance(t, faces.indexOf(own), faces.indexOf(other));
}

export type Told = ToldOf<Event>;

export const why = (t: Tested, seat: Seat, text: string): readonly Refusal[] => t.referee.why(t.state, seat, text);
export const codes = (t: Tested, seat: Seat, text: string): string[] => t.referee.codes(t.state, seat, text);
export const play = (t: Tested, seat: Seat, text: string): Told => t.referee.play(t.state, seat, text);
export const chance = (t: Tested, ...outcome: number[]): Told => t.referee.chance(t.state, ...outcome);
export const legal = (t: Tested, seat: Seat, word = '', menu = 0): string[] =>
  t.referee.legal(t.state, seat, word, menu);
export const question = (t: Tested): string => t.referee.question(t.state);

/** The stock of a seat by name. */
export const stock = ({ table }: Tested, seat: Seat, name: (typeof STOCKS)[number]): number =>
  playerOf(table, seat).stock[STOCKS.indexOf(name)] ?? NONE;

/** The frame on top. */
export const topOf = ({ table }: Tested): Frame['kind'] | undefined => table.stack.at(-1)?.kind;

/** The id of a pirate by its strength and its group, the base cards unless told. */
export function pirateOf({ kit }: Tested, strength: number, group = 0): string {
  const card = kit.variant.cards.find(
    (each) => each.kind === 'pirate' && each.strength === strength && each.group === group,
  );
  if (card === undefined) throw new Error(`no pirate ${strength} in group ${group}`);
  return card.id;
}
