import type { Kinded, Seat } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { Link } from '../app/link.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { SeatToken, seatClass } from '../art/seats.tsx';
import { calledBy } from './called.ts';
import type { HelmProps } from './helm.ts';
import { Points } from './seats.tsx';
import { ModalDialog } from './surface.tsx';

const inOrder = (places: readonly number[]): readonly Seat[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));

interface EndingProps {
  readonly places: readonly number[];
  /** Further ways on, before the usual ones; the main way is then among them. */
  readonly ways: ReactNode;
  readonly onClose: () => void;
  readonly onRematch: () => void;
}

/** How the game ended, and where to go from here. */
export function Ending<T, H, M extends Kinded, E extends Kinded>({
  helm,
  places,
  ways,
  onClose,
  onRematch,
}: HelmProps<T, H, M, E> & EndingProps) {
  const { session, speak, annex, moment } = helm;
  const hasGivenUp = (seat: Seat): boolean => moment.company?.presence[seat] === 'out';
  return (
    <ModalDialog title={speak('end.title')} kind="ending" onClose={onClose}>
      <ol className="final">
        {inOrder(places).map((seat) => (
          <li key={seat} className={`panel seat-panel ${seatClass(seat)} ${places[seat] === 1 ? 'on-turn' : ''}`}>
            <span className="place">{speak('end.place', { place: places[seat] ?? 0 })}</span>
            <SeatToken seat={seat} />
            <span className="name">{calledBy(helm, seat)}</span>
            {hasGivenUp(seat) && <span className="tag">{speak('seat.out')}</span>}
            <Points helm={helm} seat={seat} />
          </li>
        ))}
      </ol>
      {ways && <p className="end-ways">{ways}</p>}
      <p className="end-ways">
        {annex?.ways ?? (
          <>
            <Link className={ways ? 'btn' : 'btn primary'} to={{ page: 'result', id: session.id }}>
              {speak('end.result')}
            </Link>
            <Link className="btn" to={{ page: 'replay', id: session.id, at: null }}>
              <Icon name="replay" /> {speak('end.replay')}
            </Link>
            <button type="button" className="btn" onClick={onRematch}>
              {speak('end.rematch')}
            </button>
          </>
        )}
        <Link className="btn quiet" to={{ page: 'home' }}>
          {speak('end.home')}
        </Link>
      </p>
    </ModalDialog>
  );
}
