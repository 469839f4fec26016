import { type Asking, drawnFrom, fastRng, has, list, MoveList, type SeatView, type State } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import type { Hand, Move, Table } from '@orrery/startrek/facts';

type Options = Table['options'];
type Box = ReturnType<typeof startrek.setup>['box'];

const STANDARD: Options = {
  setup: startrek.options.setup.standard,
  phases: startrek.options.phases.standard,
  target: startrek.options.target.standard,
  dice: startrek.options.dice.standard,
  claim: startrek.options.claim.standard,
  counts: startrek.options.counts.standard,
  steal: startrek.options.steal.standard,
  support: startrek.options.support.standard,
  offers: startrek.options.offers.standard,
  start: startrek.options.start.standard,
  classic: startrek.options.classic.standard,
};

/** A seat that is asked something in the course of a game. */
export interface Request {
  readonly state: State<Table, Hand, Box>;
  readonly view: SeatView<Table, Hand>;
  readonly asking: Asking;
  readonly moves: readonly Move[];
}

interface Played {
  readonly seed: number;
  readonly seats: number;
  readonly options?: Partial<Options>;
  /** Given up after so many entries. */
  readonly bound?: number;
}

/** Offers a turn: whoever plays at random and may make any number gets nowhere else. */
const FEW = 1;

/** Plays a game at random and shows every request of every seat; what is shown must not be changed. */
export function playedAtRandom({ seed, seats, options = {}, bound = 1500 }: Played, visit: (request: Request) => void) {
  const state = startrek.setup({ ...STANDARD, offers: FEW, ...options }, seats);
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  for (let i = 0; i < bound; i++) {
    const asking = startrek.awaiting(state.table);
    if (asking.who === 'over') return;
    if (asking.who === 'chance') {
      startrek.resolve(state, [...chance(asking, 0)], null);
      continue;
    }
    const seat = answering(state, asking, visit, rng);
    const moves = legal({ seat, table: state.table, hand: handOf(state, seat) });
    const move = moves[rng(moves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    startrek.play(state, seat, move, null);
  }
}

function handOf({ hands }: State<Table, Hand, Box>, seat: number): Hand {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return hand;
}

function legal(view: SeatView<Table, Hand>): readonly Move[] {
  const found = new MoveList<Move>();
  startrek.moves(view, found);
  return found.toArray();
}

/** Shows the requests of all who are asked, and says who answers. */
function answering(
  state: State<Table, Hand, Box>,
  asking: Asking,
  visit: (request: Request) => void,
  rng: (below: number) => number,
): number {
  for (const seat of list(asking.must | asking.may)) {
    const view = { seat, table: state.table, hand: handOf(state, seat) };
    visit({ state, view, asking, moves: legal(view) });
  }
  const must = list(asking.must);
  const first = must[rng(must.length)] ?? 0;
  return has(asking.must, first) ? first : 0;
}
