import { useId } from 'react';
import { numberRange, polar, round, spokesPath } from '../draw.ts';
import './board.css';

/** Text along the ring, centred on an angle: 0 is east, 90 south. */
export interface Lettering {
  readonly text: string;
  readonly angle: number;
}

interface BrassRingProps {
  readonly radius: number;
  readonly lettering?: readonly Lettering[];
}

const graduation = (radius: number) => (angle: number) => radius - (angle % 15 === 0 ? 11 : angle % 5 === 0 ? 7 : 3.5);

/** The background of a round board: a disc in a brass ring with degree marks and an outer border line. */
export function BrassRing({ radius, lettering = [] }: BrassRingProps) {
  const id = useId();
  const degrees = numberRange(0, 360, 1);
  return (
    <g className="brass-ring">
      <circle r={radius + 5} className="ring-disc" />
      <path
        d={spokesPath(
          degrees.filter((angle) => angle % 5 !== 0),
          radius,
          graduation(radius),
        )}
        className="line-fine"
      />
      <path
        d={spokesPath(
          degrees.filter((angle) => angle % 5 === 0),
          radius,
          graduation(radius),
        )}
        className="ring-graduation"
      />
      <path d={neatLine(radius + 2.5)} className="ring-neat" />
      <circle r={radius} className="ring-edge" />
      <circle r={radius + 5} className="ring-edge" />
      <circle r={round(radius * 0.928)} className="ring-inner" />
      {lettering.map(({ text, angle }) => (
        <g key={angle}>
          <path id={`${id}${angle}`} d={baseline(radius, angle)} fill="none" />
          <text className="ring-lettering">
            <textPath href={`#${id}${angle}`} startOffset="50%">
              {text}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  );
}

/** Every other five degrees. */
function neatLine(radius: number): string {
  return numberRange(0, 360, 10)
    .map((angle) => arc(radius, angle, angle + 5))
    .join('');
}

function arc(radius: number, from: number, to: number): string {
  const sweep = to > from ? 1 : 0;
  return `M${polar(radius, from).join(' ')}A${round(radius)} ${round(radius)} 0 0 ${sweep} ${polar(radius, to).join(' ')}`;
}

/** In the lower half the text path runs the other way, so that letters are never upside down. */
function baseline(radius: number, angle: number): string {
  const isBelow = angle > 0 && angle < 180;
  const middle = radius * 0.9465 + (isBelow ? 4.5 : -4);
  return isBelow ? arc(middle, angle + 25, angle - 25) : arc(middle, angle - 25, angle + 25);
}
