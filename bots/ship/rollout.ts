import { itemAt } from '@orrery/common';
import { type MoveList, type Rng, type SeatView, topFrame } from '@orrery/kernel';
import { ASTRO, cannonPoints, type Hand, type Move, RESOURCE_KINDS, type Table } from '@orrery/ship/facts';

type View = SeatView<Table, Hand>;

const NOT_FOUND = -1;
const PER_MILLE = 1000;
/** Probabilities in thousandths of taking an opportunity. */
const TAKE_PER_MILLE = { trade: 500, booster: 350, cannon: 350, sale: 400, force: 300 } as const;
/** Moves made whenever possible, the first available one first. */
const IMMEDIATE_KINDS = ['task', 'colony', 'station', 'centre-2', 'colony-ship', 'centre', 'trade-ship'] as const;
const IMMEDIATE_RANK: ReadonlyMap<Move['kind'], number> = new Map(IMMEDIATE_KINDS.map((kind, i) => [kind, i]));
const IMPROVEMENTS: ReadonlySet<Move['kind']> = new Set(['booster', 'booster-2', 'cannon', 'cannon-2']);
const PASSING_KINDS: ReadonlySet<Move['kind']> = new Set(['next', 'end', 'decline', 'withdraw']);
/** Above this a price is good for selling, below it good for buying. */
const FAIR_PRICE = 3;
/** Pirates, by demand, that only a well-armed ship fights. */
const MIN_CANNONS_BY_DEMAND: readonly number[] = [0, 0, 0, 2, 3, 4];

/** Quick, sensible choices for rollouts: no look ahead, only simple rules on the ship's state. */
export function rolloutPolicy(
  priceOf: (table: Table) => number,
): (view: View, moves: MoveList<Move>, rng: Rng) => number {
  /** The largest trade of a kind: moves of a kind are sorted by amount. */
  const last = (moves: MoveList<Move>, kind: Move['kind']): number => {
    let found = NOT_FOUND;
    for (let i = 0; i < moves.n; i++) if (moves.at[i]?.kind === kind) found = i;
    return found;
  };

  const deal = ({ table, seat }: View, moves: MoveList<Move>): number => {
    const price = priceOf(table);
    const astro = table.players[seat]?.stock[ASTRO] ?? 0;
    if (price > FAIR_PRICE) return last(moves, 'sell');
    if (price < FAIR_PRICE || (price === FAIR_PRICE && astro > 12)) return last(moves, 'buy');
    return last(moves, 'sell-pair');
  };

  const inTurn = (view: View, moves: MoveList<Move>, rng: Rng): number => {
    const does = (often: number): boolean => rng(PER_MILLE) < often;
    let best = NOT_FOUND;
    let rank: number = IMMEDIATE_KINDS.length;
    let onward = NOT_FOUND;
    let trades = 0;
    let better = NOT_FOUND;
    let forced = NOT_FOUND;
    for (let i = 0; i < moves.n; i++) {
      const { kind } = itemAt(moves.at, i);
      const place = IMMEDIATE_RANK.get(kind);
      if (place !== undefined && place < rank) {
        rank = place;
        best = i;
      } else if (PASSING_KINDS.has(kind)) onward = i;
      else if (kind === 'buy' || kind === 'sell' || kind === 'sell-pair') trades++;
      else if (kind === 'force') forced = i;
      else if (IMPROVEMENTS.has(kind) && does(TAKE_PER_MILLE.booster)) better = i;
    }
    if (best !== NOT_FOUND) return best;
    if (trades > 0 && does(TAKE_PER_MILLE.trade)) {
      const found = deal(view, moves);
      if (found !== NOT_FOUND) return found;
    }
    if (better !== NOT_FOUND) return better;
    if (forced !== NOT_FOUND && does(TAKE_PER_MILLE.force)) return forced;
    return onward === NOT_FOUND ? rng(moves.n) : onward;
  };

  const pirate = ({ table, seat }: View, moves: MoveList<Move>): number => {
    const frame = topFrame(table);
    const demand = frame.kind === 'pirate' ? frame.demand : 0;
    const player = table.players[seat];
    const isArmed = player !== undefined && cannonPoints(player) >= (MIN_CANNONS_BY_DEMAND[demand] ?? 0);
    const wish = isArmed ? 'fight' : 'pay';
    for (let i = 0; i < moves.n; i++) if (moves.at[i]?.kind === wish) return i;
    return 0;
  };

  /** The resource with the smallest stock. */
  const scarcest = ({ table, seat }: View, moves: MoveList<Move>): number => {
    const stock = table.players[seat]?.stock ?? [];
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      const n =
        move !== undefined && 'resource' in move && move.resource < RESOURCE_KINDS ? (stock[move.resource] ?? 0) : 9;
      if (n >= least) continue;
      least = n;
      best = i;
    }
    return best;
  };

  return (view, moves, rng) => {
    if (moves.n <= 1) return 0;
    const { kind } = itemAt(moves.at, 0);
    if (kind === 'pay' || kind === 'fight') return pirate(view, moves);
    if (kind === 'take' || kind === 'produce') return scarcest(view, moves);
    if (kind === 'fly' || kind === 'choose' || kind === 'arrange' || kind === 'give-up') return rng(moves.n);
    return inTurn(view, moves, rng);
  };
}
