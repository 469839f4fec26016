import { heaviestMatching, type WeightedEdge } from './matching.ts';
import type { SeatedPair } from './round-robin.ts';

/** What the pairing of an arena needs to know of an entrant who is free. */
export interface ArenaEntrant {
  readonly number: number;
  readonly points: number;
  readonly rating: number;
  /** The seats so far, 0 for who begins. */
  readonly seats: readonly number[];
  /** The opponents of the last games, the last game first. */
  readonly lastOpponents: readonly (readonly number[])[];
  /** How long the entrant has been free, in milliseconds. */
  readonly waitedMs: number;
}

/** After this time the same two play again, bots take part, and tables need not be full. */
export const ARENA_PATIENCE_MS = 60_000;

const SECOND_MS = 1_000;
/** How far apart in the standings a pair is, squared, up to here. */
const MAX_GAP = 60;
/** A recent opponent counts as so much of a gap, squared. */
const RECENT_FAULT = 900;
const RECENT_GAMES = 3;
/** A second of waiting makes up for so much of a gap, squared. */
const WAIT_BONUS = 10;
const MAX_WAIT_S = 300;

const byStanding = (a: ArenaEntrant, b: ArenaEntrant): number =>
  b.points - a.points || b.rating - a.rating || a.number - b.number;

const hasLastMet = (one: ArenaEntrant, other: ArenaEntrant): boolean =>
  one.lastOpponents[0]?.includes(other.number) === true && other.lastOpponents[0]?.includes(one.number) === true;

const recentMeetings = (one: ArenaEntrant, other: ArenaEntrant): number =>
  one.lastOpponents.slice(0, RECENT_GAMES).filter((each) => each.includes(other.number)).length;

const waitBonus = ({ waitedMs }: ArenaEntrant): number =>
  Math.min(MAX_WAIT_S, Math.floor(waitedMs / SECOND_MS)) * WAIT_BONUS;

/** How often an entrant has begun more than followed. */
const seatBalance = ({ seats }: ArenaEntrant): number => seats.reduce((sum, seat) => sum + (seat === 0 ? 1 : -1), 0);

function seated(one: ArenaEntrant, other: ArenaEntrant): SeatedPair {
  const [mine, theirs] = [seatBalance(one), seatBalance(other)];
  const isFirst = mine === theirs ? one.seats.at(-1) !== 0 : mine < theirs;
  return isFirst ? [one.number, other.number] : [other.number, one.number];
}

/**
 * Pairs those who are free: as many as possible, near in the standings, rather with those they have not met lately, and
 * rather those who have waited long. The same two do not play twice running, unless both have waited for a minute or
 * nobody else takes part.
 */
export function pairArena(free: readonly ArenaEntrant[], active: number): readonly SeatedPair[] {
  const order = free.toSorted(byStanding);
  const edges: WeightedEdge[] = [];
  for (const [i, one] of order.entries()) {
    for (const [j, other] of order.entries()) {
      if (i >= j) continue;
      const isImpatient = Math.min(one.waitedMs, other.waitedMs) >= ARENA_PATIENCE_MS;
      if (hasLastMet(one, other) && !isImpatient && active > 2) continue;
      const gap = Math.min(MAX_GAP, j - i) ** 2 + recentMeetings(one, other) * RECENT_FAULT;
      edges.push([i, j, waitBonus(one) + waitBonus(other) - gap]);
    }
  }
  const partners = heaviestMatching(edges);
  return order.flatMap((one, i) => {
    const partner = partners[i] ?? -1;
    const other = order[partner];
    return other === undefined || partner < i ? [] : [seated(one, other)];
  });
}

/**
 * Tables of several: full ones of those who have waited longest, near in the standings; after a minute also one of
 * fewer people. Who has had the later seats gets the earlier ones.
 */
export function arenaTables(
  free: readonly ArenaEntrant[],
  [least, most]: readonly [least: number, most: number],
): readonly (readonly number[])[] {
  const byWaiting = free.toSorted((a, b) => b.waitedMs - a.waitedMs || a.number - b.number);
  const full = byWaiting.slice(0, Math.floor(free.length / most) * most).toSorted(byStanding);
  const rest = byWaiting.slice(full.length);
  const tables: (readonly ArenaEntrant[])[] = [];
  for (let at = 0; at < full.length; at += most) tables.push(full.slice(at, at + most));
  const isImpatient = (rest[0]?.waitedMs ?? 0) >= ARENA_PATIENCE_MS;
  if (isImpatient && rest.length >= least) tables.push(rest);
  const meanSeat = ({ seats }: ArenaEntrant) =>
    seats.length === 0 ? 0 : seats.reduce((sum, seat) => sum + seat, 0) / seats.length;
  return tables.map((table) =>
    table.toSorted((a, b) => meanSeat(b) - meanSeat(a) || a.number - b.number).map(({ number }) => number),
  );
}
