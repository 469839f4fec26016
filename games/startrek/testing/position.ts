import { NONE } from '@orrery/common';
import { Referee, type ToldByStep as ToldOf } from '@orrery/common/testing';
import { type Seat, standardOptions, total } from '@orrery/kernel';
import { placeBase, placeShip, placeStation } from '../board.ts';
import { CHARACTERS } from '../characters.ts';
import { CARDS_PER_RESOURCE, DEVELOPMENT_DECK, SFI_CARD } from '../data.ts';
import type { Event } from '../events.ts';
import { startrek } from '../game.ts';
import { BEGINNER_SETUP, type StartrekBoard } from '../layouts.ts';
import { measureRoute } from '../score.ts';
import { layBoard } from '../setup.ts';
import { type Frame, handOf, type Options, playerOf, type StartrekState, type Table } from '../state.ts';
import { conservationError, openPoints } from './count.ts';

/** The belongings of one seat; the default is nothing. */
export interface SeatHas {
  readonly ships?: readonly number[]; // edges
  readonly stations?: readonly number[]; // vertices
  readonly bases?: readonly number[]; // vertices
  readonly hand?: readonly number[]; // tritanium, dilithium, food, oxygen, water
  readonly cards?: readonly number[]; // sfi, utopia, science, monopoly, victory
  readonly fresh?: readonly number[]; // of those, bought this turn
  readonly fleet?: number;
  readonly support?: string; // a character's word
  readonly side?: 'A' | 'B';
}

/**
 * A position as a test describes it; the rest is the turn of seat 0 on the beginners' map, joined phases, after the
 * roll.
 */
export interface Position {
  readonly seats?: readonly SeatHas[];
  readonly options?: Partial<Options>;
  readonly frame?: Frame;
  readonly board?: StartrekBoard;
  readonly active?: Seat;
  readonly cruiser?: number;
  readonly bank?: readonly number[]; // instead of what the hands leave
}

const TURN_NUMBER = 9;

function setUpSeat(state: StartrekState, seat: Seat, has: SeatHas): void {
  const { table } = state;
  const player = playerOf(table, seat);
  const hand = handOf(state, seat);
  const sites = [...(has.stations ?? []), ...(has.bases ?? [])];
  player.stations = Math.max(player.stations, sites.length);
  for (const vertex of sites) placeStation(table, seat, vertex);
  for (const vertex of has.bases ?? []) placeBase(table, seat, vertex);
  const bases = has.bases?.length ?? 0;
  const returned = table.options.classic === 'on' ? bases : Math.min(bases, player.reserve);
  player.stations = 5 - sites.length + returned;
  if (table.options.classic === 'off') player.reserve -= returned;
  for (const edge of has.ships ?? []) placeShip(table, seat, edge);
  for (const [kind, n] of (has.hand ?? []).entries()) hand.resources[kind] = n;
  for (const [kind, n] of (has.cards ?? []).entries()) hand.developments[kind] = n;
  for (const [kind, n] of (has.fresh ?? []).entries()) hand.fresh[kind] = n;
  player.cards = total(hand.resources);
  player.developments = total(hand.developments);
  player.fleet = has.fleet ?? 0;
  player.side = has.side === 'B' ? 1 : 0;
  player.support = has.support === undefined ? NONE : characterCalled(has.support);
  table.row &= ~(player.support === NONE ? 0 : 1 << player.support);
}

/** A character by its word. */
export const characterCalled = (word: string): number => CHARACTERS.findIndex((card) => card.word === word);

/** Seats without a support card in the test take the first ones of the row. */
function dealSupport(table: Table): void {
  if (table.options.support === 'off') return;
  for (const player of table.players) {
    if (player.support !== NONE) continue;
    player.support = CHARACTERS.findIndex((_, character) => ((table.row >> character) & 1) === 1);
    table.row &= ~(1 << player.support);
    player.ready = TURN_NUMBER + 1;
  }
}

const PHASES: readonly string[] = ['before', 'trade', 'build', 'main'];

/** The phase below whatever interrupts it. */
function framesOf(frame: Frame | undefined, phases: Options['phases']): Frame[] {
  const phase: Frame = { kind: phases === 'joined' ? 'main' : 'trade' };
  if (frame === undefined) return [phase];
  return PHASES.includes(frame.kind) ? [frame] : [phase, frame];
}

/** Builds a complete, consistent state. */
export function position({ seats = [], options, frame, board, active, cruiser, bank }: Position = {}): StartrekState {
  const count = Math.max(3, seats.length);
  const chosen: Options = { ...standardOptions(startrek.options), phases: 'joined', ...options };
  const state = startrek.setup({ ...chosen, setup: 'variable' }, count);
  const { table, box } = state;
  layBoard(table, board ?? BEGINNER_SETUP);
  table.turn = TURN_NUMBER;
  table.active = active ?? 0;
  table.starter = 0;
  table.cruiser = cruiser ?? table.cruiser;
  table.stack.splice(0, table.stack.length, ...framesOf(frame, table.options.phases));
  for (const [seat, has] of seats.entries()) setUpSeat(state, seat, has);
  dealSupport(table);
  for (let kind = 0; kind < CARDS_PER_RESOURCE && kind < table.bank.length; kind++) {
    table.bank[kind] =
      bank?.[kind] ?? CARDS_PER_RESOURCE - state.hands.reduce((n, { resources }) => n + (resources[kind] ?? 0), 0);
  }
  for (const [kind, n] of DEVELOPMENT_DECK.entries()) {
    const fleets = kind === SFI_CARD ? table.players.reduce((sum, { fleet }) => sum + fleet, 0) : 0;
    box.deck[kind] = n - fleets - state.hands.reduce((sum, { developments }) => sum + (developments[kind] ?? 0), 0);
  }
  table.deck = total(box.deck);
  table.bought = total(handOf(state, table.active).fresh);
  for (let seat = 0; seat < count; seat++) measureRoute(table, seat, null);
  for (const [seat, player] of table.players.entries()) player.points = openPoints(table, seat, player);
  return state;
}

export type StartrekTold = ToldOf<Event>;

export const { why, codes, play, chance, question, asked } = new Referee(startrek, { lost: conservationError });

/** Rolls this sum: from `before` with the move, or when the dice are already due. */
export function rollDice(state: StartrekState, sum: number): StartrekTold {
  if (state.table.stack.at(-1)?.kind === 'before') play(state, state.table.active, 'roll');
  const first = Math.min(6, sum - 1);
  return chance(state, first - 1, sum - first - 1);
}

/** The resource cards of a seat. */
export const handOfSeat = (state: StartrekState, seat: Seat): readonly number[] => handOf(state, seat).resources;
