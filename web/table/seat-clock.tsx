import { useEffect, useState } from 'react';
import type { ClockFace } from '../session/session.ts';
import { useSpeak } from '../texts/catalogue.ts';
import { isScarce, leftAt, nextTick, readingOf } from './clock-face.ts';
import { TABLE_TEXTS } from './texts.ts';

/** How much time a seat has left; it counts by itself while it runs. */
export function SeatClock({ face }: { readonly face: ClockFace }) {
  const speak = useSpeak(TABLE_TEXTS);
  const [now, setNow] = useState(() => performance.now());
  const left = leftAt(face, Math.max(now, face.at));
  useEffect(() => {
    if (!face.isRunning || left <= 0) return;
    const timer = setTimeout(() => setNow(performance.now()), nextTick(left));
    return () => clearTimeout(timer);
  }, [face, left]);
  const reading = readingOf(left);
  const text = reading.kind === 'days' ? speak('clock.days', reading) : reading.text;
  const classes = ['seat-clock', face.isRunning && 'running', face.isRunning && isScarce(left) && 'scarce'];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <span className="unseen">{speak('clock')} </span>
      {text}
    </span>
  );
}
