import type { Seat } from '@orrery/kernel';
import { SeatToken } from '../../../art/seats.tsx';
import type { Sitter } from '../../../session/session.ts';
import { Do, type Doing } from '../do.tsx';
import { useCommon } from '../texts.ts';
import { nameOf, othersAt } from '../who.ts';
import { Why } from '../why.tsx';
import type { TradeTable } from './trader.ts';

interface RivalsProps<M> {
  readonly play: Doing<M> & {
    readonly view: { readonly seat: Seat | null; readonly table: Pick<TradeTable, 'players'> };
    readonly sitters: readonly Sitter[];
  };
  /** What is done to a seat. */
  move(seat: Seat): M;
  /** What the button says. */
  readonly children: string;
}

/** The others one below the other, with what they have, and something to do to one of them. */
export function Rivals<M>({ play, move, children }: RivalsProps<M>) {
  const say = useCommon();
  const { players } = play.view.table;
  return (
    <ul className="common-options">
      {othersAt(play).map((seat) => {
        const { points = 0, cards = 0 } = players[seat] ?? {};
        return (
          <li key={seat}>
            <SeatToken seat={seat} />
            <div>
              <strong>{nameOf(play, seat)}</strong>
              <p className="muted">{say('answer.has', { points, cards })}</p>
              <Why play={play} reason={play.why(move(seat))[0]} />
            </div>
            <Do play={play} move={move(seat)} look="small">
              {children}
            </Do>
          </li>
        );
      })}
    </ul>
  );
}
