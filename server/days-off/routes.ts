import { okResult, type Result } from '@orrery/kernel';
import { vacationSchema, weekdaysOffSchema } from '@orrery/protocol/api';
import { daysOffResponseSchema } from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { describeRoute } from '../http/describe-route.ts';
import { type ApiEnv, authedBodyRoute, authedRoute, checkRate, idParam, requireHuman } from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import { addVacation, daysOffOf, endVacation, setWeekdays } from './days-off.ts';

/** Each change is announced to all of a person's games. */
const CHANGE_RATE = { burst: 10, refillMs: 60_000 };

/** Routes by which people say when their clocks by correspondence stand still. */
export function daysOffRoutes(context: ServerContext): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const changes = new RateLimiter(CHANGE_RATE, context.clock);
  async function changing(person: string, work: () => Promise<Result<null>>) {
    const may = checkRate(changes, person);
    if (!may.ok) return may;
    const done = await work();
    return done.ok ? okResult(await daysOffOf(context, person)) : done;
  }
  app.get(
    '/days-off',
    describeRoute('Shows when the caller’s clocks by correspondence stand still.', daysOffResponseSchema),
    authedRoute(requireHuman, async ({ id }) => okResult(await daysOffOf(context, id))),
  );
  app.put(
    '/days-off/weekdays',
    describeRoute('Chooses days of the week on which the caller’s clocks stand still.', daysOffResponseSchema),
    authedBodyRoute(requireHuman, weekdaysOffSchema, ({ id }, wished) =>
      changing(id, () => setWeekdays(context, id, wished)),
    ),
  );
  app.post(
    '/days-off/vacations',
    describeRoute('Begins or plans a vacation of the caller.', daysOffResponseSchema),
    authedBodyRoute(requireHuman, vacationSchema, ({ id }, wished) =>
      changing(id, () => addVacation(context, id, wished)),
    ),
  );
  app.delete(
    '/days-off/vacations/:id',
    describeRoute('Ends or cancels a vacation of the caller.', daysOffResponseSchema),
    authedRoute(requireHuman, ({ id }, c) => changing(id, () => endVacation(context, id, idParam(c)))),
  );
  return app;
}
