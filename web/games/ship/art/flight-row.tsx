import type { ReactNode } from 'react';
import './flight-row.css';

/** A scrolling element must be focusable, so that the arrow keys can scroll it. */
const makeScrollFocusable = (row: HTMLElement | null): void => row?.setAttribute('tabindex', '0');

/** The flight through a sector: cards turned over one by one on a graduated line. It scrolls if it is too long. */
export function FlightRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flight-row" aria-label={name} ref={makeScrollFocusable}>
      {children}
    </section>
  );
}

interface FlightSlotProps {
  readonly children: ReactNode;
  readonly caption?: ReactNode; // what was done there, or why not
  readonly tone?: 'done' | 'passed';
}

export function FlightSlot({ children, caption, tone = 'passed' }: FlightSlotProps) {
  return (
    <span className="flight-slot">
      {children}
      {caption && <span className={`caption ${tone}`}>{caption}</span>}
    </span>
  );
}

/** A card that this flight may still turn over. */
export function CardToCome({ number }: { number: number }) {
  return (
    <span className="flight-slot">
      <span className="card-to-come">{number}</span>
    </span>
  );
}
