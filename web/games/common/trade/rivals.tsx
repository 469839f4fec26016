import type { Kinded, Seat } from '@orrery/kernel';
import { SeatToken } from '../../../art/seats.tsx';
import type { Sitter } from '../../../session/session.ts';
import { MoveButton, type MovePlayer } from '../move-button.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { otherSeats, sitterName } from '../sitter-names.ts';
import { useCommonTexts } from '../texts.ts';
import type { TradeTable } from './trade-api.ts';

interface RivalsProps<M> {
  readonly play: MovePlayer<M> & {
    readonly view: { readonly seat: Seat | null; readonly table: Pick<TradeTable, 'players'> };
    readonly sitters: readonly Sitter[];
  };
  /** The move made against a seat. */
  move(seat: Seat): M;
  /** The label of the button. */
  readonly children: string;
}

/** The other players in a list, with what they have and a button to choose one. */
export function Rivals<M extends Kinded>({ play, move, children }: RivalsProps<M>) {
  const say = useCommonTexts();
  const { players } = play.view.table;
  return (
    <ul className="common-options">
      {otherSeats(play).map((seat) => {
        const { points = 0, cards = 0 } = players[seat] ?? {};
        return (
          <li key={seat}>
            <SeatToken seat={seat} />
            <div>
              <strong>{sitterName(play, seat)}</strong>
              <p className="muted">{say('answer.has', { points, cards })}</p>
              <RefusalNote play={play} reason={play.whyRefused(move(seat))[0]} />
            </div>
            <MoveButton play={play} move={move(seat)} look="small">
              {children}
            </MoveButton>
          </li>
        );
      })}
    </ul>
  );
}
