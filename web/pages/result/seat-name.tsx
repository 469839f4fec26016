import type { Seat } from '@orrery/kernel';
import { SeatToken } from '../../art/seats.tsx';
import { type ResultView, resultSeats, seatNameOf } from './result-view.ts';

/** A seat by its token and its name. */
function SeatName({ look, seat }: { look: ResultView; seat: Seat }) {
  return (
    <span className="seat-name">
      <SeatToken seat={seat} size="small" />
      <span>{seatNameOf(look, seat)}</span>
    </span>
  );
}

/** A column heading per seat: on narrow screens the token replaces the name, which is still read aloud. */
export const seatColumns = (look: ResultView) =>
  resultSeats(look).map((seat) => ({ key: seat, head: <SeatName look={look} seat={seat} /> }));
