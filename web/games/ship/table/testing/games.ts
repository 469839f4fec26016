import { duel } from '@orrery/duel';
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
import type { Event, Hand, Move, Table } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import type { StoryLine } from '../../../../session/session.ts';
import { listener } from '../../../common/testing/listener.ts';
import { DUEL_VARIANT_UI } from '../../../duel/table.ts';
import { STARSHIP_VARIANT_UI } from '../../../starship/table.ts';
import type { ShipVariantUi } from '../types.ts';

type ShipGameState = State<Table, Hand, ReturnType<typeof starship.setup>['box']>;
type Options = Partial<Table['options']>;

/** A seat that is asked something in the course of a game. */
export interface AskedSeatCase {
  readonly variantUi: ShipVariantUi;
  readonly rules: typeof starship | typeof duel;
  readonly state: ShipGameState;
  readonly view: SeatView<Table, Hand>;
  readonly asking: Asking;
  readonly moves: readonly Move[];
  readonly story: readonly StoryLine<Event>[];
}

export interface RandomGameOptions {
  readonly game: 'starship' | 'duel';
  readonly seed: number;
  readonly options?: Options;
  /** The game is abandoned after this number of entries. */
  readonly maxEntries?: number;
}

/** The game with standard options, some of them changed. */
const newGame = (game: RandomGameOptions['game'], options: Options): ShipGameState =>
  game === 'starship'
    ? starship.setup({ ...standardOptions(starship.options), ...options }, SEATS)
    : duel.setup({ ...standardOptions(duel.options), ...options }, SEATS);
const SEATS = 2;

function handOf({ hands }: ShipGameState, seat: Seat): Hand {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`no player at seat ${seat}`);
  return hand;
}

/** Plays a random game and passes every request of every seat to `visit`, which must not change it. */
export function playRandomGame(played: RandomGameOptions, visit: (request: AskedSeatCase) => void): void {
  const { game, seed, options = {}, maxEntries = 1200 } = played;
  const rules = game === 'starship' ? starship : duel;
  const variantUi = game === 'starship' ? STARSHIP_VARIANT_UI : DUEL_VARIANT_UI;
  const state = newGame(game, options);
  const rng = fastRng(seed);
  const chance = chanceFromRng(rng);
  const { tell, storyOf, turn } = listener<Event>(SEATS);
  for (let i = 0; i < maxEntries; i++) {
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
    for (const seat of seatsIn(asking.must | asking.may)) {
      const view = { seat, table: state.table, hand: handOf(state, seat) };
      visit({ variantUi, rules, state, view, asking, moves: legal(seat), story: storyOf(seat) });
    }
    const [seat = 0] = seatsIn(asking.must);
    const moves = legal(seat);
    // A player who only passes makes no progress: most of the time choose something else.
    const eager = moves.filter(({ kind }) => kind !== 'stop' && kind !== 'end' && kind !== 'decline');
    const from = eager.length > 0 && rng(5) > 0 ? eager : moves;
    const move = from[rng(from.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no legal move`);
    rules.play(state, seat, move, tell);
  }
}
