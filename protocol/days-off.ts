/** When a person's clocks by correspondence stand still. Times are in milliseconds since 1970. */
export interface DaysOff {
  /** Days of the week (0 is Sunday), from `from` until the next of these, in a time zone `utcOffset` minutes ahead of UTC. */
  readonly weekly: readonly {
    readonly from: number;
    readonly weekdays: readonly number[];
    readonly utcOffset: number;
  }[];
  readonly vacations: readonly { readonly from: number; readonly until: number }[];
}

export const NO_DAYS_OFF: DaysOff = { weekly: [], vacations: [] };

/** How many days of a week may be off, and how many of a year vacation. */
export const MAX_WEEKDAYS_OFF = 2;
export const VACATION_DAYS_PER_YEAR = 30;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const DAYS_PER_WEEK = 7;

const weeklyAt = ({ weekly }: DaysOff, at: number) => weekly.findLast(({ from }) => from <= at);

/** Whether the clocks stand still at a time. */
export function isDayOff(daysOff: DaysOff, at: number): boolean {
  if (daysOff.vacations.some(({ from, until }) => from <= at && at < until)) return true;
  const rule = weeklyAt(daysOff, at);
  if (rule === undefined) return false;
  const day = Math.floor((at + rule.utcOffset * MINUTE_MS) / DAY_MS);
  return rule.weekdays.includes((day + FIRST_WEEKDAY) % DAYS_PER_WEEK);
}

const hasNone = ({ weekly, vacations }: DaysOff): boolean => weekly.length === 0 && vacations.length === 0;

/** The next time after `at` at which this may change. */
function nextChange(daysOff: DaysOff, at: number): number {
  const shift = (weeklyAt(daysOff, at)?.utcOffset ?? 0) * MINUTE_MS;
  const midnight = (Math.floor((at + shift) / DAY_MS) + 1) * DAY_MS - shift;
  const changes = [
    ...daysOff.vacations.flatMap(({ from, until }) => [from, until]),
    ...daysOff.weekly.map(({ from }) => from),
  ];
  return Math.min(midnight, ...changes.filter((change) => change > at));
}

/** How long the clocks stand still between two times. */
export function timeOffBetween(daysOff: DaysOff, from: number, until: number): number {
  if (hasNone(daysOff)) return 0;
  let sum = 0;
  for (let at = from; at < until; ) {
    const next = Math.min(nextChange(daysOff, at), until);
    if (isDayOff(daysOff, at)) sum += next - at;
    at = next;
  }
  return sum;
}

/** When this much time has run down on a clock that runs from `from`. */
export function endOfTime(daysOff: DaysOff, from: number, ms: number): number {
  if (hasNone(daysOff)) return from + ms;
  let at = from;
  for (let left = ms; left > 0 || isDayOff(daysOff, at); ) {
    const next = nextChange(daysOff, at);
    if (isDayOff(daysOff, at)) at = next;
    else {
      const run = Math.min(left, next - at);
      left -= run;
      at += run;
      if (left <= 0) break;
    }
  }
  return at;
}
