import { okResult, type Result } from '@orrery/kernel';
import type { TableResponse, TablesResponse } from '@orrery/protocol/api';
import {
  autoAnswersSchema,
  chairBotSchema,
  chairColourSchema,
  changeTermsSchema,
  claimSeatSchema,
  commitSeedSchema,
  createTableSchema,
  readySchema,
  removePersonSchema,
  revealSeedSchema,
  sitDownSchema,
  substituteSchema,
} from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import {
  type ApiContext,
  type ApiEnv,
  authedBodyRoute,
  authedRoute,
  checkRate,
  idParam,
  problemResponse,
  publicRoute,
  requireAnyone,
} from '../http/handlers.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import type { Games, Notifier, Person, TableRecord, Tables } from '../ports.ts';
import { textFailure } from '../texts.ts';
import { autoAnswersOf, setAutoAnswers } from './auto-answers.ts';
import { changeTerms } from './change-terms.ts';
import { createRematch, createTable, type Rematch } from './create-table.ts';
import { commitSeed, settleReveal } from './dice.ts';
import { claimSeat, leaveTable, setSubstitute, substituteAbsent, voteToEnd } from './leave-table.ts';
import { openTables, tablesOf, watchableTables } from './listing.ts';
import { removePerson, setBot, setColour, setReady, sitDown, standUp } from './seating.ts';
import { revealSeed, startTable, startWhenReady } from './start-game.ts';
import { seatOfPerson } from './summary.ts';

/** Dependencies of the table routes. */
export interface TableRoutesDeps {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly play: Games;
  readonly notifier: Pick<Notifier, 'notifyInvitation'>;
}

const CREATE_RATE = { burst: 10, refillMs: 30_000 };
/** For all clients of one address, since guests are easy to create. */
const CREATE_RATE_PER_NETWORK = { burst: 60, refillMs: 15_000 };
const CHANGE_RATE = { burst: 60, refillMs: 500 };

