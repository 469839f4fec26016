import {
  type EventSink,
  type Game,
  type Kinded,
  type Refusal,
  readOptions,
  type SeatView,
  standardOptions,
} from '@orrery/kernel';
import type { Session } from '../session/session.ts';

/** Predicts the result of a move, as far as the viewer can know it. */
export interface MoveOutcome<T, H, E> {
  readonly table: T;
  readonly hand: H;
  readonly events: readonly E[];
}

/** Only for legal moves that ask nobody else and reveal nothing. */
export type PredictMove<T, H, M, E> = (view: SeatView<T, H>, move: M) => MoveOutcome<T, H, E>;

/**
 * Plays moves on copies of a seat's view, by the options of the game, to show what a move costs and yields. Nothing is
 * drawn at random, and the hands of others are those of a new game.
 */
export function makePredictMove<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { terms, sitters }: Pick<Session<T, H, M, E>, 'terms' | 'sitters'>,
): PredictMove<T, H, M, E> {
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
    const tell: EventSink<E> = {
      all: (event) => told.push(event),
      to: (_, secret) => told.push(secret),
      reveals: () => undefined,
    };
    game.play(state, seat, move, tell);
    return { table: state.table, hand: own, events: told };
  };
}

/** The result of moves one after the other; null where one of them would be refused. */
export function predictMoves<T, H, M, E>(
  { refuse }: { readonly refuse: (view: SeatView<T, H>, move: M) => readonly Refusal[] },
  predict: PredictMove<T, H, M, E>,
  view: SeatView<T, H>,
  moves: readonly M[],
): MoveOutcome<T, H, E> | null {
  let outcome: MoveOutcome<T, H, E> = { table: view.table, hand: view.hand, events: [] };
  for (const move of moves) {
    const now = { ...view, table: outcome.table, hand: outcome.hand };
    if (refuse(now, move).length > 0) return null;
    const next = predict(now, move);
    outcome = { ...next, events: [...outcome.events, ...next.events] };
  }
  return outcome;
}
