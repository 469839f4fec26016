import {
  type Action,
  allSeats,
  has,
  type Kinded,
  list,
  only,
  type Rng,
  type Seat,
  type SeatSet,
  type State,
  type Tell,
  total,
} from '@orrery/kernel';
import { type Bundle, covers } from './bundle.ts';
import { some } from './listing.ts';

export interface DiscardMove {
  readonly kind: 'discard';
  readonly cards: Bundle;
}
interface DiscardFrame {
  readonly kind: 'discard';
  readonly owing: SeatSet;
  readonly done: SeatSet;
}

/** What discarding needs of a table, whatever else lies on it. */
interface DiscardTable {
  readonly stack: Kinded[];
  readonly players: readonly { readonly cards: number }[];
  discards: readonly Bundle[];
}
interface DiscardHand {
  readonly resources: Bundle;
  discard: Bundle | null; // chosen, face down
}

type DiscardEvent =
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly cards: Bundle | null }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: Bundle };

/** How a game discards: how many kinds of cards it has, the rule of its own book, and where the cards go. */
interface Discarding<T, H, B> {
  readonly kinds: number;
  readonly rule: string;
  /** Every choice of so many cards from a hand. */
  eachDiscard(hand: Bundle, size: number, visit: (move: DiscardMove) => void): void;
  frameOf(owing: SeatSet, done: SeatSet): DiscardFrame;
  pay(state: State<T, H, B>, seat: Seat, cards: Bundle): void;
}

/** Half of the hand, rounded down. */
export const owed = ({ players }: Pick<DiscardTable, 'players'>, seat: Seat): number => some(players, seat).cards >> 1;

const isDiscard = (frame: Kinded | undefined): frame is DiscardFrame => frame?.kind === 'discard';

const NOBODY: DiscardFrame = { kind: 'discard', owing: 0, done: 0 };

function frameNow({ stack }: DiscardTable): DiscardFrame {
  const frame = stack[stack.length - 1];
  return isDiscard(frame) ? frame : NOBODY;
}

const anyCards = (kinds: number, rng: Rng): Bundle => Array.from({ length: kinds }, () => (rng(2) === 0 ? 0 : rng(4)));

/** Whoever has too many cards after a seven gives back half of them; all choose in secret, and uncover together. */
export function discarding<T extends DiscardTable, H extends DiscardHand, B>({
  kinds,
  rule,
  eachDiscard,
  frameOf,
  pay,
}: Discarding<T, H, B>): Action<T, H, B, DiscardMove, DiscardEvent> {
  const nothing: Bundle = Array.from({ length: kinds }, () => 0);

  function uncover(state: State<T, H, B>, owing: SeatSet, tell: Tell<DiscardEvent> | null): void {
    const { table, hands } = state;
    table.discards = hands.map(({ discard }) => discard ?? nothing);
    for (const seat of list(owing)) {
      const hand = some(hands, seat);
      const cards = hand.discard ?? nothing;
      hand.discard = null;
      pay(state, seat, cards);
      tell?.all({ kind: 'discarded', seat, cards });
    }
    tell?.reveals(allSeats(table.players.length));
  }

  return {
    kind: 'discard',
    frames: ['discard'],
    listing: 'all',
    gates: [],
    needs: [
      {
        code: 'not-half',
        rule,
        ok: ({ table, seat }, { cards }) => total(cards) === owed(table, seat),
        numbers: ({ table, seat }, { cards }) => ({ owed: owed(table, seat), chosen: total(cards) }),
      },
      { code: 'not-held', rule, ok: ({ hand }, { cards }) => covers(hand.resources, cards) },
    ],
    exact: true,
    candidates: ({ table, seat, hand }, out) => eachDiscard(hand.resources, owed(table, seat), (move) => out.add(move)),
    any: (_, rng) => ({ kind: 'discard', cards: anyCards(kinds, rng) }),
    play(state, seat, { cards }, tell) {
      const { table } = state;
      const { owing, done } = frameNow(table);
      const now = done | only(seat);
      some(state.hands, seat).discard = cards;
      table.stack.pop();
      if (now === owing) return uncover(state, owing, tell);
      table.stack.push(frameOf(owing, now));
      tell?.to(
        only(seat),
        { kind: 'sealed', seat, cards },
        has(done, seat) ? null : { kind: 'sealed', seat, cards: null },
      );
    },
  };
}
