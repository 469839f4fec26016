import type { ReactNode } from 'react';
import { starPath } from '../draw.ts';
import { GameIcon, type GameIconName } from '../icons/game-icon.tsx';
import './card-face.css';

interface CardFaceProps {
  readonly icon: GameIconName;
  readonly title: string;
  readonly line?: ReactNode; // play, next turn, hidden
  readonly tone?: 'ready' | 'waiting' | 'kept';
}

/** A one-time card in the hand. */
export function CardFace({ icon, title, line, tone = 'kept' }: CardFaceProps) {
  return (
    <span className={`card-face ${tone}`}>
      <GameIcon name={icon} size="xl" />
      <span className="title">{title}</span>
      {line && <span className="line-below">{line}</span>}
    </span>
  );
}

/** A card face down; `children` are drawn on it: a count, a sector’s number. */
export function CardBack({ children, size = 'normal' }: { children?: ReactNode; size?: 'normal' | 'small' }) {
  return (
    <span className={`card-back ${size}`}>
      <svg viewBox="0 0 60 80" aria-hidden="true">
        <rect x="3.5" y="3.5" width="53" height="73" rx="3" className="back-frame" />
        <path d="M30 6V74M6 40H54M13 17L47 63M47 17L13 63" className="back-rays" />
        <circle cx="30" cy="40" r="18" className="back-frame" />
        <circle cx="30" cy="40" r="22" className="back-rays" />
        {children === undefined && <path d={starPath(15, 0.3, [30, 40])} className="back-star" />}
      </svg>
      {children !== undefined && <span className="on-back">{children}</span>}
    </span>
  );
}
