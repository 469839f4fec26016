import { NONE } from '@orrery/common';
import { Referee, type ToldByStep as ToldOf } from '@orrery/common/testing';
import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { type Refusal, type Seat, standardOptions } from '@orrery/kernel';
import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { STATIONS, type StationName } from '../cards.ts';
import { CENTRES, STOCKS } from '../data.ts';
import type { Event } from '../events.ts';
import { BUILD_FRAME, FLIGHT_FRAME, SECTOR_FRAME } from '../frame-constants.ts';
import type { ShipGame } from '../game.ts';
import { type ShipKit, shipKitOf } from '../kit.ts';
import type { Move } from '../moves.ts';
import { dealtSizes } from '../setup.ts';
import { insertCard, takeCardAt } from '../stacks.ts';
import {
  type Box,
  type Frame,
  type Hand,
  type Player,
  playerOf,
  SEAT_COUNT,
  type ShipGameState,
  type ShipOptions,
  type Table,
} from '../state.ts';
import { conservationError, pointsFromScratch } from './count.ts';

type EitherShipGame = typeof starship | typeof duel;
export type ShipGameId = 'starship' | 'duel';
export const BOTH_GAMES: readonly ShipGameId[] = ['starship', 'duel'];

/** A game in progress, with all that a test needs to continue it. */
export interface TestGame {
  readonly id: ShipGameId;
  readonly game: EitherShipGame;
  readonly referee: Referee<Table, Hand, Box, Move, Event>;
  readonly kit: ShipKit;
  readonly state: ShipGameState;
  readonly table: Table;
}

type Stock = Partial<Record<(typeof STOCKS)[number], number>>;
type Centre = (typeof CENTRES)[number];

/** The belongings of one seat, instead of the initial ones. */
export interface SeatHas extends Partial<Omit<Player, 'stock' | 'centres' | 'centres2' | 'stations' | 'tasks'>> {
  readonly stock?: Stock; // what is not named is 0
  readonly centres?: readonly Centre[];
  readonly centres2?: readonly Centre[];
  readonly stations?: readonly StationName[];
  readonly tasks?: readonly string[];
}

/** A position as a test describes it; the rest is the first turn of seat 0, who plays Moon, after a roll of 2. */
export interface Position {
  readonly seats?: readonly SeatHas[];
  readonly options?: Partial<ShipOptions>;
  readonly at?: 'sector' | 'flight' | 'build';
  readonly die?: number;
  readonly active?: Seat;
  readonly speed?: number;
  readonly open?: readonly string[]; // tasks by id
  readonly reserve?: 'empty';
}

const GAMES = { starship, duel } as const;
const SHIP_KITS: Readonly<Record<ShipGameId, ShipKit>> = { starship: shipKitOf(STARSHIP), duel: shipKitOf(DUEL) };
const startedGame =
  <O>(game: ShipGame<O>) =>
  (options: Partial<ShipOptions>): ShipGameState =>
    game.setup({ ...standardOptions(game.options), ...options }, SEAT_COUNT);
const STARTED_GAMES: Readonly<Record<ShipGameId, (options: Partial<ShipOptions>) => ShipGameState>> = {
  starship: startedGame(starship),
  duel: startedGame(duel),
};

const bitsOf = (words: readonly string[], names: readonly string[]): number =>
  words.reduce((set, word) => set | (1 << names.indexOf(word)), 0);

