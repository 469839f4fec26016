import { heaviestMatching, type WeightedEdge } from './matching.ts';
import type { SeatedPair } from './round-robin.ts';

/** What is known about an entrant when a round is paired. */
export interface SwissEntrant {
  readonly number: number;
  readonly points: number;
  readonly rating: number;
  /** The opponents so far, one for each game. */
  readonly met: readonly number[];
  /** The seats so far; seat 0 begins. */
  readonly seats: readonly number[];
  /** Whether there were points without a game: a bye, or an opponent who did not come. */
  readonly hadFreePoint: boolean;
}

interface SwissRound {
  readonly pairs: readonly SeatedPair[];
  /** The entrant without an opponent. */
  readonly bye: number | null;
}

/**
 * What a pairing should avoid, the worst first, as factors that are so far apart that no number of lesser faults
 * outweighs a greater one. All together stay below 2^50, where a number is still exact.
 */
const FAULT = {
  repeated: 2 ** 38, // the same opponent, or a second free point
  sameSeats: 2 ** 31, // both must begin, or both must follow
  scoreGap: 2 ** 18, // squared, in half points
  sameWishes: 2 ** 12, // both would rather begin, or both would rather follow
  order: 1, // how far from “upper half of a score group against lower half”
} as const;
const MAX_REPEATED = 7;
const MAX_GAP = 12; // points, in halves
const MAX_ORDER = 80;
/** More entrants would make the factors above too small. */
export const MAX_SWISS_ENTRANTS = 100;

/** How much more often an entrant has begun than followed. */
const seatBalance = ({ seats }: SwissEntrant): number => seats.reduce((sum, seat) => sum + (seat === 0 ? 1 : -1), 0);

/** The seat that an entrant must get: nobody begins two times more often than they follow, or three times in a row. */
function seatNeeded(entrant: SwissEntrant): number | null {
  const balance = seatBalance(entrant);
  if (Math.abs(balance) >= 2) return balance > 0 ? 1 : 0;
  const [last, before] = entrant.seats.toReversed();
  return last !== undefined && last === before ? 1 - last : null;
}

/** The seat that an entrant should get: the one that was rarer, or else not the last one. */
function seatWanted(entrant: SwissEntrant): number | null {
  const balance = seatBalance(entrant);
  if (balance !== 0) return balance > 0 ? 1 : 0;
  const last = entrant.seats.at(-1);
  return last === undefined ? null : 1 - last;
}

const isSame = (one: number | null, other: number | null): boolean => one !== null && one === other;

interface Placed {
  readonly entrant: SwissEntrant;
  /** The place in its score group, and the size of this group. */
  readonly at: number;
  readonly size: number;
}

function inOrder(entrants: readonly SwissEntrant[]): readonly Placed[] {
  const sorted = entrants.toSorted((a, b) => b.points - a.points || b.rating - a.rating || a.number - b.number);
  return sorted.map((entrant) => {
    const group = sorted.filter(({ points }) => points === entrant.points);
    return { entrant, at: group.indexOf(entrant), size: group.length };
  });
}

/** How far a pair is from the ideal: upper half against lower half of a group, or the end of a group against the top of the next. */
function orderFault(upper: Placed, lower: Placed): number {
  const isOneGroup = upper.entrant.points === lower.entrant.points;
  const half = Math.floor(upper.size / 2);
  const fault = isOneGroup ? Math.abs(lower.at - upper.at - half) : upper.size - 1 - upper.at + lower.at;
  return Math.min(fault, MAX_ORDER);
}

const gapFault = (one: number, other: number): number => Math.min(MAX_GAP, Math.abs(one - other) * 2) ** 2;

function pairFault(upper: Placed, lower: Placed): number {
  const [one, other] = [upper.entrant, lower.entrant];
  const meetings = one.met.filter((opponent) => opponent === other.number).length;
  return (
    Math.min(meetings, MAX_REPEATED) * FAULT.repeated +
    (isSame(seatNeeded(one), seatNeeded(other)) ? FAULT.sameSeats : 0) +
    gapFault(one.points, other.points) * FAULT.scoreGap +
    (isSame(seatWanted(one), seatWanted(other)) ? FAULT.sameWishes : 0) +
    orderFault(upper, lower) * FAULT.order
  );
}

/** A bye goes to the last entrant of the lowest score group who has had no free point yet. */
const byeFault = ({ entrant, at, size }: Placed, fewest: number): number =>
  (entrant.hadFreePoint ? FAULT.repeated : 0) +
  gapFault(entrant.points, fewest) * FAULT.scoreGap +
  Math.min(size - 1 - at, MAX_ORDER) * FAULT.order;

/** Decides who begins: by need, by wish, by who has begun less often; otherwise the stronger one at odd boards. */
function seated(one: SwissEntrant, other: SwissEntrant, board: number): SeatedPair {
  const begins: SeatedPair = [one.number, other.number];
  const follows: SeatedPair = [other.number, one.number];
  for (const seatOf of [seatNeeded, seatWanted]) {
    const [mine, theirs] = [seatOf(one), seatOf(other)];
    if (mine === theirs) continue;
    return mine === 0 || theirs === 1 ? begins : follows;
  }
  const [mine, theirs] = [seatBalance(one), seatBalance(other)];
  if (mine !== theirs) return mine < theirs ? begins : follows;
  for (let back = 1; back <= Math.min(one.seats.length, other.seats.length); back++) {
    const [last, theirLast] = [one.seats.at(-back), other.seats.at(-back)];
    if (last !== theirLast) return last === 1 ? begins : follows;
  }
  return board % 2 === 1 ? begins : follows;
}

/**
 * Pairs a round: the criteria of the FIDE Dutch system (Handbook C.04.3) as the weights of a matching, so that no other
 * pairing of the round is better in the first fault in which the two differ.
 */
export function pairSwissRound(entrants: readonly SwissEntrant[]): SwissRound {
  const order = inOrder(entrants);
  const fewest = Math.min(...order.map(({ entrant }) => entrant.points));
  const edges: WeightedEdge[] = [];
  for (const [i, upper] of order.entries()) {
    for (const [j, lower] of order.entries()) if (i < j) edges.push([i, j, -pairFault(upper, lower)]);
    if (order.length % 2 === 1) edges.push([i, order.length, -byeFault(upper, fewest)]);
  }
  const partners = heaviestMatching(edges);
  const pairs: SeatedPair[] = [];
  let bye: number | null = null;
  for (const [i, { entrant }] of order.entries()) {
    const partner = partners[i] ?? -1;
    const other = order[partner]?.entrant;
    if (other === undefined) bye = entrant.number;
    else if (partner > i) pairs.push(seated(entrant, other, pairs.length + 1));
  }
  return { pairs, bye };
}
