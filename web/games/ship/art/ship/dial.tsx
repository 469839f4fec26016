import { numberRange, type Point, polar, round, spokesPath } from '../../../../art/draw.ts';
import { InlineIcon } from '../../../../art/icons/game-icon.tsx';
import type { HoldKind, HoldPlan } from './parts.ts';

const HOLD_PLACES = 4;
const FIRST_ANGLE_DEG = 130; // where the dial begins
const SEGMENT_SPAN_DEG = 70;

type SegmentLook = 'full' | 'more' | 'less' | 'free' | 'beyond';

/** The state of each of the four segments of a hold: filled, filled or emptied by the chosen move, free, or missing. */
function segmentsOf({ amount, capacity, preview = 0 }: HoldPlan): readonly { place: number; look: SegmentLook }[] {
  const after = amount + preview;
  const look = (place: number): SegmentLook => {
    if (place < Math.min(amount, after)) return 'full';
    if (place < after) return 'more';
    if (place < amount) return 'less';
    return place < capacity ? 'free' : 'beyond';
  };
  return numberRange(0, HOLD_PLACES, 1).map((place) => ({ place, look: look(place) }));
}

interface DialProps {
  readonly kind: HoldKind;
  readonly hold: HoldPlan;
  readonly at: Point;
  readonly radius: number;
}

/** How full a hold is: four arcs around its sign and its number. */
export function Dial({ kind, hold, at: [x, y], radius }: DialProps) {
  const isSmall = radius < 20;
  const gap = isSmall ? 14 : 9;
  const [icon, figure] = isSmall ? [12, 13] : [17, 17];
  const { amount, preview = 0 } = hold;
  return (
    <g transform={`translate(${x} ${y})`} className={`dial ink-${kind} ${isSmall ? 'fine' : ''}`}>
      {segmentsOf(hold).map(({ place, look }) => {
        const from = FIRST_ANGLE_DEG + place * SEGMENT_SPAN_DEG + gap / 2;
        const to = FIRST_ANGLE_DEG + (place + 1) * SEGMENT_SPAN_DEG - gap / 2;
        return (
          <path
            key={place}
            d={`M${polar(radius, from).join(' ')}A${radius} ${radius} 0 0 1 ${polar(radius, to).join(' ')}`}
            className={`dial-segment ${look}`}
          />
        );
      })}
      {!isSmall && (
        <path
          d={spokesPath(
            numberRange(FIRST_ANGLE_DEG, FIRST_ANGLE_DEG + 281, SEGMENT_SPAN_DEG),
            radius + 4,
            () => radius + 8,
          )}
          className="ship-hair"
        />
      )}
      <InlineIcon name={kind} at={[0, -figure * 0.42]} size={icon} />
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

/** The same as pips in a row, where a dial would be too small. */
export function HoldPips({ kind, hold, at: [x, y] }: Omit<DialProps, 'radius'>) {
  return (
    <g transform={`translate(${x} ${y})`} className={`dial ink-${kind}`}>
      {segmentsOf(hold).map(({ place, look }) => (
        <rect key={place} x={round(-14.2 + place * 7.3)} width="5.6" height="5" rx="1" className={`dial-pip ${look}`} />
      ))}
    </g>
  );
}
