import type { ReactNode } from 'react';
import './turning-card.css';

interface TurningCardProps {
  readonly back: ReactNode;
  readonly face: ReactNode | null; // null while it is hidden: then it is not in the page either
}

/** A card that turns over when its face becomes known. Both sides must have the same size. */
export function TurningCard({ back, face }: TurningCardProps) {
  return (
    <span className={`turning-card ${face === null ? 'face-down' : 'face-up'}`}>
      <span className="turning-back" aria-hidden={face !== null}>
        {back}
      </span>
      {face !== null && <span className="turning-face">{face}</span>}
    </span>
  );
}
