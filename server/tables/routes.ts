import { okResult, type Result } from '@orrery/kernel';
import type { TableResponse, TablesResponse } from '@orrery/protocol/api';
import {
  addTimeSchema,
  autoAnswersSchema,
  chairBotSchema,
  chairColourSchema,
  changeTermsSchema,
  claimSeatSchema,
  commitSeedSchema,
  createTableSchema,
  listTablesQuerySchema,
  readySchema,
  removePersonSchema,
  revealSeedSchema,
  sitDownSchema,
  substituteSchema,
  takeBackAnswerSchema,
  takeBackAskSchema,
} from '@orrery/protocol/api';
import {
  autoAnswersResponseSchema,
  tablePeopleResponseSchema,
  tableResponseSchema,
  tablesResponseSchema,
} from '@orrery/protocol/schemas';
import { Hono } from 'hono';
import { z } from 'zod';
import type { ServerContext } from '../context.ts';
import { describeRoute } from '../http/describe-route.ts';
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
import { addTime } from './add-time.ts';
import { autoAnswersOf, setAutoAnswers } from './auto-answers.ts';
import { changeTerms } from './change-terms.ts';
import { createRematch, createTable, type Rematch } from './create-table.ts';
import { commitSeed, settleReveal } from './dice.ts';
import { claimSeat, leaveTable, setSubstitute, substituteAbsent, voteToEnd } from './leave-table.ts';
import { openTables, tablesOf, watchableTables } from './listing.ts';
import { removePerson, setBot, setColour, setReady, sitDown, standUp } from './seating.ts';
import { revealSeed, startTable, startWhenReady } from './start-game.ts';
import { seatOfPerson } from './summary.ts';
import { tablePeople } from './table-people.ts';
import { answerTakeBack, askTakeBack } from './take-back.ts';

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

  /** Invites the people who are not at the old table to a rematch. */
  async function inviteAgain({ id, invited }: Rematch, old: string, from: Person): Promise<void> {
    const table = invited.length === 0 ? null : await tables.find(id);
    if (table === null) return;
    const { looking } = await play.presence(old);
    for (const person of invited) if (!looking.has(person)) void notifier.notifyInvitation(person, table, from.name);
  }

  app.get(
    '/tables',
    describeRoute('Lists tables: those with a free chair, games to watch, or the caller’s own.', tablesResponseSchema, {
      query: listTablesQuerySchema,
    }),
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
    describeRoute('Creates a table. The caller is its host and sits down.', tableResponseSchema),
    authedBodyRoute(requireAnyone, createTableSchema, async (asker, wished, c) => {
      const not = [checkRate(making, asker.id), checkRate(madeFrom, c.get('from'))].find((each) => !each.ok);
      if (not !== undefined) return not;
      const made = await createTable(context, asker, wished);
      return made.ok ? show(made.value, asker) : made;
    }),
  );
  app.get(
    '/tables/:id',
    describeRoute('Shows a table.', tableResponseSchema),
    publicRoute((c) => show(idParam(c), c.get('asker'))),
  );
  app.get(
    '/tables/:id/people',
    describeRoute(
      'Shows the ratings of the people at a table, and how many games they have left.',
      tablePeopleResponseSchema,
    ),
    publicRoute((c) => tablePeople(context, idParam(c))),
  );
  app.get(
    '/tables/:id/log',
    describeRoute('Sends the log of a game that is over.', z.string(), { mediaType: 'text/plain' }),
    async (c) => {
      const log = await play.logOf(idParam(c));
      if (!log.ok) return problemResponse(c, log.problem);
      c.header('Content-Disposition', `attachment; filename="${idParam(c).replace(/[^a-z0-9-]/gi, '')}.log"`);
      return c.text(log.value);
    },
  );

  app.put(
    '/tables/:id/terms',
    describeRoute('Changes the terms before the game; for the host.', tableResponseSchema),
    authedBodyRoute(requireAnyone, changeTermsSchema, (asker, wished, c) =>
      doing(c, asker, (id) => changeTerms(context, id, asker, wished)),
    ),
  );
  app.post(
    '/tables/:id/sit',
    describeRoute('Sits down on a free chair.', tableResponseSchema),
    authedBodyRoute(requireAnyone, sitDownSchema, (asker, wish, c) =>
      gathering(c, asker, (id) => sitDown(context, id, asker, wish)),
    ),
  );
  app.post(
    '/tables/:id/stand',
    describeRoute('Stands up before the game.', tableResponseSchema),
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => standUp(context, id, asker))),
  );
  app.post(
    '/tables/:id/remove',
    describeRoute('Removes a person before the game; for the host.', tableResponseSchema),
    authedBodyRoute(requireAnyone, removePersonSchema, (asker, { seat }, c) =>
      doing(c, asker, (id) => removePerson(context, id, asker, seat)),
    ),
  );
  app.post(
    '/tables/:id/ready',
    describeRoute('Says whether the caller is ready to begin.', tableResponseSchema),
    authedBodyRoute(requireAnyone, readySchema, (asker, { ready }, c) =>
      gathering(c, asker, (id) => setReady(context, id, asker, ready)),
    ),
  );
  app.post(
    '/tables/:id/colour',
    describeRoute('Chooses the colour of a chair.', tableResponseSchema),
    authedBodyRoute(requireAnyone, chairColourSchema, (asker, wish, c) =>
      doing(c, asker, (id) => setColour(context, id, asker, wish)),
    ),
  );
  app.post(
    '/tables/:id/commit',
    describeRoute('Commits the caller to a seed for the dice.', tableResponseSchema),
    authedBodyRoute(requireAnyone, commitSeedSchema, (asker, { commitment }, c) =>
      gathering(c, asker, (id) => commitSeed(context, id, asker, commitment)),
    ),
  );
  app.post(
    '/tables/:id/reveal',
    describeRoute('Reveals the seed behind the commitment.', tableResponseSchema),
    authedBodyRoute(requireAnyone, revealSeedSchema, (asker, { seed }, c) =>
      doing(c, asker, (id) => revealSeed(context, play, id, asker, seed)),
    ),
  );
  app.post(
    '/tables/:id/expire-reveal',
    describeRoute('Ends the reveal once its time is up.', tableResponseSchema),
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => settleReveal(context, id, asker))),
  );
  app.post(
    '/tables/:id/bot',
    describeRoute(
      'Sets a bot on a chair, or frees the chair; for the host. In a game: a substitute for an absent player.',
      tableResponseSchema,
    ),
    authedBodyRoute(requireAnyone, chairBotSchema, (asker, wish, c) =>
      doing(c, asker, async (id) => {
        const isPlaying = (await tables.find(id))?.state === 'playing';
        return isPlaying ? substituteAbsent(context, play, id, asker, wish) : setBot(context, id, asker, wish);
      }),
    ),
  );
  app.post(
    '/tables/:id/start',
    describeRoute('Starts the game; for the host.', tableResponseSchema),
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => startTable(context, play, id, asker))),
  );
  app.post(
    '/tables/:id/rematch',
    describeRoute('Creates the table of a rematch, or shows it.', tableResponseSchema),
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
    describeRoute('Leaves a game that is being played: the caller resigns, or a bot takes over.', tableResponseSchema),
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => leaveTable(context, play, id, asker))),
  );
  app.post(
    '/tables/:id/vote-to-end',
    describeRoute('Votes for ending the game without a result.', tableResponseSchema),
    authedRoute(requireAnyone, (asker, c) => doing(c, asker, (id) => voteToEnd(context, id, asker))),
  );
  app.post(
    '/tables/:id/add-time',
    describeRoute('Gives another player a minute, or by correspondence a day.', tableResponseSchema),
    authedBodyRoute(requireAnyone, addTimeSchema, (asker, { seat }, c) =>
      doing(c, asker, (id) => addTime(context, play, id, asker, seat)),
    ),
  );
  app.post(
    '/tables/:id/take-back',
    describeRoute('Asks all others to let the caller take their last move back.', tableResponseSchema),
    authedBodyRoute(requireAnyone, takeBackAskSchema, (asker, { move }, c) =>
      doing(c, asker, (id) => askTakeBack(context, play, id, asker, move)),
    ),
  );
  app.post(
    '/tables/:id/take-back/answer',
    describeRoute('Agrees that a move is taken back, or does not.', tableResponseSchema),
    authedBodyRoute(requireAnyone, takeBackAnswerSchema, (asker, answer, c) =>
      doing(c, asker, (id) => answerTakeBack(context, play, id, asker, answer)),
    ),
  );
  app.post(
    '/tables/:id/claim',
    describeRoute('Takes over the seat of a bot or of a player who is absent.', tableResponseSchema),
    authedBodyRoute(requireAnyone, claimSeatSchema, (asker, { seat }, c) =>
      doing(c, asker, (id) => claimSeat(context, play, id, asker, seat)),
    ),
  );
  app.post(
    '/tables/:id/substitute',
    describeRoute('Lets a bot play for the caller, or ends that.', tableResponseSchema),
    authedBodyRoute(requireAnyone, substituteSchema, (asker, { level }, c) =>
      doing(c, asker, (id) => setSubstitute(context, id, asker, level)),
    ),
  );
  app.get(
    '/tables/:id/auto-answers',
    describeRoute('Shows the caller’s automatic answers.', autoAnswersResponseSchema),
    authedRoute(requireAnyone, (asker, c) => autoAnswersOf(tables, idParam(c), asker)),
  );
  app.put(
    '/tables/:id/auto-answers',
    describeRoute('Sets the caller’s automatic answers.', autoAnswersResponseSchema),
    authedBodyRoute(requireAnyone, autoAnswersSchema, async (asker, { answers }, c) => {
      const may = checkRate(changing, asker.id);
      if (!may.ok) return may;
      const set = await setAutoAnswers(context, play, idParam(c), asker, answers);
      return set.ok ? autoAnswersOf(tables, idParam(c), asker) : set;
    }),
  );
  return app;
}
