const STROKE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round' } as const;

export function SeatsIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" {...STROKE}>
      <circle cx="9" cy="8" r="3.4" />
      <path d="M2.5 20c.4-4 2.9-6.2 6.5-6.2s6.1 2.2 6.5 6.2M15.5 5a3.4 3.4 0 0 1 0 6.2M17.5 14.2c2.4.7 3.8 2.7 4 5.8" />
    </svg>
  );
}

export function ClockIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" {...STROKE}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.5V12l3.6 2.2" />
    </svg>
  );
}

/** How far a game is: a ring that is closed when the game is complete. */
export function StateIcon({ isComplete }: { isComplete: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" {...STROKE}>
      {isComplete ? <path d="M12 3a9 9 0 1 0 .01 0M7.5 12.3l3.1 3.2 6-6.7" /> : <path d="M12 3a9 9 0 0 1 0 18" />}
      {!isComplete && <path d="M12 21a9 9 0 0 1 0-18" strokeDasharray="1 3.7" />}
    </svg>
  );
}

export function MoonIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
    </svg>
  );
}

export function SunIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" {...STROKE}>
      <circle cx="12" cy="12" r="4.3" fill="currentColor" />
      <path d="M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9L7 7M17 17l2.1 2.1M4.9 19.1L7 17M17 7l2.1-2.1" />
    </svg>
  );
}

/** The mark of the house: three worlds on three orbits. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx="24" cy="24" r="21.5" strokeWidth="1.3" />
        <circle cx="24" cy="24" r="14.5" strokeWidth="1.1" />
        <circle cx="24" cy="24" r="8.6" />
        <path d="M24 24L40.6 10.3M24 24L10.6 29.6M24 24l5.6 6.6" strokeWidth="1.5" />
        <path d="M24 .8v3.6M24 43.6v3.6M.8 24h3.6M43.6 24h3.6" strokeWidth="1.3" />
      </g>
      <g fill="currentColor">
        <circle cx="24" cy="24" r="4" />
        <circle cx="40.6" cy="10.3" r="3.7" />
        <circle cx="10.6" cy="29.6" r="3" />
        <circle cx="29.6" cy="30.6" r="2.2" />
      </g>
    </svg>
  );
}
