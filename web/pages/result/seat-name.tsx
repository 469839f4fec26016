import type { Seat } from '@orrery/kernel';
import { SeatToken } from '../../art/seats.tsx';
import { type Look, nameOf, seatsOf } from './look.ts';

/** A seat by its token and its name. */
function SeatName({ look, seat }: { look: Look; seat: Seat }) {
  return (
    <span className="seat-name">
      <SeatToken seat={seat} size="small" />
      <span>{nameOf(look, seat)}</span>
    </span>
  );
}

/** A column for each seat: where there is little room the token stands for the name, which is still read aloud. */
export const seatColumns = (look: Look) =>
  seatsOf(look).map((seat) => ({ key: seat, head: <SeatName look={look} seat={seat} /> }));
