import type { Kinded, Seat, SeatView, State, Tell } from '@orrery/kernel';

interface Engine<T, H, B, M, E> {
  play(state: State<T, H, B>, seat: Seat, move: M, tell: Tell<E> | null): void;
}

/**
 * Plays a legal move on a copy of what the seat sees. The engine itself says what it costs and brings; nothing is
 * drawn, and other hands are those of `blank`, so this is only for moves that ask nobody and uncover nothing.
 */
export function playedOut<T, H, B, M extends Kinded, E extends Kinded>(
  engine: Engine<T, H, B, M, E>,
  blank: State<T, H, B>,
  { seat, table, hand }: SeatView<T, H>,
  move: M,
): { readonly table: T; readonly hand: H; readonly told: readonly E[] } {
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
  engine.play(state, seat, move, tell);
  return { table: state.table, hand: own, told };
}
