import type { Kinded, Seat } from '@orrery/kernel';

/** Events by which a mission gets on: they bring points, or what brings points later. */
const PROGRESS_KINDS: ReadonlySet<string> = new Set(['fulfilled', 'settled', 'moored', 'trophy', 'built', 'centre']);
const TRADE_KINDS: ReadonlySet<string> = new Set(['bought', 'sold', 'forced', 'traded', 'took']);

/** Idle turns before the guide speaks: without any trade, or with nothing but trade. */
const TURNS_WITHOUT_TRADE = 2;
const TURNS_WITH_TRADE_ALONE = 4;

/** The best kinds of moves first; what only passes a turn on is not among them. */
const USEFUL_KINDS: readonly string[] = [
  'task',
  'colony',
  'station',
  'centre-2',
  'centre',
  'colony-ship',
  'trade-ship',
  'cannon',
  'booster',
  'cannon-2',
  'booster-2',
  'sell',
  'sell-pair',
  'station-sell',
  'force',
  'buy',
  'station-buy',
];
const MOST_NAMED = 2;

const isBy = (event: Kinded, seat: Seat): boolean => 'seat' in event && event.seat === seat;

/** The turns of a seat since its last event of these kinds; the one that it plays is not counted. */
function turnsSince(events: readonly Kinded[], seat: Seat, kinds: ReadonlySet<string>): number {
  const since = events.findLastIndex((event) => kinds.has(event.kind) && isBy(event, seat));
  const turns = events.slice(since + 1).filter((event) => event.kind === 'turn' && isBy(event, seat)).length;
  return Math.max(0, turns - 1);
}

/** How many turns of a seat have passed without progress; 0 while there is no need to say so. */
export function idleTurns(events: readonly Kinded[], seat: Seat): number {
  const idle = turnsSince(events, seat, PROGRESS_KINDS);
  const hasTraded = turnsSince(events, seat, TRADE_KINDS) < idle;
  return idle >= (hasTraded ? TURNS_WITH_TRADE_ALONE : TURNS_WITHOUT_TRADE) ? idle : 0;
}

/** The moves worth naming: one of each kind, the best first. */
export function usefulMoves<M extends Kinded>(moves: readonly M[]): readonly M[] {
  return USEFUL_KINDS.flatMap((kind) => moves.find((move) => move.kind === kind) ?? []).slice(0, MOST_NAMED);
}
