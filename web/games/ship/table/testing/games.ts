import { duel } from '@orrery/duel';
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
import type { Event, Hand, Move, Table } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import type { StoryLine } from '../../../../session/session.ts';
import { listener } from '../../../common/testing/listener.ts';
import { DUEL_GEAR } from '../../../duel/table.ts';
import { STARSHIP_GEAR } from '../../../starship/table.ts';
import type { Gear } from '../gear.ts';

type Whole = State<Table, Hand, ReturnType<typeof starship.setup>['box']>;
type Options = Partial<Table['options']>;

/** A seat that is asked something in the course of a game. */
export interface Request {
  readonly gear: Gear;
  readonly rules: typeof starship | typeof duel;
  readonly state: Whole;
  readonly view: SeatView<Table, Hand>;
  readonly asking: Asking;
  readonly moves: readonly Move[];
  readonly story: readonly StoryLine<Event>[];
}

export interface Played {
  readonly game: 'starship' | 'duel';
  readonly seed: number;
  readonly options?: Options;
  /** Given up after so many entries. */
  readonly bound?: number;
}

/** The game itself with its standard options, some of them changed. */
const begun = (game: Played['game'], options: Options): Whole =>
  game === 'starship'
    ? starship.setup({ ...standardOptions(starship.options), ...options }, SEATS)
    : duel.setup({ ...standardOptions(duel.options), ...options }, SEATS);
const SEATS = 2;

function handOf({ hands }: Whole, seat: Seat): Hand {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return hand;
}

/** Plays a game at random and shows every request of every seat; what is shown must not be changed. */
export function playedAtRandom(played: Played, visit: (request: Request) => void): void {
  const { game, seed, options = {}, bound = 1200 } = played;
  const rules = game === 'starship' ? starship : duel;
  const gear = game === 'starship' ? STARSHIP_GEAR : DUEL_GEAR;
  const state = begun(game, options);
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  const { tell, storyOf, turn } = listener<Event>(SEATS);
  for (let i = 0; i < bound; i++) {
    turn();
    const asking = rules.awaiting(state.table);
    if (asking.who === 'over') return;
    if (asking.who === 'chance') {
      rules.resolve(state, [...chance(asking, 0)], tell);
      continue;
    }
    const legal = (seat: Seat): readonly Move[] => {
      const found = new MoveList<Move>();
      rules.moves({ seat, table: state.table, hand: handOf(state, seat) }, found);
      return found.toArray();
    };
    for (const seat of list(asking.must | asking.may)) {
      const view = { seat, table: state.table, hand: handOf(state, seat) };
      visit({ gear, rules, state, view, asking, moves: legal(seat), story: storyOf(seat) });
    }
    const [seat = 0] = list(asking.must);
    const moves = legal(seat);
    // Whoever only passes gets nowhere: most of the time something else is done.
    const eager = moves.filter(({ kind }) => kind !== 'stop' && kind !== 'end' && kind !== 'decline');
    const from = eager.length > 0 && rng(5) > 0 ? eager : moves;
    const move = from[rng(from.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    rules.play(state, seat, move, tell);
  }
}