/** Routes for creating tables, sitting down, and everything before and after a game. */
export function tableRoutes({ context, tables, play, notifier }: TableRoutesDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const making = new RateLimiter(CREATE_RATE, context.clock);
  const madeFrom = new RateLimiter(CREATE_RATE_PER_NETWORK, context.clock);
  const changing = new RateLimiter(CHANGE_RATE, context.clock);

  const summaryNow = async (record: TableRecord) => tables.summaryOf(record, await play.presence(record.id));

  async function show(id: string, asker: Person | null): Promise<Result<TableResponse>> {
    const record = await tables.find(id);
    if (record === null) return textFailure('table.unknown');
    return okResult({ table: await summaryNow(record), seat: seatOfPerson(record, asker?.id ?? null) });
  }

  function listed(list: string | undefined, asker: string | null): Promise<readonly TableRecord[]> {
    if (list === 'mine' && asker !== null) return tablesOf(context, asker);
    return list === 'watch' ? watchableTables(context, asker) : openTables(context, asker);
  }

  /** Changes a table and returns its new state. */
  async function doing(c: ApiContext, asker: Person, work: (id: string) => Promise<Result<unknown>>) {
    const may = checkRate(changing, asker.id);
    if (!may.ok) return may;
    const done = await work(idParam(c));
    return done.ok ? show(idParam(c), asker) : done;
  }

  /** The same before the game: a table that begins by itself may be complete now. */
  const gathering = (c: ApiContext, asker: Person, work: (id: string) => Promise<Result<unknown>>) =>
    doing(c, asker, async (id) => {
      const done = await work(id);
      if (done.ok) await startWhenReady(context, play, id);
      return done;
    });

  /** Invites those who do not see at the old table that a rematch is wanted. */
  async function inviteAgain({ id, invited }: Rematch, old: string, from: Person): Promise<void> {
    const table = invited.length === 0 ? null : await tables.find(id);
    if (table === null) return;
    const { looking } = await play.presence(old);
    for (const person of invited) if (!looking.has(person)) void notifier.notifyInvitation(person, table, from.name);
  }

  app.get(
    '/tables',
    publicRoute(async (c): Promise<Result<TablesResponse>> => {
      const asker = c.get('asker');
      const list = c.req.query('list');
      if (list === 'mine' && asker === null) return textFailure('api.unauthenticated');
      const found = await listed(list, asker?.id ?? null);
      return okResult({ tables: await Promise.all(found.map(summaryNow)) });
    }),
  );
  app.post(
    '/tables',
    authedBodyRoute(requireAnyone, createTableSchema, async (asker, wished, c) => {
      const not = [checkRate(making, asker.id), checkRate(madeFrom, c.get('from'))].find((each) => !each.ok);
      if (not !== undefined) return not;
      const made = await createTable(context, asker, wished);
      return made.ok ? show(made.value, asker) : made;
    }),
  );
  app.get(
    '/tables/:id',
    publicRoute((c) => show(idParam(c), c.get('asker'))),
  );
  app.get('/tables/:id/log', async (c) => {
    const log = await play.logOf(idParam(c));
    if (!log.ok) return problemResponse(c, log.problem);
    c.header('Content-Disposition', `attachment; filename="${idParam(c).replace(/[^a-z0-9-]/gi, '')}.log"`);
    return c.text(log.value);
  });

  app.put(
    '/tables/:id/terms',
    authedBodyRoute(requireAnyone, changeTermsSchema, (asker, wished, c) =>
      doing(c, asker, (id) => changeTerms(context, id, asker, wished)),
    ),
  );
  app.post(
    '/tables/:id/sit',
    authedBodyRoute(requireAnyone, sitDownSchema, (asker, wish, c) =>
      gathering(c, asker, (id) => sitDown(context, id, asker, wish)),
    ),
  );
  app.post(
    '/tables/:id/stand',
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => standUp(context, id, asker))),
  );
  app.post(
    '/tables/:id/remove',
    authedBodyRoute(requireAnyone, removePersonSchema, (asker, { seat }, c) =>
      doing(c, asker, (id) => removePerson(context, id, asker, seat)),
    ),
  );
  app.post(
    '/tables/:id/ready',
    authedBodyRoute(requireAnyone, readySchema, (asker, { ready }, c) =>
      gathering(c, asker, (id) => setReady(context, id, asker, ready)),
    ),
  );
  app.post(
    '/tables/:id/colour',
    authedBodyRoute(requireAnyone, chairColourSchema, (asker, wish, c) =>
      doing(c, asker, (id) => setColour(context, id, asker, wish)),
    ),
  );
  app.post(
    '/tables/:id/commit',
    authedBodyRoute(requireAnyone, commitSeedSchema, (asker, { commitment }, c) =>
      gathering(c, asker, (id) => commitSeed(context, id, asker, commitment)),
    ),
  );
  app.post(
    '/tables/:id/reveal',
    authedBodyRoute(requireAnyone, revealSeedSchema, (asker, { seed }, c) =>
      doing(c, asker, (id) => revealSeed(context, play, id, asker, seed)),
    ),
  );
  app.post(
    '/tables/:id/expire-reveal',
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => settleReveal(context, id, asker))),
  );
  app.post(
    '/tables/:id/bot',
    authedBodyRoute(requireAnyone, chairBotSchema, (asker, wish, c) =>
      doing(c, asker, async (id) => {
        const isPlaying = (await tables.find(id))?.state === 'playing';
        return isPlaying ? substituteAbsent(context, play, id, asker, wish) : setBot(context, id, asker, wish);
      }),
    ),
  );
  app.post(
    '/tables/:id/start',
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => startTable(context, play, id, asker))),
  );
  app.post(
    '/tables/:id/rematch',
    authedRoute(requireAnyone, async (asker, c) => {
      const may = checkRate(making, asker.id);
      if (!may.ok) return may;
      const again = await createRematch(context, idParam(c), asker);
      if (!again.ok) return again;
      await inviteAgain(again.value, idParam(c), asker);
      await startWhenReady(context, play, again.value.id);
      return show(again.value.id, asker);
    }),
  );
  app.post(
    '/tables/:id/leave',
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => leaveTable(context, play, id, asker))),
  );
  app.post(
    '/tables/:id/vote-to-end',
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => voteToEnd(context, id, asker))),
  );
  app.post(
    '/tables/:id/claim',
    authedBodyRoute(requireAnyone, claimSeatSchema, (asker, { seat }, c) =>
      doing(c, asker, (id) => claimSeat(context, play, id, asker, seat)),
    ),
  );
  app.post(
    '/tables/:id/substitute',
    authedBodyRoute(requireAnyone, substituteSchema, (asker, { level }, c) =>
      doing(c, asker, (id) => setSubstitute(context, id, asker, level)),
    ),
  );
  app.get(
    '/tables/:id/auto-answers',
    authedRoute(requireAnyone, (asker, c) => autoAnswersOf(tables, idParam(c), asker)),
  );
  app.put(
    '/tables/:id/auto-answers',
    authedBodyRoute(requireAnyone, autoAnswersSchema, async (asker, { answers }, c) => {
      const may = checkRate(changing, asker.id);
      if (!may.ok) return may;
      const set = await setAutoAnswers(context, play, idParam(c), asker, answers);
      return set.ok ? autoAnswersOf(tables, idParam(c), asker) : set;
    }),
  );
  return app;
}
