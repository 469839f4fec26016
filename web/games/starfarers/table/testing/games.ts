import { NONE } from '@orrery/common';
import {
  type Asking,
  chanceFromRng,
  fastRng,
  MoveList,
  type Seat,
  type SeatView,
  type State,
  seatsIn,
  standardOptions,
} from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { type Event, flightPlanOf, type Hand, type Move, type Table } from '@orrery/starfarers/facts';
import type { StoryLine } from '../../../../session/session.ts';
import { listener } from '../../../common/testing/listener.ts';

type StarfarersState = State<Table, Hand, ReturnType<typeof starfarers.setup>['box']>;

/** A seat that is asked something in the course of a game. */
export interface AskedSeatCase {
  readonly state: StarfarersState;
  readonly view: SeatView<Table, Hand>;
  readonly asking: Asking;
  readonly moves: readonly Move[];
  readonly story: readonly StoryLine<Event>[];
}

export interface RandomGameOptions {
  readonly seed: number;
  readonly seats: number;
  readonly options?: Partial<Table['options']>;
  /** The game is abandoned after this number of entries. */
  readonly maxEntries?: number;
}

function handOf({ hands }: StarfarersState, seat: Seat): Hand {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`no player at seat ${seat}`);
  return hand;
}

export function legalMoves(view: SeatView<Table, Hand>): readonly Move[] {
  const found = new MoveList<Move>(8);
  starfarers.moves(view, found);
  return found.toArray();
}

/** A player who only passes makes no progress: most of the time choose something else. */
const IDLE_KINDS: readonly string[] = ['done', 'decline', 'withdraw', 'pass', 'offer'];

/** Aimless flights make no progress either: prefer those that end at a station or a colony. */
function isGoal(move: Move, table: Table): boolean {
  if (move.kind === 'found' || move.kind === 'upgrade' || move.kind === 'build') return true;
  if (move.kind !== 'fly') return false;
  const { docks, founds } = flightPlanOf(table, table.pilot, move.ship, move.vertex);
  return founds || docks !== NONE;
}

/** A random player without a limit would make offers all the time. */
const MAX_OFFERS_PER_TURN = 1;

/** Plays a random game and passes every request of every seat to `visit`, which must not change it. */
export function playRandomGame(played: RandomGameOptions, visit: (request: AskedSeatCase) => void): void {
  const { seed, seats, options = {}, maxEntries = 900 } = played;
  const state = starfarers.setup(
    { ...standardOptions(starfarers.options), offers: MAX_OFFERS_PER_TURN, ...options },
    seats,
  );
  const rng = fastRng(seed);
  const chance = chanceFromRng(rng);
  const { tell, storyOf, turn } = listener<Event>(seats);
  for (let i = 0; i < maxEntries; i++) {
    turn();
    const asking = starfarers.awaiting(state.table);
    if (asking.who === 'over') return;
    if (asking.who === 'chance') {
      starfarers.resolve(state, [...chance(asking, 0)], tell);
      continue;
    }
    for (const seat of seatsIn(asking.must | asking.may)) {
      const view = { seat, table: state.table, hand: handOf(state, seat) };
      visit({ state, view, asking, moves: legalMoves(view), story: storyOf(seat) });
    }
    const [seat = 0] = seatsIn(asking.must);
    const moves = legalMoves({ seat, table: state.table, hand: handOf(state, seat) });
    const eager = moves.filter(({ kind }) => !IDLE_KINDS.includes(kind));
    const goals = moves.filter((each) => isGoal(each, state.table));
    const from = rng(6) === 0 || eager.length === 0 ? moves : goals.length > 0 && rng(4) > 0 ? goals : eager;
    const move = from[rng(from.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no legal move`);
    starfarers.play(state, seat, move, tell);
  }
}
