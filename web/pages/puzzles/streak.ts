import { readStored, writeStored } from '../../app/storage.ts';

/** Days in a row on which somebody solved the day's puzzle. */
export interface Streak {
  /** The day on which it was solved last. */
  readonly day: number;
  readonly days: number;
  readonly best: number;
}

const STORED_AS = 'puzzles.streak';
const NO_STREAK: Streak = { day: -1, days: 0, best: 0 };

/** The streak after the puzzle of a day was solved. */
export function extendStreak({ day, days, best }: Streak, today: number): Streak {
  if (day >= today) return { day, days, best };
  const now = day === today - 1 ? days + 1 : 1;
  return { day: today, days: now, best: Math.max(best, now) };
}

/** The length of the streak today: a missed day ends it, the present day is not yet missed. */
export const streakLength = ({ day, days }: Streak, today: number): number => (day >= today - 1 ? days : 0);

export function loadStreak(): Streak {
  const [day, days, best] = (readStored(STORED_AS) ?? '').split(' ').map(Number);
  if (day === undefined || days === undefined || best === undefined) return NO_STREAK;
  return [day, days, best].every(Number.isSafeInteger) ? { day, days, best } : NO_STREAK;
}

/** Stores that the puzzle of this day was solved. */
export function saveDailySolved(today: number): void {
  const { day, days, best } = extendStreak(loadStreak(), today);
  writeStored(STORED_AS, `${day} ${days} ${best}`);
}
