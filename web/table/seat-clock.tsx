import { useEffect, useState } from 'react';
import type { SeatClockState } from '../session/session.ts';
import { useTranslate } from '../texts/catalogue.ts';
import { clockReading, isTimeLow, msToNextTick, remainingAt } from './clock-face.ts';
import { TABLE_TEXTS } from './texts.ts';

/** The remaining time of a seat; it counts down by itself while it runs. */
export function SeatClock({ face }: { readonly face: SeatClockState }) {
  const speak = useTranslate(TABLE_TEXTS);
  const [now, setNow] = useState(() => performance.now());
  const left = remainingAt(face, Math.max(now, face.at));
  useEffect(() => {
    if (!face.isRunning || left <= 0) return;
    const timer = setTimeout(() => setNow(performance.now()), msToNextTick(left));
    return () => clearTimeout(timer);
  }, [face, left]);
  const reading = clockReading(left);
  const text = reading.kind === 'days' ? speak('clock.days', reading) : reading.text;
  const classes = ['seat-clock', face.isRunning && 'running', face.isRunning && isTimeLow(left) && 'scarce'];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <span className="unseen">{speak('clock')} </span>
      {text}
    </span>
  );
}
