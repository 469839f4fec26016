import { createContext, type ReactNode, use } from 'react';

/** A place of a page as the frame sees it now. */
export interface PlaceLook {
  readonly name: string;
  readonly state: 'lit' | 'dim' | 'plain';
  readonly isStop: boolean;
  readonly isHinted: boolean;
}

/** What the frame lends to a board that is a page. */
export interface Fixtures {
  /** null for a place that is not there. */
  place(id: string): PlaceLook | null;
  seat(seat: number): ReactNode;
}

export const FixturesContext = createContext<Fixtures>({ place: () => null, seat: () => null });

/** Lays the place of that id over whatever it stands in, which must be positioned; nothing where there is none now. */
export function PlaceHere({ id }: { id: string }) {
  const look = use(FixturesContext).place(id);
  if (look === null) return null;
  return (
    <button
      type="button"
      className={`page-place ${look.state}${look.isHinted ? ' hinted' : ''}`}
      data-place={id}
      aria-label={look.name}
      aria-disabled={look.state === 'dim'}
      tabIndex={look.isStop ? 0 : -1}
    />
  );
}

/** A captain's name, points and figures, where the board wants them. */
export const SeatHere = ({ seat }: { seat: number }): ReactNode => use(FixturesContext).seat(seat);
