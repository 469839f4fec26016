import { type Point, polar, round, spokes, steps } from '../../../../art/draw.ts';
import { Glyph } from '../../../../art/icons/game-icon.tsx';
import type { HoldKind, HoldPlan } from './parts.ts';

const MOST = 4;
const FIRST = 130; // degrees at which the dial begins
const SPAN = 70; // of one segment

type Segment = 'full' | 'more' | 'less' | 'free' | 'beyond';

/** What each of the four places of a hold shows: filled, filled or emptied by the chosen move, free, or not there. */
function segmentsOf({ amount, capacity, preview = 0 }: HoldPlan): readonly { place: number; look: Segment }[] {
  const after = amount + preview;
  const look = (place: number): Segment => {
    if (place < Math.min(amount, after)) return 'full';
    if (place < after) return 'more';
    if (place < amount) return 'less';
    return place < capacity ? 'free' : 'beyond';
  };
  return steps(0, MOST, 1).map((place) => ({ place, look: look(place) }));
}

interface DialProps {
  readonly kind: HoldKind;
  readonly hold: HoldPlan;
  readonly at: Point;
  readonly radius: number;
}

/** How much lies in a hold: four arcs round its sign and its figure. */
export function Dial({ kind, hold, at: [x, y], radius }: DialProps) {
  const isSmall = radius < 20;
  const gap = isSmall ? 14 : 9;
  const [icon, figure] = isSmall ? [12, 13] : [17, 17];
  const { amount, preview = 0 } = hold;
  return (
    <g transform={`translate(${x} ${y})`} className={`dial ink-${kind} ${isSmall ? 'fine' : ''}`}>
      {segmentsOf(hold).map(({ place, look }) => {
        const from = FIRST + place * SPAN + gap / 2;
        const to = FIRST + (place + 1) * SPAN - gap / 2;
        return (
          <path
            key={place}
            d={`M${polar(radius, from).join(' ')}A${radius} ${radius} 0 0 1 ${polar(radius, to).join(' ')}`}
            className={`dial-segment ${look}`}
          />
        );
      })}
      {!isSmall && (
        <path d={spokes(steps(FIRST, FIRST + 281, SPAN), radius + 4, () => radius + 8)} className="ship-hair" />
      )}
      <Glyph name={kind} at={[0, -figure * 0.42]} size={icon} />
      <text y={round(figure * 0.98)} fontSize={figure} className="ship-figure">
        {amount}
        {preview !== 0 && (
          <tspan fontSize={round(Math.max(12, figure * 0.78))} className="dial-change">
            {preview > 0 ? `+${preview}` : `−${-preview}`}
          </tspan>
        )}
      </text>
    </g>
  );
}

/** The same as pips in a row, where a dial would be dust. */
export function HoldPips({ kind, hold, at: [x, y] }: Omit<DialProps, 'radius'>) {
  return (
    <g transform={`translate(${x} ${y})`} className={`dial ink-${kind}`}>
      {segmentsOf(hold).map(({ place, look }) => (
        <rect key={place} x={round(-14.2 + place * 7.3)} width="5.6" height="5" rx="1" className={`dial-pip ${look}`} />
      ))}
    </g>
  );
}
