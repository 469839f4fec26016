import { type Game, type Kinded, readOptions, type SeatView, standardOptions, type Tell } from '@orrery/kernel';
import type { Session } from '../session/session.ts';

/** What a move would lead to, as far as the one who looks can know. */
export interface Foreseen<T, H, E> {
  readonly table: T;
  readonly hand: H;
  readonly told: readonly E[];
}

/** Only for legal moves that ask nobody else and uncover nothing. */
export type Foresee<T, H, M, E> = (view: SeatView<T, H>, move: M) => Foreseen<T, H, E>;

/**
 * Plays moves on copies of what a seat sees, by the rules the game began with: they say what a move costs and brings.
 * Nothing is drawn, and the hands of others are those of a game that has not begun.
 */
export function foreseer<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { terms, sitters }: Pick<Session<T, H, M, E>, 'terms' | 'sitters'>,
): Foresee<T, H, M, E> {
  const read = readOptions(game.options, terms.options);
  const options = read.ok ? read.value : standardOptions(game.options);
  return ({ seat, table, hand }, move) => {
    const blank = game.setup(options, sitters.length);
    const own = structuredClone(hand);
    const state = {
      ...blank,
      table: structuredClone(table),
      hands: blank.hands.map((other, q) => (q === seat ? own : other)),
    };
    const told: E[] = [];
    const tell: Tell<E> = {
      all: (event) => told.push(event),
      to: (_, secret) => told.push(secret),
      reveals: () => undefined,
    };
    game.play(state, seat, move, tell);
    return { table: state.table, hand: own, told };
  };
}
