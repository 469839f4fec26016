import {
  actionMaker,
  allSeats,
  type Declared,
  type EventOf,
  event,
  has,
  type Kinded,
  list,
  type MoveOf,
  move,
  only,
  type Seat,
  type SeatSet,
  type State,
  type Tell,
  total,
} from '@orrery/kernel';
import { type Bounds, type Bundle, bundles, covers, eachChoice, zeros } from './bundle.ts';
import { some } from './listing.ts';

/** The move of discarding, to be declared with the others of a game. */
export const discardMoves = (bounds: Bounds) => ({
  discard: move('discard {cards}', { cards: bundles({ ...bounds, any: (rng) => (rng(2) === 0 ? 0 : rng(4)) }) }),
});
type DiscardMoves = Declared<ReturnType<typeof discardMoves>>;
type DiscardMove = MoveOf<DiscardMoves>;

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

/** What discarding tells. */
export const discardEvents = {
  sealed: event<{ seat: Seat; cards: Bundle | null }>(), // null: somebody else's secret
  discarded: event<{ seat: Seat; cards: Bundle }>(),
};
type DiscardEvent = EventOf<typeof discardEvents>;

/** How a game discards: the kinds of cards it has, the rule of its own book, and where the cards go. */
interface Discarding<T, H, B> {
  readonly moves: DiscardMoves;
  readonly kinds: number;
  readonly rule: string;
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

/** Discards of fewer than this of each kind are kept and shared. */
const SHARED = 8;

/** Makes discards, those of small counts once and for all. */
function shared({ discard }: DiscardMoves, kinds: number): (cards: Bundle) => DiscardMove {
  const made: (DiscardMove | undefined)[] = new Array(SHARED ** kinds);
  return (cards) => {
    let place = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const n = cards[kind] ?? 0;
      if (n >= SHARED) return discard.make({ cards: cards.slice() });
      place = place * SHARED + n;
    }
    const known = made[place];
    if (known !== undefined) return known;
    const move = discard.make({ cards: cards.slice() });
    made[place] = move;
    return move;
  };
}

/** Whoever has too many cards after a seven gives back half of them; all choose in secret, and uncover together. */
export function discarding<T extends DiscardTable, H extends DiscardHand, B>({
  moves,
  kinds,
  rule,
  frameOf,
  pay,
}: Discarding<T, H, B>) {
  const nothing: Bundle = zeros(kinds);
  const discardOf = shared(moves, kinds);

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

  return actionMaker<T, H, B, DiscardEvent>()(moves.discard, {
    frames: ['discard'],
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
    candidates: ({ table, seat, hand }, out) =>
      eachChoice(hand.resources, owed(table, seat), (cards) => out.add(discardOf(cards))),
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
  });
}
