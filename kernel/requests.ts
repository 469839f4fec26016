import type { Awaiting, Seat } from './contract.ts';
import { hasSeat } from './seats.ts';

/** A decision a seat is asked for. An answer names the id, so that a late answer never applies to the next question. */
export interface SeatRequest {
  /** The number of entries when this seat was first asked this. */
  readonly id: number;
  readonly question: string;
  /** false: the seat may act but is not waited for. */
  readonly must: boolean;
  readonly veiled: boolean;
}

/**
 * Updates the requests of all seats after entry number `seq` by `by`. A request lasts while its seat is asked the same
 * thing and has not answered it.
 */
export function updateRequests(
  requests: (SeatRequest | null)[],
  awaiting: Awaiting,
  by: Seat | 'chance' | null,
  seq: number,
): void {
  for (let seat = 0; seat < requests.length; seat++) {
    if (awaiting.who !== 'seats' || !hasSeat(awaiting.must | awaiting.may, seat)) {
      requests[seat] = null;
      continue;
    }
    const { question, veiled } = awaiting;
    const must = hasSeat(awaiting.must, seat);
    const last = requests[seat] ?? null;
    const isSame = last !== null && last.question === question && by !== null && by !== seat;
    if (isSame && last.must === must && last.veiled === veiled) continue;
    requests[seat] = { id: isSame ? last.id : seq, question, must, veiled };
  }
}
