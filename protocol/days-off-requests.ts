import { z } from 'zod';

/** PUT /api/days-off/weekdays: 0 is Sunday; `utcOffset` are the minutes by which the caller's time zone is ahead of UTC. */
export const weekdaysOffSchema = z.strictObject({
  weekdays: z.array(z.int().min(0).max(6)).max(7),
  utcOffset: z.int().min(-840).max(840),
});
/** POST /api/days-off/vacations: times in milliseconds since 1970. A beginning in the past means now. */
export const vacationSchema = z.strictObject({
  from: z.int().min(0).max(8_000_000_000_000),
  until: z.int().min(0).max(8_000_000_000_000),
});
/** POST /api/tables/:id/add-time: who gets it. */
export const addTimeSchema = z.strictObject({ seat: z.int().min(0).max(15) });

export type WeekdaysOff = z.infer<typeof weekdaysOffSchema>;
export type Vacation = z.infer<typeof vacationSchema>;
