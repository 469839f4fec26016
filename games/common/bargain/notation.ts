import type { Codec, Kinded, Seat, SeatSet } from '@orrery/kernel';
import type { Bundle } from '../bundle.ts';
import type { DiscardMove } from '../discarding.ts';
import type { CounterMove, OfferMove } from './moves.ts';

/** How far the numbers of such a move can go. */
interface Bounds {
  readonly kinds: number;
  /** The most cards of a kind there are. */
  readonly each: number;
  readonly seats: number;
}

/** Reads the moves that are too many to be listed: what is discarded, offered or wanted instead. */
export function readerOfCards({
  kinds,
  each,
  seats,
}: Bounds): (text: string) => DiscardMove | OfferMove | CounterMove | null {
  const bundle = `(\\d{1,2}(?:,\\d{1,2}){${kinds - 1}})`;
  const discard = new RegExp(`^discard ${bundle}$`);
  const offer = new RegExp(`^offer ${bundle} for ${bundle} to (nobody|\\d(?:,\\d)*)$`);
  const counter = new RegExp(`^counter ${bundle} for ${bundle}$`);

  const bundleOf = (text: string | undefined): Bundle | null => {
    const counts = (text ?? '').split(',').map(Number);
    return counts.length === kinds && counts.every((n) => n <= each) ? counts : null;
  };
  const seatsOf = (text: string | undefined): SeatSet | null => {
    if (text === undefined || text === 'nobody') return 0;
    const named: Seat[] = text.split(',').map(Number);
    return named.every((seat) => seat < seats) ? named.reduce((set, seat) => set | (1 << seat), 0) : null;
  };

  return (text) => {
    const discarded = discard.exec(text);
    if (discarded !== null) {
      const cards = bundleOf(discarded[1]);
      return cards === null ? null : { kind: 'discard', cards };
    }
    const terms = offer.exec(text) ?? counter.exec(text);
    const give = bundleOf(terms?.[1]);
    const take = bundleOf(terms?.[2]);
    if (terms === null || give === null || take === null) return null;
    if (text.startsWith('counter')) return { kind: 'counter', give, take };
    const to = seatsOf(terms[3]);
    return to === null ? null : { kind: 'offer', give, take, to };
  };
}

/**
 * Moves as text. Those that can be listed are found by their text, the others are read. A text that says a move in
 * another way than `print` would is no move: one form for each.
 */
export function codecOf<M extends Kinded>(
  print: (move: M) => string,
  listed: readonly M[],
  read: (text: string) => M | null,
): Codec<M> {
  const closed = new Map(listed.map((move) => [print(move), move]));
  return {
    print,
    parse(text) {
      const known = closed.get(text);
      if (known !== undefined) return known;
      const move = read(text);
      return move !== null && print(move) === text ? move : null;
    },
  };
}
