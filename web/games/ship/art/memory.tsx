import type { ReactNode } from 'react';
import type { CardPicture } from './cards/card.ts';
import { CardSigns } from './cards/small-card.tsx';
import './memory.css';

interface MemorySectorProps {
  readonly sector: string;
  readonly state?: 'normal' | 'current';
  readonly children: ReactNode;
}

/** What has been seen of one sector: a row of the memory aid. */
export function MemorySector({ sector, state = 'normal', children }: MemorySectorProps) {
  return (
    <div className={`memory-sector ${state}`}>
      <span className="number">{sector}</span>
      <span className="chips">{children}</span>
    </div>
  );
}

interface MemoryChipProps {
  readonly card: CardPicture;
  readonly since?: string; // “turn 7”
  readonly certainty?: 'sure' | 'perhaps'; // 'perhaps': it was shuffled in with other cards
}

/** A card that is known to be in the sector, or may be. */
export function MemoryChip({ card, since, certainty = 'sure' }: MemoryChipProps) {
  return (
    <span className={`memory-chip ${certainty}`}>
      <CardSigns card={card} />
      {certainty === 'perhaps' && <span className="doubt">?</span>}
      {since && <span className="since">{since}</span>}
    </span>
  );
}

/** How many cards nobody has seen yet. */
export function UnseenChip({ children }: { children: ReactNode }) {
  return <span className="memory-chip unseen-cards">{children}</span>;
}
