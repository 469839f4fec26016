import type { Awaiting, Seat } from './contract.ts';
import { has } from './seats.ts';

/** A decision a seat is asked for. An answer names the id, so that a late one never meets the next question. */
export interface Request {
  /** The number of entries there were when this seat began to be asked this. */
  readonly id: number;
  readonly question: string;
  /** false: the seat may act, but nobody waits for it. */
  readonly must: boolean;
  readonly veiled: boolean;
}

/**
 * Brings the requests of all seats up to date after entry number `seq` by `by`. A request lasts while its seat is asked
 * the same thing and has not answered it.
 */
export function renewRequests(
  requests: (Request | null)[],
  awaiting: Awaiting,
  by: Seat | 'chance' | null,
  seq: number,
): void {
  for (let seat = 0; seat < requests.length; seat++) {
    if (awaiting.who !== 'seats' || !has(awaiting.must | awaiting.may, seat)) {
      requests[seat] = null;
      continue;
    }
    const { question, veiled } = awaiting;
    const must = has(awaiting.must, seat);
    const last = requests[seat] ?? null;
    const isSame = last !== null && last.question === question && by !== null && by !== seat;
    if (isSame && last.must === must && last.veiled === veiled) continue;
    requests[seat] = { id: isSame ? last.id : seq, question, must, veiled };
  }
}
