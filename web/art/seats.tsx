import { circlePath, numberRange, polar, polygonPath } from './draw.ts';
import './seat-colours.css';
import './seats.css';

/** ▲ ● ■ ◆ ✚ ★, about ten units wide and centred: seats can be told apart without colour. */
const SIGNS = [
  'M0 -4.8L5 3.9H-5Z',
  circlePath(0, 0, 4.1),
  'M-3.8 -3.8H3.8V3.8H-3.8Z',
  'M0 -5.2L5.2 0L0 5.2L-5.2 0Z',
  'M-1.7 -4.9H1.7V-1.7H4.9V1.7H1.7V4.9H-1.7V1.7H-4.9V-1.7H-1.7Z',
  polygonPath(numberRange(0, 10, 1).map((i) => polar(i % 2 === 0 ? 5.8 : 2.6, i * 36 - 90, [0, 0.4]))),
] as const;

/** Sets the seat’s colour as `--seat` for a part of the page. Seats count from 0, as everywhere. */
export const seatClass = (seat: number): string => `seat-${seat + 1}`;

/** Sets a colour for a part of the page, whichever seat has it: for lists of tables, and for choosing colours. */
export const hueClass = (colour: number): string => `hue-${colour + 1}`;

/** The path of a seat’s sign. There are six signs; a seventh seat would repeat the first. */
export const seatSign = (seat: number): string => SIGNS[seat % SIGNS.length] ?? SIGNS[0];

interface SeatTokenProps {
  readonly seat: number;
  /** An explicit colour, where the part of the page has no seat colours. */
  readonly colour?: number | undefined;
  readonly size?: 'small' | 'normal' | 'large';
}

/** A seat as a disc in its colour with its sign. The name is next to it. */
export function SeatToken({ seat, colour, size = 'normal' }: SeatTokenProps) {
  const painted = colour === undefined ? seatClass(seat) : hueClass(colour);
  return (
    <svg className={`seat-token ${size} ${painted}`} viewBox="-13 -13 26 26" aria-hidden="true">
      <circle r={size === 'small' ? 12.5 : 10.3} className="seat-disc" />
      {size !== 'small' && <circle r="12.3" className="seat-ring" />}
      <path d={seatSign(seat)} transform={size === 'small' ? 'scale(1.36)' : 'scale(1.1)'} className="seat-cut" />
    </svg>
  );
}

/** A seat’s sign alone, in its colour: for rulers, charts and running text. */
export function SeatMark({ seat }: { seat: number }) {
  return (
    <svg className={`seat-mark ${seatClass(seat)}`} viewBox="-6 -6 12 12" aria-hidden="true">
      <path d={seatSign(seat)} className="seat-disc" />
    </svg>
  );
}
