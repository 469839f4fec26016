import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { SeatMark, seatClass } from '../../../../art/seats.tsx';
import { type PartLevel, type RoomKind, romanLevel } from '../ship/parts.ts';
import { ROOM_ICONS } from '../ship/rooms.tsx';
import './council.css';

interface CouncilTaskProps {
  readonly planet: string; // where the task is fulfilled
  readonly name: string;
  readonly asks: ReactNode;
  readonly gives: ReactNode;
  readonly standing: { readonly state: 'ready' | 'missing'; readonly text: string }; // “have 3”, “1 food short”
  readonly about?: ReactNode; // a link to its rules
}

/** An open task of the council: where, what it asks and gives, and what the reader still needs for it. */
export function CouncilTask({ planet, name, asks, gives, standing, about }: CouncilTaskProps) {
  return (
    <span className={`council-task ${standing.state}`}>
      <span className="where">
        <GameIcon name="target" size="xl" />
        {planet}
      </span>
      <span className="what">
        <span className="head">
          <span>
            <span className="display">{name}</span>
            {about && <span className="about-task">{about}</span>}
          </span>
          <span className="standing">
            <GameIcon name={standing.state === 'ready' ? 'check' : 'lock'} />
            {standing.text}
          </span>
        </span>
        <span className="exchange">
          {asks}
          <GameIcon name="to" />
          {gives}
        </span>
      </span>
    </span>
  );
}

interface HonourCardProps {
  readonly sign: Extract<GameIconName, 'friendship' | 'medal'>;
  readonly name: string;
  readonly holder?: number; // the seat that holds it, if any
  readonly counts: readonly { readonly seat: number; readonly count: number }[];
  readonly note: string; // “first with 3”, “yours, 1 point”
}

/** Friend or Hero of the Peoples: who holds it, and how close the other player is. */
export function HonourCard({ sign, name, holder, counts, note }: HonourCardProps) {
  return (
    <span className={`honour-card ${holder === undefined ? '' : `held ${seatClass(holder)}`}`}>
      <span className="head">
        <GameIcon name={sign} size="xl" />
        <span className="display">{name}</span>
      </span>
      <span className="counts">
        {counts.map(({ seat, count }) => (
          <span key={seat}>
            <SeatMark seat={seat} /> {count}
          </span>
        ))}
      </span>
      <span className="note">{note}</span>
    </span>
  );
}

interface CentreCardProps {
  readonly room: RoomKind;
  readonly level: Exclude<PartLevel, 0>;
  readonly name: string;
  readonly note: string; // what it does
  readonly state?: 'normal' | 'lit' | 'chosen' | 'dim';
}

/** A centre to be built, or chosen in secret. */
export function CentreCard({ room, level, name, note, state = 'normal' }: CentreCardProps) {
  return (
    <span className={`centre-card ${state} ${level === 2 ? 'second' : ''}`}>
      <span className="level">{romanLevel(level)}</span>
      <GameIcon name={ROOM_ICONS[room]} className="centre-sign" />
      <span className="display">{name}</span>
      <span className="note">{note}</span>
      {level === 2 && <GameIcon name="points" className="point" />}
    </span>
  );
}
