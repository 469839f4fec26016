import { numberRange } from '../../../art/draw.ts';
import { InlineIcon } from '../../../art/icons/game-icon.tsx';
import { seatClass, seatSign } from '../../../art/seats.tsx';
import { FIGHT_FACES } from './dice.tsx';
import './odds.css';

interface OddsProps {
  readonly name: string; // accessible name: “23 of 36 rolls win”
  readonly wins: (own: number, other: number) => boolean; // by the faces of both dice
}

const CELL_SIZE = 30;
const HEAD_SIZE = 34;
const TABLE_SIZE = HEAD_SIZE + 6 * CELL_SIZE + 2;
const FACE_PLACES = FIGHT_FACES.map((face, place) => ({ face, place }));
const PIP_PATHS: Readonly<Record<number, string>> = {
  1: pip(12, 12),
  2: pip(8, 8) + pip(16, 16),
  3: pip(7, 7) + pip(12, 12) + pip(17, 17),
  4: pip(8, 8) + pip(16, 16) + pip(8, 16) + pip(16, 8),
};

function pip(x: number, y: number): string {
  return `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`;
}

function SmallDie({ face, x, y, side }: { face: number; x: number; y: number; side: 'own' | 'pirate' }) {
  return (
    <g transform={`translate(${x} ${y})`} className={`odds-die ${side}`}>
      <rect x="2" y="2" width="20" height="20" rx="5" />
      <path d={PIP_PATHS[face] ?? ''} />
    </g>
  );
}

/** All 36 rolls of a fight; the winning ones are filled, so that the odds can be counted. */
export function OddsTable({ name, wins, seat }: OddsProps & { seat: number }) {
  return (
    <svg
      className={`odds-table ${seatClass(seat)}`}
      viewBox={`0 0 ${TABLE_SIZE} ${TABLE_SIZE}`}
      role="img"
      aria-label={name}
    >
      <path d="M4 4L30 30" className="odds-corner" />
      <path d={seatSign(seat)} transform="translate(24 9)" className="seat-disc" />
      <g className="odds-pirate">
        <InlineIcon name="pirate" at={[9, 24]} size={14} />
      </g>
      {FACE_PLACES.map(({ face, place }) => (
        <g key={place}>
          <SmallDie face={face} x={HEAD_SIZE + place * CELL_SIZE + 3} y={4} side="own" />
          <SmallDie face={face} x={4} y={HEAD_SIZE + place * CELL_SIZE + 3} side="pirate" />
        </g>
      ))}
      {FACE_PLACES.map((other) =>
        FACE_PLACES.map((own) => (
          <Roll
            key={`${own.place} ${other.place}`}
            x={HEAD_SIZE + own.place * CELL_SIZE}
            y={HEAD_SIZE + other.place * CELL_SIZE}
            look={wins(own.face, other.face) ? 'won' : 'lost'}
          />
        )),
      )}
    </svg>
  );
}

function Roll({ x, y, look }: { x: number; y: number; look: 'won' | 'lost' }) {
  return (
    <g transform={`translate(${x} ${y})`} className={`odds-roll ${look}`}>
      <rect x="1" y="1" width="28" height="28" rx="2" />
      <path d={look === 'won' ? 'M8 15l5 5l9 -11' : 'M4 26L26 4M4 15L15 4M15 26L26 15'} />
    </g>
  );
}

/** The same as a bar: winning rolls on the left, losing ones on the right, a tick for every sixth roll. */
export function OddsBar({ name, wins }: OddsProps) {
  const won = FIGHT_FACES.flatMap((own) => FIGHT_FACES.filter((other) => wins(own, other))).length;
  return (
    <svg className="odds-bar" viewBox="0 0 216 16" preserveAspectRatio="none" role="img" aria-label={name}>
      <rect width="216" height="16" className="lost" />
      <rect width={won * 6} height="16" className="won" />
      <path
        d={numberRange(36, 216, 36)
          .map((x) => `M${x} 0v16`)
          .join('')}
        className="ticks"
      />
      <path d={`M${won * 6} 0v16`} className="edge" />
    </svg>
  );
}
