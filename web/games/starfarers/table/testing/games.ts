import { NONE } from '@orrery/common';
import {
  type Asking,
  drawnFrom,
  fastRng,
  list,
  MoveList,
  type Seat,
  type SeatView,
  type State,
  standardOptions,
} from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { courseOf, type Event, type Hand, type Move, type Table } from '@orrery/starfarers/facts';
import type { StoryLine } from '../../../../session/session.ts';
import { listener } from '../../../common/testing/listener.ts';

type Whole = State<Table, Hand, ReturnType<typeof starfarers.setup>['box']>;

/** A seat that is asked something in the course of a game. */
export interface Request {
  readonly state: Whole;
  readonly view: SeatView<Table, Hand>;
  readonly asking: Asking;
  readonly moves: readonly Move[];
  readonly story: readonly StoryLine<Event>[];
}

export interface Played {
  readonly seed: number;
  readonly seats: number;
  readonly options?: Partial<Table['options']>;
  /** Given up after so many entries. */
  readonly bound?: number;
}

function handOf({ hands }: Whole, seat: Seat): Hand {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return hand;
}

export function legal(view: SeatView<Table, Hand>): readonly Move[] {
  const found = new MoveList<Move>(8);
  starfarers.moves(view, found);
  return found.toArray();
}

/** Whoever only passes gets nowhere: most of the time something else is done. */
const IDLE: readonly string[] = ['done', 'decline', 'withdraw', 'pass', 'offer'];

/** Aimless flights get nowhere either: a station or a colony at the end of one is worth more. */
function isGoal(move: Move, table: Table): boolean {
  if (move.kind === 'found' || move.kind === 'upgrade' || move.kind === 'build') return true;
  if (move.kind !== 'fly') return false;
  const { docks, founds } = courseOf(table, table.pilot, move.ship, move.vertex);
  return founds || docks !== NONE;
}

/** Offers a turn: whoever plays at random and may make any number gets nowhere else. */
const FEW = 1;

/** Plays a game at random and shows every request of every seat; what is shown must not be changed. */
export function playedAtRandom(played: Played, visit: (request: Request) => void): void {
  const { seed, seats, options = {}, bound = 900 } = played;
  const state = starfarers.setup({ ...standardOptions(starfarers.options), offers: FEW, ...options }, seats);
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  const { tell, storyOf, turn } = listener<Event>(seats);
  for (let i = 0; i < bound; i++) {
    turn();
    const asking = starfarers.awaiting(state.table);
    if (asking.who === 'over') return;
    if (asking.who === 'chance') {
      starfarers.resolve(state, [...chance(asking, 0)], tell);
      continue;
    }
    for (const seat of list(asking.must | asking.may)) {
      const view = { seat, table: state.table, hand: handOf(state, seat) };
      visit({ state, view, asking, moves: legal(view), story: storyOf(seat) });
    }
    const [seat = 0] = list(asking.must);
    const moves = legal({ seat, table: state.table, hand: handOf(state, seat) });
    const eager = moves.filter(({ kind }) => !IDLE.includes(kind));
    const goals = moves.filter((each) => isGoal(each, state.table));
    const from = rng(6) === 0 || eager.length === 0 ? moves : goals.length > 0 && rng(4) > 0 ? goals : eager;
    const move = from[rng(from.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    starfarers.play(state, seat, move, tell);
  }
}
