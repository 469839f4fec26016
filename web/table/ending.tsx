import type { Kinded, Seat } from '@orrery/kernel';
import { type ReactNode, use } from 'react';
import { Link } from '../app/link.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { SeatToken, seatClass } from '../art/seats.tsx';
import { Celebration } from './celebration.tsx';
import { OnlineExtrasContext } from './online-extras.ts';
import { Points } from './seats.tsx';
import { ModalDialog } from './surface.tsx';
import { type TableControllerProps, useTableField } from './table-controller.ts';
import { calledBy } from './viewer.ts';

const seatsByPlace = (places: readonly number[]): readonly Seat[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));

interface EndingProps {
  readonly places: readonly number[];
  /** Additional actions before the usual ones; one of them is then the primary action. */
  readonly endingActions: ReactNode;
  readonly onClose: () => void;
  readonly onRematch: () => void;
}

/** The result of the game and the next actions. */
export function EndingDialog<T, H, M extends Kinded, E extends Kinded>({
  controller,
  places,
  endingActions,
  onClose,
  onRematch,
}: TableControllerProps<T, H, M, E> & EndingProps) {
  const { session, translate } = controller;
  const onlineExtras = use(OnlineExtrasContext);
  const online = useTableField(controller, 'snapshot', 'online');
  const hasGivenUp = (seat: Seat): boolean => online?.presence[seat] === 'out';
  return (
    <ModalDialog title={translate('end.title')} kind="ending" onClose={onClose}>
      {places.includes(1) && <Celebration />}
      <ol className="final">
        {seatsByPlace(places).map((seat) => (
          <li key={seat} className={`panel seat-panel ${seatClass(seat)} ${places[seat] === 1 ? 'on-turn' : ''}`}>
            <span className="place">{translate('end.place', { place: places[seat] ?? 0 })}</span>
            <SeatToken seat={seat} />
            <span className="name">{calledBy(controller, seat)}</span>
            {hasGivenUp(seat) && <span className="tag">{translate('seat.out')}</span>}
            <Points controller={controller} seat={seat} />
          </li>
        ))}
      </ol>
      {endingActions && <p className="end-ways">{endingActions}</p>}
      <p className="end-ways">
        {onlineExtras?.endingActions ?? (
          <>
            <Link className={endingActions ? 'btn' : 'btn primary'} to={{ page: 'result', id: session.id }}>
              {translate('end.result')}
            </Link>
            <Link className="btn" to={{ page: 'replay', id: session.id, at: null }}>
              <Icon name="replay" /> {translate('end.replay')}
            </Link>
            <button type="button" className="btn" onClick={onRematch}>
              {translate('end.rematch')}
            </button>
          </>
        )}
        <Link className="btn quiet" to={{ page: 'home' }}>
          {translate('end.home')}
        </Link>
      </p>
    </ModalDialog>
  );
}
