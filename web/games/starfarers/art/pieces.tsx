import { polar, round, spokesPath } from '../../../art/draw.ts';
import '../../../art/pieces.css';
import { seatClass, seatSign } from '../../../art/seats.tsx';
import './pieces.css';

function Sign({ seat, y = 0, scale }: { seat: number; y?: number; scale: number }) {
  return <path d={seatSign(seat)} transform={`translate(0 ${y}) scale(${scale})`} className="seat-cut" />;
}

const DOME_PATH = 'M-10.5 7.5V4.5A10.5 10.8 0 0 1 10.5 4.5V7.5Z';

/** A dome. */
export function ColonyPiece({ seat }: { seat: number }) {
  return (
    <g className={seatClass(seat)}>
      <path d={DOME_PATH} className="piece" />
      <Sign seat={seat} y={1.2} scale={0.86} />
    </g>
  );
}

/** A dome in a ring, with an arm to each point where its ships are launched. */
export function SpaceportPiece({ seat, launches = [] }: { seat: number; launches?: readonly number[] }) {
  return (
    <g className={seatClass(seat)}>
      <circle r="17" className="piece-gap" />
      <path d={spokesPath(launches, 16, () => 23)} className="port-arm" />
      <circle r="14.6" className="port-ring" />
      <g transform="translate(0 -.6) scale(.88)">
        <path d={DOME_PATH} className="piece" />
        <Sign seat={seat} y={1.2} scale={0.9} />
      </g>
    </g>
  );
}

/** A gabled tower. */
export function StationPiece({ seat }: { seat: number }) {
  return (
    <g className={seatClass(seat)}>
      <path d="M-7.6 7.4V-3.4L0 -9.4L7.6 -3.4V7.4Z" className="piece" />
      <Sign seat={seat} y={1.2} scale={0.82} />
    </g>
  );
}

interface TransportPieceProps {
  readonly seat: number;
  readonly freight: 'colony' | 'trade'; // a round hold for settlers, a square one for goods
  readonly heading?: number; // degrees; its sign stays upright
}

export function TransportPiece({ seat, freight, heading = 0 }: TransportPieceProps) {
  const [x, y] = polar(-2, heading);
  return (
    <g className={seatClass(seat)}>
      <g transform={`rotate(${heading})`}>
        <path d="M-17.5 -8L-8 -6.5H6Q15 -5 20.5 0Q15 5 6 6.5H-8L-17.5 8L-13.5 0Z" className="piece" />
        <path d="M9 -3L15.5 0L9 3" className="piece-cut" />
        {freight === 'colony' ? (
          <circle cx="-2" r="9" className="piece" />
        ) : (
          <rect x="-10.4" y="-8.4" width="16.8" height="16.8" rx="1" className="piece" />
        )}
      </g>
      <g transform={`translate(${round(x)} ${round(y)})`}>
        <Sign seat={seat} scale={0.95} />
      </g>
    </g>
  );
}
