import { numberRange } from '../draw.ts';
import './charts.css';

interface GaugeProps {
  readonly name: string; // “4 of 6”
  readonly value: number;
  readonly most: number;
  readonly preview?: number; // change by a move: added or, below 0, removed
  readonly tone?: 'brass' | 'seat' | 'good' | 'warn' | 'bad';
}

const MAX_SEGMENTS = 12; // with more, one bar is drawn instead of segments

/** An amount: one segment each, or one bar for large amounts. */
export function GaugeChart({ name, value, most, preview = 0, tone = 'brass' }: GaugeProps) {
  const [sure, hoped] = [Math.min(value, value + preview), Math.max(value, value + preview)];
  return (
    <span className={`gauge ${tone}`} role="img" aria-label={name}>
      {most <= MAX_SEGMENTS ? (
        numberRange(0, most, 1).map((i) => (
          <span key={i} className={i < sure ? 'full' : i < hoped ? 'hoped' : 'empty'} />
        ))
      ) : (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="6" className="empty" />
          <rect width={(100 * hoped) / most} height="6" className="hoped" />
          <rect width={(100 * sure) / most} height="6" className="full" />
        </svg>
      )}
    </span>
  );
}
