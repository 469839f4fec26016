import {
  type Asking,
  chanceFromRng,
  fastRng,
  hasSeat,
  MoveList,
  type SeatView,
  type State,
  seatsIn,
} from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import type { Hand, Move, Table } from '@orrery/startrek/facts';

type Options = Table['options'];
type Box = ReturnType<typeof startrek.setup>['box'];

const STANDARD_OPTIONS: Options = {
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
export interface AskedSeatCase {
  readonly state: State<Table, Hand, Box>;
  readonly view: SeatView<Table, Hand>;
  readonly asking: Asking;
  readonly moves: readonly Move[];
}

interface RandomGameOptions {
  readonly seed: number;
  readonly seats: number;
  readonly options?: Partial<Options>;
  /** The game is abandoned after this number of entries. */
  readonly maxEntries?: number;
}

/** A random player without a limit would make offers all the time. */
const MAX_OFFERS_PER_TURN = 1;

/** Plays a random game and passes every request of every seat to `visit`, which must not change it. */
export function playRandomGame(
  { seed, seats, options = {}, maxEntries = 1500 }: RandomGameOptions,
  visit: (request: AskedSeatCase) => void,
) {
  const state = startrek.setup({ ...STANDARD_OPTIONS, offers: MAX_OFFERS_PER_TURN, ...options }, seats);
  const rng = fastRng(seed);
  const chance = chanceFromRng(rng);
  for (let i = 0; i < maxEntries; i++) {
    const asking = startrek.awaiting(state.table);
    if (asking.who === 'over') return;
    if (asking.who === 'chance') {
      startrek.resolve(state, [...chance(asking, 0)], null);
      continue;
    }
    const seat = visitAskedSeats(state, asking, visit, rng);
    const moves = legalMoves({ seat, table: state.table, hand: handOf(state, seat) });
    const move = moves[rng(moves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no legal move`);
    startrek.play(state, seat, move, null);
  }
}

function handOf({ hands }: State<Table, Hand, Box>, seat: number): Hand {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`no player at seat ${seat}`);
  return hand;
}

function legalMoves(view: SeatView<Table, Hand>): readonly Move[] {
  const found = new MoveList<Move>();
  startrek.moves(view, found);
  return found.toArray();
}

/** Visits the requests of all asked seats, and returns the seat that answers. */
function visitAskedSeats(
  state: State<Table, Hand, Box>,
  asking: Asking,
  visit: (request: AskedSeatCase) => void,
  rng: (below: number) => number,
): number {
  for (const seat of seatsIn(asking.must | asking.may)) {
    const view = { seat, table: state.table, hand: handOf(state, seat) };
    visit({ state, view, asking, moves: legalMoves(view) });
  }
  const must = seatsIn(asking.must);
  const first = must[rng(must.length)] ?? 0;
  return hasSeat(asking.must, first) ? first : 0;
}
