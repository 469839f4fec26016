import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../icons/game-icon.tsx';
import { SeatMark, seatClass } from '../seats.tsx';
import './support-card.css';

export type CardSide = 'A' | 'B';

/** Which side of a two-sided card is face up. */
export function SideBadge({ side }: { side: CardSide }) {
  return <span className={side === 'A' ? 'card-side' : 'card-side b'}>{side}</span>;
}

interface SupportCardProps {
  readonly icon: GameIconName;
  readonly name: string;
  readonly side: CardSide;
  readonly holder?: number; // the seat that holds it, if any
  readonly mine?: boolean;
}

/** A card of the open row, or the same card in front of its holder. */
export function SupportCardView({ icon, name, side, holder, mine = false }: SupportCardProps) {
  const held = holder === undefined ? '' : ` held ${seatClass(holder)}`;
  return (
    <span className={`support-card${held}${mine ? ' mine' : ''}`}>
      <span className="head">
        <SideBadge side={side} />
        {holder !== undefined && <SeatMark seat={holder} />}
      </span>
      <GameIcon name={icon} size="l" />
      <span className="name">{name}</span>
    </span>
  );
}

interface SupportPanelProps extends SupportCardProps {
  readonly text: string; // its effect
  readonly children?: ReactNode; // buttons
}

/** A selected card with its effect and actions. */
export function SupportPanel({ icon, name, side, holder = 0, text, children }: SupportPanelProps) {
  return (
    <div className={`support-panel ${seatClass(holder)}`}>
      <GameIcon name={icon} size="xl" />
      <div>
        <p className="head">
          <SideBadge side={side} />
          <span className="display">{name}</span>
          <span className="actions">{children}</span>
        </p>
        <p className="what">{text}</p>
      </div>
    </div>
  );
}
