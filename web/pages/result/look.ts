import type { Language } from '@orrery/catalog';
import type { Seat, Words } from '@orrery/kernel';
import type { Retrospect } from './retrospect.ts';

/** What every part of the page after a game is given. */
export interface Look {
  readonly id: string;
  readonly game: string;
  readonly language: Language;
  readonly retrospect: Retrospect;
  /** What each seat is called. */
  readonly names: readonly string[];
  /** Seats that gave up or ran out of time. */
  readonly forfeited: readonly Seat[];
  /** Says a game's words in the reader's language. */
  say(words: Words): string;
}

export const nameOf = ({ names }: Look, seat: Seat): string => names[seat] ?? String(seat + 1);

export const seatsOf = ({ retrospect: { tally } }: Look): readonly Seat[] =>
  Array.from({ length: tally.seats }, (_, seat) => seat);

export interface LookProps {
  readonly look: Look;
}
