import type { PairingPace } from '@orrery/protocol';

/** A person who is looking for players. */
export interface Seeker {
  readonly person: string;
  readonly name: string;
  /** The estimated strength, as in `people/rating.ts`. */
  readonly mu: number;
  readonly since: number;
}

/** How far apart the strengths of two people may be at first, and by how much more with every second or hour of waiting. */
const WINDOW = { first: 3, perSecond: 0.4, perHour: 1 };
const HOUR_MS = 3_600_000;

/** The difference of strength that a person accepts after waiting this long. */
export const acceptedDifference = (pace: PairingPace, waitedMs: number): number =>
  WINDOW.first + (pace === 'live' ? (WINDOW.perSecond * waitedMs) / 1000 : (WINDOW.perHour * waitedMs) / HOUR_MS);

export interface Pool {
  /** Sorts people by waiting time, the longest first. */
  readonly seekers: readonly Seeker[];
  readonly pace: PairingPace;
  readonly seats: number;
  readonly now: number;
  /** Whether two people sit down together at all. */
  readonly mayMeet: (one: string, other: string) => boolean;
}

/** Whether each of two people accepts the other. */
function suits({ pace, now, mayMeet }: Pool, one: Seeker, other: Seeker): boolean {
  const waitedMs = now - Math.max(one.since, other.since);
  return Math.abs(one.mu - other.mu) <= acceptedDifference(pace, waitedMs) && mayMeet(one.person, other.person);
}

/** A group of people who accept each other, or null. The person who has waited longest gets the people nearest in strength. */
export function findGroup(pool: Pool): readonly Seeker[] | null {
  const { seekers, seats } = pool;
  for (const first of seekers) {
    const group = [first];
    const others = seekers.filter((other) => other !== first);
    const nearest = others.toSorted((a, b) => Math.abs(a.mu - first.mu) - Math.abs(b.mu - first.mu));
    for (const other of nearest) {
      if (group.length < seats && group.every((member) => suits(pool, member, other))) group.push(other);
    }
    if (group.length === seats) return group;
  }
  return null;
}
