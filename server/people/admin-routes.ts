import { good } from '@orrery/kernel';
import { changePersonSchema } from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { Desk } from '../desk.ts';
import { type Asked, admin, asks, idIn, says } from '../http/answer.ts';
import type { Play } from '../seams.ts';
import { endFaulty, faultyGames, restoreFaulty } from '../tables/faulty.ts';
import { changePerson, findPeople, houseNow, listReports, settleReport } from './admin.ts';

/** For those who run the server. */
export function adminRoutes({ desk, play }: { readonly desk: Desk; readonly play: Play }): Hono<Asked> {
  const app = new Hono<Asked>();
  app.get(
    '/admin',
    asks(admin, async () => good(await houseNow(desk))),
  );
  app.get(
    '/admin/people',
    asks(admin, async (_, c) => good(await findPeople(desk, c.req.query('find') ?? ''))),
  );
  app.patch(
    '/admin/people/:id',
    says(admin, changePersonSchema, (asker, changes, c) => changePerson(desk, asker, idIn(c), changes)),
  );
  app.get(
    '/admin/reports',
    asks(admin, async () => good(await listReports(desk))),
  );
  app.post(
    '/admin/reports/:id/settle',
    asks(admin, (asker, c) => settleReport(desk, asker, idIn(c))),
  );
  app.get(
    '/admin/games',
    asks(admin, async () => good(await faultyGames(desk))),
  );
  app.post(
    '/admin/games/:id/end',
    asks(admin, (_, c) => endFaulty(desk, idIn(c))),
  );
  app.post(
    '/admin/games/:id/restore',
    asks(admin, (_, c) => restoreFaulty(desk, play, idIn(c))),
  );
  return app;
}
