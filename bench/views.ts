import type { Kinded, SeatView } from '@orrery/kernel';
import type { RandomGames } from './random-games.ts';

const MEASURED_GAMES = 8;

/** Mean length of views as JSON, in bytes, over every decision of some games. */
export function viewBytes<T, H, B, M extends Kinded, E extends Kinded, O, K>(course: RandomGames<T, H, B, M, E, O, K>) {
  let sum = 0;
  let seen = 0;
  let most = 0;
  const weigh = (view: SeatView<T, H>): void => {
    const bytes = Buffer.byteLength(JSON.stringify(view));
    sum += bytes;
    seen++;
    most = Math.max(most, bytes);
  };
  course.runWith({ call: weigh, times: 1, every: 1 })(MEASURED_GAMES, 1);
  return { average: sum / seen, most };
}
