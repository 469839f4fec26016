import { useEffect, useState } from 'react';
import { useRelativeTime } from '../../../app/formats.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

interface CountdownProps {
  /** A moment by the server's clock. */
  readonly until: number;
  /** What the server's clock showed when the page read that moment. */
  readonly serverTime: number;
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** The time that is left, in minutes and seconds; a moment further away by its clock time or day. */
export function Countdown({ until, serverTime }: CountdownProps) {
  const when = useRelativeTime();
  const [ahead, setAhead] = useState(() => serverTime - Date.now());
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setAhead(serverTime - Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [serverTime]);
  const left = Math.max(0, until - (now + ahead));
  if (left >= HOUR_MS) return <time dateTime={new Date(until).toISOString()}>{when(until - ahead)}</time>;
  const seconds = Math.ceil(left / SECOND_MS);
  return (
    <span className="tournament-countdown" role="timer">
      {Math.floor(seconds / 60)}:{twoDigits(seconds % 60)}
    </span>
  );
}