function setUpPlayer(player: Player, has: SeatHas, { variant, facts }: ShipKit): void {
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

/** Decides chance in the simplest way until somebody is asked: seat 0 is Moon and begins, cards are in order. */
export function atFirstQuestion(id: ShipGameId, options: Partial<ShipOptions> = {}): TestGame {
  const game: EitherShipGame = GAMES[id];
  const state = STARTED_GAMES[id](options);
  const t = {
    id,
    game,
    referee: new Referee(game, { lost: (whole) => conservationError(whole, SHIP_KITS[id]) }),
    kit: SHIP_KITS[id],
    state,
    table: state.table,
  };
  resolveChance(t);
  return t;
}

function resolveChance({ game, state }: TestGame): void {
  for (let asked = game.awaiting(state.table); ; asked = game.awaiting(state.table)) {
    if (asked.who !== 'chance' || asked.kind === 'die') return;
    game.resolve(state, asked.kind === 'first' ? [4, 0] : asked.of.map(() => 0), null);
  }
}

/** The same with all cards in place and centres still to be chosen, also where they are chosen first. */
export function afterSetUp(id: ShipGameId, options: Partial<ShipOptions> = {}): TestGame {
  const t = atFirstQuestion(id, options);
  const { stack } = t.table;
  const centres = t.kit.variant.choosesCentresFirst && question(t) === 'centres' ? stack.pop() : undefined;
  if (centres === undefined) return t;
  resolveChance(t);
  stack.push(centres);
  return t;
}

/** A position in the turn of seat 0, or of another. */
export function position(
  id: ShipGameId,
  { seats = [], options, at = 'build', die = 2, ...more }: Position = {},
): TestGame {
  const t = afterSetUp(id, { crest: 'first-moon', start: 'first', ...options });
  const { table, kit } = t;
  table.stack.splice(0, table.stack.length, BUILD_FRAME);
  table.turn = 1;
  table.die = die;
  table.active = more.active ?? 0;
  for (const [seat, has] of seats.entries()) setUpPlayer(playerOf(table, seat), has, kit);
  if (more.open !== undefined) openTasks(t, more.open);
  if (more.reserve === 'empty') emptyReserve(t);
  for (const [seat, player] of table.players.entries()) {
    player.points = seats[seat]?.points ?? pointsFromScratch(table, seat, player, kit);
  }
  if (at === 'sector') table.stack.push(SECTOR_FRAME);
  if (at === 'flight') beginFlight(t, more.speed ?? 5);
  return t;
}

function openTasks({ table, kit }: TestGame, ids: readonly string[]): void {
  const all = table.open.reduce((set, task) => set | (1 << task), table.deck);
  const named = ids.map((id) => kit.variant.tasks.findIndex((task) => task.id === id));
  table.open.splice(0, table.open.length, ...named);
  table.deck = all & ~named.reduce((set, task) => set | (1 << task), 0);
}

function emptyReserve({ table, state }: TestGame): void {
  table.reserve.fill(0);
  state.box.reserve.splice(0, state.box.reserve.length);
}

function beginFlight({ table }: TestGame, speed: number): void {
  table.sector = 0;
  table.speed = speed;
  table.stack.push(FLIGHT_FRAME);
}

/** The number of a card, by its id, its name, the people whose station it can hold, or its kind. */
export function cardOf({ kit }: TestGame, id: string): number {
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

/** Puts a card into this sector, in place of a planet without a station. */
export function placeInSector({ state, table, kit }: TestGame, card: number, sector = 0): void {
  const { box } = state;
  const stack = box.sectors[sector] ?? [];
  if (stack.includes(card)) return;
  const isPlain = (each: number): boolean => kit.facts.goods[each] !== NONE && kit.facts.station[each] === NONE;
  const gone = takeCardAt(stack, Math.max(0, stack.findIndex(isPlain)));
  for (const list of [...box.sectors, box.reserve]) {
    const i = list.indexOf(card);
    if (i < 0) continue;
    takeCardAt(list, i);
    const group = (kit.facts.group[card] ?? 1) - 1;
    if (list === box.reserve) table.reserve[group] = (table.reserve[group] ?? 0) - 1;
    else insertCard(list, gone);
  }
  insertCard(stack, card);
}

/** The number of cards in the first sector after the deal. */
export const firstStackSize = ({ kit, table }: TestGame): number => dealtSizes(kit.variant, table.options)[0] ?? 0;

/** Makes this card the next of the flight. */
export function meetCard(t: TestGame, id: string): ShipTold {
  placeInSector(t, cardOf(t, id), t.table.sector);
  play(t, t.table.active, 'next');
  return chance(t, (t.state.box.sectors[t.table.sector] ?? []).indexOf(cardOf(t, id)));
}

/** Makes this the reserve card that fills a gap. */
export function refillWith(t: TestGame, id: string): ShipTold {
  return chance(t, t.state.box.reserve.indexOf(cardOf(t, id)));
}

/** A fight with these rolls. */
export function rollFight(t: TestGame, own: number, other: number): ShipTold {
  const faces = [1, 2, 2, 3, 3, 4];
  return chance(t, faces.indexOf(own), faces.indexOf(other));
}

export type ShipTold = ToldOf<Event>;

export const why = (t: TestGame, seat: Seat, text: string): readonly Refusal[] => t.referee.why(t.state, seat, text);
export const codes = (t: TestGame, seat: Seat, text: string): string[] => t.referee.codes(t.state, seat, text);
export const play = (t: TestGame, seat: Seat, text: string): ShipTold => t.referee.play(t.state, seat, text);
export const chance = (t: TestGame, ...outcome: number[]): ShipTold => t.referee.chance(t.state, ...outcome);
export const legalMoves = (t: TestGame, seat: Seat, word = '', menu = 0): string[] =>
  t.referee.legal(t.state, seat, word, menu);
export const question = (t: TestGame): string => t.referee.question(t.state);

/** The stock of a seat by name. */
export const stockByName = ({ table }: TestGame, seat: Seat, name: (typeof STOCKS)[number]): number =>
  playerOf(table, seat).stock[STOCKS.indexOf(name)] ?? NONE;

/** The frame on top. */
export const topFrameKind = ({ table }: TestGame): Frame['kind'] | undefined => table.stack.at(-1)?.kind;

/** The id of a pirate by its strength and its group; base cards by default. */
export function pirateOf({ kit }: TestGame, strength: number, group = 0): string {
  const card = kit.variant.cards.find(
    (each) => each.kind === 'pirate' && each.strength === strength && each.group === group,
  );
  if (card === undefined) throw new Error(`no pirate ${strength} in group ${group}`);
  return card.id;
}
