import type { MoveList, Rng, SeatView } from '@orrery/kernel';
import {
  type Board,
  COST,
  type Hand,
  isBase,
  KINDS,
  MAP,
  type Move,
  ownerOf,
  SIX,
  type Table,
  VERTEX_WORD,
} from '@orrery/startrek/facts';
import type { Yields } from './yields.ts';

type View = SeatView<Table, Hand>;

const NOT_FOUND = -1;
/** Of a hundred times a chance comes up, how often it is taken. */
const CUSTOM = { sfi: 50, progress: 70, buy: 60, ship: 60, accept: 30, support: 60 } as const;
/** Hexes that are looked at when the cruiser moves. */
const GLANCES = 5;

/** Moves in the order in which they are thought of: what wins, what scores, what must be. */
const AT_ONCE: readonly string[] = ['claim', 'base', 'retire-base', 'station', 'retire-station', 'found'];
const PROGRESS: ReadonlySet<string> = new Set(['science', 'monopoly', 'utopia']);
const SUPPORT: ReadonlySet<string> = new Set(['demand', 'substitute', 'lift', 'double', 'chase', 'choose', 'inspect']);
const SITED: ReadonlySet<string> = new Set(['base', 'retire-base', 'station', 'retire-station', 'found']);

const isOpen = ({ derived }: Table, vertex: number): boolean => {
  const word = vertex < VERTEX_WORD ? 0 : 1;
  return (((derived.open[word] ?? 0) >> (vertex - word * VERTEX_WORD)) & 1) === 1;
};

/** What a ship on this edge leads to: the best free point at its ends. */
function promise(table: Table, weighed: Float64Array, edge: number): number {
  let best = 0;
  for (let end = edge * 2; end < edge * 2 + 2; end++) {
    const vertex = MAP.edgeVertices[end] ?? 0;
    if (isOpen(table, vertex)) best = Math.max(best, weighed[vertex] ?? 0);
  }
  return best;
}

/** Whom the cruiser would hurt there: others' buildings less one's own. */
function hurt({ vertices }: Table, seat: number, hex: number): number {
  let sum = 0;
  for (let i = hex * SIX; i < hex * SIX + SIX; i++) {
    const building = vertices[MAP.hexVertices[i] ?? 0] ?? 0;
    if (building === 0) continue;
    const n = isBase(building) ? 2 : 1;
    sum += ownerOf(building) === seat ? -3 * n : n;
  }
  return sum;
}

/** What a seat saves for: a station if there is a place for it, else a base, else a ship. */
function goalOf({ table, seat }: View): readonly number[] {
  const player = table.players[seat];
  if (player === undefined) return COST.ship;
  if (player.stations > 0 && hasSite(table, seat)) return COST.station;
  const stations = (table.derived.stations[seat * 2] ?? 0) | (table.derived.stations[seat * 2 + 1] ?? 0);
  if (player.bases > 0 && stations !== 0) return COST.base;
  return player.ships > 0 ? COST.ship : COST.development;
}

const hasSite = ({ derived }: Table, seat: number): boolean =>
  (((derived.open[0] ?? 0) & (derived.reached[seat * 2] ?? 0)) |
    ((derived.open[1] ?? 0) & (derived.reached[seat * 2 + 1] ?? 0))) !==
  0;

/** Quick, sensible choices for playouts: no look ahead, only what a hand and a glance at the board suggest. */
export function roughly(yields: (board: Board) => Yields): (view: View, moves: MoveList<Move>, rng: Rng) => number {
  const bestOf = (view: View, moves: MoveList<Move>, kind: string): number => {
    const { weighed } = yields(view.table.board);
    let best = NOT_FOUND;
    let most = -1;
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move?.kind !== kind) continue;
      let score = 0;
      if ('vertex' in move && SITED.has(kind)) score = weighed[move.vertex] ?? 0;
      else if ('edge' in move) score = promise(view.table, weighed, move.edge);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  };

  /** A swap at the bank that brings what the goal lacks for what it does not need. */
  const usefulSwap = (view: View, moves: MoveList<Move>): number => {
    const goal = goalOf(view);
    const { resources } = view.hand;
    let lacking = 0;
    for (let kind = 0; kind < KINDS; kind++) lacking += Math.max(0, (goal[kind] ?? 0) - (resources[kind] ?? 0));
    if (lacking === 0) return NOT_FOUND;
    for (let i = 0; i < moves.n; i++) {
      const move = moves.at[i];
      if (move?.kind !== 'bank') continue;
      const spare = (resources[move.give] ?? 0) - (goal[move.give] ?? 0);
      if (spare >= 4 && (goal[move.take] ?? 0) > (resources[move.take] ?? 0)) return i;
      if (spare >= 2 && spare < 4 && (goal[move.take] ?? 0) > (resources[move.take] ?? 0) && lacking <= 2) return i;
    }
    return NOT_FOUND;
  };

  const cruiserMove = (view: View, moves: MoveList<Move>, rng: Rng): number => {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let glance = 0; glance < GLANCES; glance++) {
      const i = rng(moves.n);
      const move = moves.at[i];
      const score = move?.kind === 'cruiser' ? hurt(view.table, view.seat, move.hex) : 0;
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  };

  return (view, moves, rng) => {
    if (moves.n <= 1) return 0;
    const first = moves.at[0]?.kind ?? '';
    if (first === 'cruiser') return cruiserMove(view, moves, rng);
    if (first === 'discard' || first === 'steal' || first === 'exchange') return rng(moves.n);
    if (first === 'found-ship' || first === 'place') return Math.max(0, bestOf(view, moves, first));
    let last = NOT_FOUND;
    let ship = NOT_FOUND;
    let buy = NOT_FOUND;
    let bank = false;
    for (let i = 0; i < moves.n; i++) {
      const kind = moves.at[i]?.kind ?? '';
      if (AT_ONCE.includes(kind)) return bestOf(view, moves, kind);
      if (kind === 'sfi' && rng(100) < CUSTOM.sfi) return i;
      if (PROGRESS.has(kind) && rng(100) < CUSTOM.progress) return i + 0;
      if (kind === 'accept') return rng(100) < CUSTOM.accept ? i : i + 1 < moves.n ? i + 1 : i;
      if (kind === 'decline') return i;
      if (SUPPORT.has(kind) && rng(1000) < CUSTOM.support) return i;
      if (kind === 'roll' || kind === 'build' || kind === 'end') last = i;
      else if (kind === 'ship') ship = i;
      else if (kind === 'buy') buy = i;
      else if (kind === 'bank') bank = true;
    }
    if (bank) {
      const swap = usefulSwap(view, moves);
      if (swap !== NOT_FOUND) return swap;
    }
    if (ship !== NOT_FOUND && !hasSite(view.table, view.seat) && rng(100) < CUSTOM.ship)
      return bestOf(view, moves, 'ship');
    if (buy !== NOT_FOUND && rng(100) < CUSTOM.buy) return buy;
    return last === NOT_FOUND ? rng(moves.n) : last;
  };
}
