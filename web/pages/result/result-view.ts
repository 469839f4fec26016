import type { Language } from '@orrery/catalog';
import type { Message, Seat } from '@orrery/kernel';
import type { GameReview } from './game-review.ts';

/** The props of every section of the result page. */
export interface ResultView {
  readonly id: string;
  readonly game: string;
  readonly language: Language;
  readonly review: GameReview;
  /** Names by seat. */
  readonly names: readonly string[];
  /** Seats that gave up or ran out of time. */
  readonly forfeited: readonly Seat[];
  /** Formats game messages in the reader's language. */
  formatMessage(words: Message): string;
}

export const seatNameOf = ({ names }: ResultView, seat: Seat): string => names[seat] ?? String(seat + 1);

export const resultSeats = ({ review: { tally } }: ResultView): readonly Seat[] =>
  Array.from({ length: tally.seats }, (_, seat) => seat);

export interface ResultViewProps {
  readonly view: ResultView;
}
