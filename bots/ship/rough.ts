import { some } from '@orrery/common';
import { type MoveList, type Rng, type SeatView, top } from '@orrery/kernel';
import { ASTRO, cannonPoints, type Hand, type Move, RESOURCES, type Table } from '@orrery/ship/facts';

type View = SeatView<Table, Hand>;

const NOT_FOUND = -1;
const OFTEN = 1000;
/** Of a thousand times a chance comes up, how often it is taken. */
const HABIT = { trade: 500, booster: 350, cannon: 350, sale: 400, force: 300 } as const;
/** What is done whenever it can be, the first that is there. */
const AT_ONCE = ['task', 'colony', 'station', 'centre-2', 'colony-ship', 'centre', 'trade-ship'] as const;
const RANK: ReadonlyMap<Move['kind'], number> = new Map(AT_ONCE.map((kind, i) => [kind, i]));
const IMPROVEMENTS: ReadonlySet<Move['kind']> = new Set(['booster', 'booster-2', 'cannon', 'cannon-2']);
const ONWARD: ReadonlySet<Move['kind']> = new Set(['next', 'end', 'decline', 'withdraw']);
/** Above it a price is good to sell at, below it good to buy at. */
const FAIR = 3;
/** Against whom nobody who is not well armed fights, by the demand. */
const RESPECT: readonly number[] = [0, 0, 0, 2, 3, 4];

/** Quick, sensible choices for playouts: no look ahead, only what a glance at the ship suggests. */
export function roughly(priceOf: (table: Table) => number): (view: View, moves: MoveList<Move>, rng: Rng) => number {
  /** The largest deal of a kind: moves of a kind stand in the order of their amounts. */
  const last = (moves: MoveList<Move>, kind: Move['kind']): number => {
    let found = NOT_FOUND;
    for (let i = 0; i < moves.n; i++) if (moves.at[i]?.kind === kind) found = i;
    return found;
  };

  const deal = ({ table, seat }: View, moves: MoveList<Move>): number => {
    const price = priceOf(table);
    const astro = table.players[seat]?.stock[ASTRO] ?? 0;
    if (price > FAIR) return last(moves, 'sell');
    if (price < FAIR || (price === FAIR && astro > 12)) return last(moves, 'buy');
    return last(moves, 'sell-pair');
  };

  const inTurn = (view: View, moves: MoveList<Move>, rng: Rng): number => {
    const does = (often: number): boolean => rng(OFTEN) < often;
    let best = NOT_FOUND;
    let rank: number = AT_ONCE.length;
    let onward = NOT_FOUND;
    let trades = 0;
    let better = NOT_FOUND;
    let forced = NOT_FOUND;
    for (let i = 0; i < moves.n; i++) {
      const { kind } = some(moves.at, i);
      const place = RANK.get(kind);
      if (place !== undefined && place < rank) {
        rank = place;
        best = i;
      } else if (ONWARD.has(kind)) onward = i;
      else if (kind === 'buy' || kind === 'sell' || kind === 'sell-pair') trades++;
      else if (kind === 'force') forced = i;
      else if (IMPROVEMENTS.has(kind) && does(HABIT.booster)) better = i;
    }
    if (best !== NOT_FOUND) return best;
    if (trades > 0 && does(HABIT.trade)) {
      const found = deal(view, moves);
      if (found !== NOT_FOUND) return found;
    }
    if (better !== NOT_FOUND) return better;
    if (forced !== NOT_FOUND && does(HABIT.force)) return forced;
    return onward === NOT_FOUND ? rng(moves.n) : onward;
  };

  const pirate = ({ table, seat }: View, moves: MoveList<Move>): number => {
    const frame = top(table);
    const demand = frame.kind === 'pirate' ? frame.demand : 0;
    const player = table.players[seat];
    const isArmed = player !== undefined && cannonPoints(player) >= (RESPECT[demand] ?? 0);
    const wish = isArmed ? 'fight' : 'pay';
    for (let i = 0; i < moves.n; i++) if (moves.at[i]?.kind === wish) return i;
    return 0;
  };

  /** What there is least of. */
  const scarcest = ({ table, seat }: View, moves: MoveList<Move>): number => {
    const stock = table.players[seat]?.stock ?? [];
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      const n = move !== undefined && 'resource' in move && move.resource < RESOURCES ? (stock[move.resource] ?? 0) : 9;
      if (n >= least) continue;
      least = n;
      best = i;
    }
    return best;
  };

  return (view, moves, rng) => {
    if (moves.n <= 1) return 0;
    const { kind } = some(moves.at, 0);
    if (kind === 'pay' || kind === 'fight') return pirate(view, moves);
    if (kind === 'take' || kind === 'produce') return scarcest(view, moves);
    if (kind === 'fly' || kind === 'choose' || kind === 'arrange' || kind === 'give-up') return rng(moves.n);
    return inTurn(view, moves, rng);
  };
}
