import type { Event } from '../events.ts';
import { starfarers } from '../game.ts';
import type { StarfarersState } from '../state.ts';
import { chance, type Position, position, type SeatHas, type StarfarersTold } from './position.ts';

/** A position for encounter tests: a ship, a berth, cards of every kind and upgrades for everybody. */
const SAMPLE_SEAT: SeatHas = {
  ports: ['1:27'],
  ships: [['colony', '17:25']],
  hand: [2, 2, 2, 2, 2],
  fitted: [2, 2, 2],
  fame: 6,
};
const OTHER_SEAT: SeatHas = { hand: [1, 1, 0, 0, 0], fitted: [2, 2, 0], fame: 2 };

/** Seat 0, or with five or six both pilots, has drawn this card, by its printed number. */
export const drawnEncounter = (card: number, more: Position = {}, seats: readonly number[] = [0]): StarfarersState =>
  drawEncounter(card, more, seats).state;

/** The same, with its events. */
export function drawEncounter(
  card: number,
  more: Position = {},
  seats: readonly number[] = [0],
): { state: StarfarersState; told: StarfarersTold } {
  const state = position({
    seats: [SAMPLE_SEAT, OTHER_SEAT, OTHER_SEAT, OTHER_SEAT],
    phase: 'flight',
    shake: 9,
    ...more,
  });
  const { table } = state;
  const word = card <= 16 ? 0 : 1;
  table.deck.fill(0);
  table.deck[word] = 1 << ((card - 1) % 16);
  table.reader = (table.active + 1) % state.hands.length;
  table.stack.push({ kind: 'meet', seats });
  return { state, told: chance(state, 0) };
}

/** A copy for trying something. */
export function copied(state: StarfarersState): StarfarersState {
  const copy = starfarers.setup(state.table.options, state.hands.length);
  starfarers.copy(state, copy);
  return copy;
}

export const outcomes = (events: readonly Event[]): number[] =>
  events.flatMap((event) => (event.kind === 'outcome' ? [event.node] : []));
