import type { ReactNode } from 'react';
import { numberRange, polar, polygonPath, spokesPath } from '../../../art/draw.ts';
import { GameIcon, type GameIconName } from '../../../art/icons/game-icon.tsx';
import { SeatMark, seatClass } from '../../../art/seats.tsx';
import type { PeopleName } from './people.ts';
import './honours.css';

interface FriendshipCardProps {
  readonly people: PeopleName;
  /** Drawn instead of the people's emblem: what the card is about. */
  readonly signs?: readonly GameIconName[];
  readonly title: string;
  readonly text?: ReactNode; // what it does
  readonly copies?: number; // number of copies of the same card
  readonly holder?: { readonly seat: number; readonly name: string };
  readonly state?: 'normal' | 'lit' | 'chosen' | 'dim' | 'used';
}

/** A friendship card. Wrap it in a button where it can be chosen. */
export function FriendshipCardView({
  people,
  signs = [people],
  title,
  text,
  copies = 1,
  holder,
  state = 'normal',
}: FriendshipCardProps) {
  return (
    <span className={`friendship-card ${state} ${holder ? `held ${seatClass(holder.seat)}` : ''}`}>
      <span className="emblem">
        {signs.map((sign) => (
          <GameIcon key={sign} name={sign} />
        ))}
      </span>
      <span className="display">{title}</span>
      {text && <span className="text">{text}</span>}
      {copies > 1 && <span className="holder">{copies} ×</span>}
      {holder && (
        <span className="holder">
          <SeatMark seat={holder.seat} /> {holder.name}
        </span>
      )}
    </span>
  );
}

const BURST = polygonPath(numberRange(0, 20, 1).map((i) => polar(i % 2 === 0 ? 19 : 15.5, i * 18 - 90)));
const STAR = polygonPath(numberRange(0, 10, 1).map((i) => polar(i % 2 === 0 ? 8.5 : 3.8, i * 36 - 90)));

/** Half medals: two make a whole one, and only whole ones count. */
export function Medals({ name, halves }: { name: string; halves: number }) {
  const medals = numberRange(0, halves, 2).map((from) => ({ from, isWhole: halves - from >= 2 }));
  const wide = Math.max(1, medals.length) * 42;
  return (
    <svg
      className="medals"
      viewBox={`0 0 ${wide} 42`}
      style={{ width: `${wide / 16}rem` }}
      role="img"
      aria-label={name}
    >
      {medals.map(({ from, isWhole }, i) => (
        <g key={from} transform={`translate(${21 + i * 42} 21)`}>
          <Medal half={isWhole ? 'both' : 'left'} />
        </g>
      ))}
    </svg>
  );
}

function Medal({ half }: { half: 'both' | 'left' }) {
  return (
    <>
      <path d={BURST} className="medal-free" />
      <svg
        x="-20"
        y="-20"
        width={half === 'both' ? 40 : 20}
        height="40"
        viewBox={`-20 -20 ${half === 'both' ? 40 : 20} 40`}
        aria-hidden="true"
      >
        <path d={BURST} className="medal-gold" />
        <circle r="13" className="medal-disc" />
        <path d={spokesPath(numberRange(0, 360, 15), 11, () => 13)} className="medal-line" />
        <path d={STAR} className="medal-star" />
      </svg>
      <path d="M0 -19V19" className={half === 'both' ? 'medal-seam' : 'medal-seam open'} />
    </>
  );
}
