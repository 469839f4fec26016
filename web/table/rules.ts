import type { Awaiting, Codec, Kinded, MoveList, Refusal, SeatView, Vocabulary } from '@orrery/kernel';

/** The part of a game that the frame uses: legal moves and refusals. A table needs no other part of the engine. */
export interface TableRules<T, H, M extends Kinded> {
  readonly id: string;
  readonly edition: number;
  readonly vocabulary: Vocabulary<T, M>;
  readonly notation: Codec<M>;
  awaiting(table: T): Awaiting;
  moves(view: SeatView<T, H>, out: MoveList<M>): void;
  refuse(view: SeatView<T, H>, move: M): readonly Refusal[];
}
