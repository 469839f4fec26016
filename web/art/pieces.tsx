import { numberRange, polar, polygonPath } from './draw.ts';
import { seatClass, seatSign } from './seats.tsx';
import './pieces.css';

/** The seat’s sign on a piece: always upright, whatever way the piece points. */
function Sign({ seat, scale }: { seat: number; scale: number }) {
  return <path d={seatSign(seat)} transform={`scale(${scale})`} className="seat-cut" />;
}

/** A ship that points along `heading`. Its sign stays upright: a turned square would read as a diamond. */
export function Ship({ seat, heading = 0 }: { seat: number; heading?: number }) {
  return (
    <g transform={`rotate(${heading})`} className={seatClass(seat)}>
      <path d="M17.5 0Q8 -6.8 -5 -6.8H-16L-11.5 0L-16 6.8H-5Q8 6.8 17.5 0Z" className="piece" />
      <g transform={`translate(-2 0) rotate(${-heading})`}>
        <Sign seat={seat} scale={0.84} />
      </g>
    </g>
  );
}

export function Station({ seat }: { seat: number }) {
  return (
    <g className={seatClass(seat)}>
      <circle r="11.5" className="piece" />
      <Sign seat={seat} scale={1.15} />
    </g>
  );
}

/** A station in a spoked ring. */
export function Base({ seat }: { seat: number }) {
  return (
    <g className={seatClass(seat)}>
      <circle r="18.6" className="piece-gap" />
      <circle r="16" className="piece-ring" />
      <path d="M0 -14V-9M0 14V9M-14 0H-9M14 0H9" className="piece-ring" />
      <circle r="9.8" className="piece" />
      <Sign seat={seat} scale={1.05} />
    </g>
  );
}

const thorns = (radius: number): string =>
  polygonPath(
    numberRange(0, 16, 1).map((i) => polar(radius * (i % 2 === 1 ? 0.56 : i % 4 === 0 ? 1 : 0.86), i * 22.5 - 90)),
  );

/** The piece that blocks a sector: a spiked star with an eye, in no seat’s colour. */
export function Cruiser() {
  return (
    <g className="cruiser">
      <path d={thorns(28)} className="cruiser-gap" />
      <path d={thorns(24.5)} className="cruiser-hull" />
      <path d="M-10.5 0Q0 -10.5 10.5 0Q0 10.5 -10.5 0Z" className="cruiser-eye" />
      <path d="M0 -6.5Q4 0 0 6.5Q-4 0 0 -6.5Z" className="cruiser-slit" />
    </g>
  );
}
