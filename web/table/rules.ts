import type { Awaiting, Codec, Kinded, MoveList, Refusal, SeatView, Vocabulary } from '@orrery/kernel';

/** What the frame asks a game: what is legal, and why not. The rest of an engine is no business of a table's. */
export interface Rules<T, H, M extends Kinded> {
  readonly id: string;
  readonly edition: number;
  readonly vocabulary: Vocabulary<T, M>;
  readonly notation: Codec<M>;
  awaiting(table: T): Awaiting;
  moves(view: SeatView<T, H>, out: MoveList<M>): void;
  refuse(view: SeatView<T, H>, move: M): readonly Refusal[];
}
