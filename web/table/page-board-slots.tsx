import { createContext, type ReactNode, use } from 'react';

/** The current state of a place on a page board. */
export interface PlaceState {
  readonly name: string;
  readonly state: 'lit' | 'dim' | 'plain';
  readonly isStop: boolean;
  readonly isHinted: boolean;
}

/** What the frame provides to a page board. */
export interface PageBoardSlots {
  /** null if there is no such place now. */
  place(id: string): PlaceState | null;
  seat(seat: number): ReactNode;
  /** The prompt bar, or the transport bar of a replay. */
  readonly prompt: ReactNode;
  /** The tabs of a narrow screen; null where the rail has them. */
  readonly tabs: ReactNode;
}

export const PageBoardSlotsContext = createContext<PageBoardSlots>({
  place: () => null,
  seat: () => null,
  prompt: null,
  tabs: null,
});

/** Lays the place with that id over its positioned parent; renders nothing if there is no such place now. */
export function PlaceSlot({ id }: { id: string }) {
  const look = use(PageBoardSlotsContext).place(id);
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

/** A seat's name, points and figures, where the board wants them. */
export const SeatSlot = ({ seat }: { seat: number }): ReactNode => use(PageBoardSlotsContext).seat(seat);

/** The prompt bar, where the board wants it. */
export const PromptSlot = (): ReactNode => use(PageBoardSlotsContext).prompt;

/** The tabs of a narrow screen, where the board wants them. */
export const TabsSlot = (): ReactNode => use(PageBoardSlotsContext).tabs;
