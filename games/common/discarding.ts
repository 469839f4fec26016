import {
  actionMaker,
  allSeats,
  defineEvent,
  defineMove,
  type EventOf,
  type EventSink,
  hasSeat,
  type Kinded,
  type MoveOf,
  type MoveSchemas,
  onlySeat,
  type Seat,
  type SeatSet,
  type State,
  seatsIn,
  total,
} from '@orrery/kernel';
import { type Bundle, type BundleBounds, bundleField, covers, forEachChoice, zeros } from './bundle.ts';
import { itemAt } from './listing.ts';

/** The discard move, to be declared with the others of a game. */
export const discardMoves = (bounds: BundleBounds) => ({
  discard: defineMove('discard {cards}', {
    cards: bundleField({ ...bounds, any: (rng) => (rng(2) === 0 ? 0 : rng(4)) }),
  }),
});
type DiscardMoves = MoveSchemas<ReturnType<typeof discardMoves>>;
type DiscardMove = MoveOf<DiscardMoves>;

interface DiscardFrame {
  readonly kind: 'discard';
  readonly owing: SeatSet;
  readonly done: SeatSet;
}

/** The fields that discarding needs on a table. */
interface DiscardTable {
  readonly stack: Kinded[];
  readonly players: readonly { readonly cards: number }[];
  discards: readonly Bundle[];
}
interface DiscardHand {
  readonly resources: Bundle;
  discard: Bundle | null; // chosen, face down
}

/** The events of discarding. */
export const discardEvents = {
  sealed: defineEvent<{ seat: Seat; cards: Bundle | null }>(), // null: another seat's secret
  discarded: defineEvent<{ seat: Seat; cards: Bundle }>(),
};
type DiscardEvent = EventOf<typeof discardEvents>;

/** How a game discards: its kinds of cards, the rule, and where the cards go. */
interface DiscardConfig<T, H, B> {
  readonly moves: DiscardMoves;
  readonly kinds: number;
  readonly rule: string;
  frameOf(owing: SeatSet, done: SeatSet): DiscardFrame;
  pay(state: State<T, H, B>, seat: Seat, cards: Bundle): void;
}

/** Half of the hand, rounded down. */
export const discardCount = ({ players }: Pick<DiscardTable, 'players'>, seat: Seat): number =>
  itemAt(players, seat).cards >> 1;

const isDiscardFrame = (frame: Kinded | undefined): frame is DiscardFrame => frame?.kind === 'discard';

const NO_DISCARDS: DiscardFrame = { kind: 'discard', owing: 0, done: 0 };

function currentDiscardFrame({ stack }: DiscardTable): DiscardFrame {
  const frame = stack[stack.length - 1];
  return isDiscardFrame(frame) ? frame : NO_DISCARDS;
}

/** Discards with fewer than this of each kind are cached and shared. */
const SHARED_COUNT_LIMIT = 8;

/** Makes discards; those of small counts are made only once. */
function sharedDiscards({ discard }: DiscardMoves, kinds: number): (cards: Bundle) => DiscardMove {
  const made: (DiscardMove | undefined)[] = new Array(SHARED_COUNT_LIMIT ** kinds);
  return (cards) => {
    let place = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const n = cards[kind] ?? 0;
      if (n >= SHARED_COUNT_LIMIT) return discard.make({ cards: cards.slice() });
      place = place * SHARED_COUNT_LIMIT + n;
    }
    const known = made[place];
    if (known !== undefined) return known;
    const move = discard.make({ cards: cards.slice() });
    made[place] = move;
    return move;
  };
}

/** After a seven, every seat with too many cards gives back half of them; all choose in secret and reveal together. */
export function discardAction<T extends DiscardTable, H extends DiscardHand, B>({
  moves,
  kinds,
  rule,
  frameOf,
  pay,
}: DiscardConfig<T, H, B>) {
  const nothing: Bundle = zeros(kinds);
  const discardOf = sharedDiscards(moves, kinds);

  function uncover(state: State<T, H, B>, owing: SeatSet, tell: EventSink<DiscardEvent> | null): void {
    const { table, hands } = state;
    table.discards = hands.map(({ discard }) => discard ?? nothing);
    for (const seat of seatsIn(owing)) {
      const hand = itemAt(hands, seat);
      const cards = hand.discard ?? nothing;
      hand.discard = null;
      pay(state, seat, cards);
      tell?.all({ kind: 'discarded', seat, cards });
    }
    tell?.reveals(allSeats(table.players.length));
  }

  return actionMaker<T, H, B, DiscardEvent>()(moves.discard, {
    frames: ['discard'],
    needs: [
      {
        code: 'not-half',
        rule,
        ok: ({ table, seat }, { cards }) => total(cards) === discardCount(table, seat),
        numbers: ({ table, seat }, { cards }) => ({ owed: discardCount(table, seat), chosen: total(cards) }),
      },
      { code: 'not-held', rule, ok: ({ hand }, { cards }) => covers(hand.resources, cards) },
    ],
    exact: true,
    candidates: ({ table, seat, hand }, out) =>
      forEachChoice(hand.resources, discardCount(table, seat), (cards) => out.add(discardOf(cards))),
    play(state, seat, { cards }, tell) {
      const { table } = state;
      const { owing, done } = currentDiscardFrame(table);
      const now = done | onlySeat(seat);
      itemAt(state.hands, seat).discard = cards;
      table.stack.pop();
      if (now === owing) return uncover(state, owing, tell);
      table.stack.push(frameOf(owing, now));
      tell?.to(
        onlySeat(seat),
        { kind: 'sealed', seat, cards },
        hasSeat(done, seat) ? null : { kind: 'sealed', seat, cards: null },
      );
    },
  });
}
