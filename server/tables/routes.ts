import { good, type Result } from '@orrery/kernel';
import type { TableAnswer, TablesAnswer } from '@orrery/protocol/api';
import {
  botSchema,
  claimSchema,
  colourOfChairSchema,
  commitSchema,
  makeTableSchema,
  openSchema,
  readySchema,
  sitSchema,
  standInSchema,
  standingSchema,
} from '@orrery/protocol/api';
import { Hono } from 'hono';
import type { Desk } from '../desk.ts';
import { type Ask, type Asked, anybodyAsks, asks, idIn, limited, refuse, says, somebody } from '../http/answer.ts';
import { Limiter } from '../http/limits.ts';
import type { Person, Play, TableRecord, Tables } from '../seams.ts';
import { refusal } from '../texts.ts';
import { seatOf } from './card.ts';
import { commitSeed, settleOpening } from './dice.ts';
import { abandon, claim, leave, replace, standIn } from './leaving.ts';
import { openTables, tablesOf, tablesToWatch } from './listing.ts';
import { makeRematch, makeTable } from './making.ts';
import { setBot, setColour, setReady, sit, stand } from './seating.ts';
import { setStanding, standingOf } from './standing.ts';
import { openSeed, startTable } from './starting.ts';

/** What the routes of tables need. */
export interface TableHouse {
  readonly desk: Desk;
  readonly tables: Tables;
  readonly play: Play;
}

const MAKING = { burst: 10, each: 30_000 };
/** For all who come from one address: guests are made easily. */
const MAKING_FROM = { burst: 60, each: 15_000 };
const CHANGING = { burst: 60, each: 500 };

/** Making tables, sitting down, and everything before and after a game. */
export function tableRoutes({ desk, tables, play }: TableHouse): Hono<Asked> {
  const app = new Hono<Asked>();
  const making = new Limiter(MAKING, desk.clock);
  const madeFrom = new Limiter(MAKING_FROM, desk.clock);
  const changing = new Limiter(CHANGING, desk.clock);

  const cardNow = async (record: TableRecord) => tables.card(record, await play.presence(record.id));

  async function show(id: string, asker: Person | null): Promise<Result<TableAnswer>> {
    const record = await tables.find(id);
    if (record === null) return refusal('table.unknown');
    return good({ table: await cardNow(record), seat: seatOf(record, asker?.id ?? null) });
  }

  function listed(list: string | undefined, asker: string | null): Promise<readonly TableRecord[]> {
    if (list === 'mine' && asker !== null) return tablesOf(desk, asker);
    return list === 'watch' ? tablesToWatch(desk, asker) : openTables(desk, asker);
  }

  /** Does something at a table and shows it as it is then. */
  async function doing(c: Ask, asker: Person, work: (id: string) => Promise<Result<unknown>>) {
    const may = limited(changing, asker.id);
    if (!may.ok) return may;
    const done = await work(idIn(c));
    return done.ok ? show(idIn(c), asker) : done;
  }

  app.get(
    '/tables',
    anybodyAsks(async (c): Promise<Result<TablesAnswer>> => {
      const asker = c.get('asker');
      const list = c.req.query('list');
      if (list === 'mine' && asker === null) return refusal('api.nobody');
      const found = await listed(list, asker?.id ?? null);
      return good({ tables: await Promise.all(found.map(cardNow)) });
    }),
  );
  app.post(
    '/tables',
    says(somebody, makeTableSchema, async (asker, wished, c) => {
      const not = [limited(making, asker.id), limited(madeFrom, c.get('from'))].find((each) => !each.ok);
      if (not !== undefined) return not;
      const made = await makeTable(desk, asker, wished);
      return made.ok ? show(made.value, asker) : made;
    }),
  );
  app.get(
    '/tables/:id',
    anybodyAsks((c) => show(idIn(c), c.get('asker'))),
  );
  app.get('/tables/:id/log', async (c) => {
    const log = await play.logOf(idIn(c));
    if (!log.ok) return refuse(c, log.problem);
    c.header('Content-Disposition', `attachment; filename="${idIn(c).replace(/[^a-z0-9-]/gi, '')}.log"`);
    return c.text(log.value);
  });

  app.post(
    '/tables/:id/sit',
    says(somebody, sitSchema, (asker, wish, c) => doing(c, asker, (id) => sit(desk, id, asker, wish))),
  );
  app.post(
    '/tables/:id/stand',
    asks(somebody, (asker, c) => doing(c, asker, (id) => stand(desk, id, asker))),
  );
  app.post(
    '/tables/:id/ready',
    says(somebody, readySchema, (asker, { ready }, c) => doing(c, asker, (id) => setReady(desk, id, asker, ready))),
  );
  app.post(
    '/tables/:id/colour',
    says(somebody, colourOfChairSchema, (asker, wish, c) => doing(c, asker, (id) => setColour(desk, id, asker, wish))),
  );
  app.post(
    '/tables/:id/commit',
    says(somebody, commitSchema, (asker, { commitment }, c) =>
      doing(c, asker, (id) => commitSeed(desk, id, asker, commitment)),
    ),
  );
  app.post(
    '/tables/:id/open',
    says(somebody, openSchema, (asker, { seed }, c) => doing(c, asker, (id) => openSeed(desk, play, id, asker, seed))),
  );
  app.post(
    '/tables/:id/settle',
    asks(somebody, (asker, c) => doing(c, asker, (id) => settleOpening(desk, id, asker))),
  );
  app.post(
    '/tables/:id/bot',
    says(somebody, botSchema, (asker, wish, c) =>
      doing(c, asker, async (id) => {
        const isPlaying = (await tables.find(id))?.state === 'playing';
        return isPlaying ? replace(desk, play, id, asker, wish) : setBot(desk, id, asker, wish);
      }),
    ),
  );
  app.post(
    '/tables/:id/start',
    asks(somebody, (asker, c) => doing(c, asker, (id) => startTable(desk, play, id, asker))),
  );
  app.post(
    '/tables/:id/rematch',
    asks(somebody, async (asker, c) => {
      const may = limited(making, asker.id);
      if (!may.ok) return may;
      const again = await makeRematch(desk, idIn(c), asker);
      return again.ok ? show(again.value, asker) : again;
    }),
  );
  app.post(
    '/tables/:id/leave',
    asks(somebody, (asker, c) => doing(c, asker, (id) => leave(desk, play, id, asker))),
  );
  app.post(
    '/tables/:id/abandon',
    asks(somebody, (asker, c) => doing(c, asker, (id) => abandon(desk, id, asker))),
  );
  app.post(
    '/tables/:id/claim',
    says(somebody, claimSchema, (asker, { seat }, c) => doing(c, asker, (id) => claim(desk, play, id, asker, seat))),
  );
  app.post(
    '/tables/:id/stand-in',
    says(somebody, standInSchema, (asker, { level }, c) => doing(c, asker, (id) => standIn(desk, id, asker, level))),
  );
  app.get(
    '/tables/:id/standing',
    asks(somebody, (asker, c) => standingOf(tables, idIn(c), asker)),
  );
  app.put(
    '/tables/:id/standing',
    says(somebody, standingSchema, async (asker, { answers }, c) => {
      const may = limited(changing, asker.id);
      if (!may.ok) return may;
      const set = await setStanding(desk, play, idIn(c), asker, answers);
      return set.ok ? standingOf(tables, idIn(c), asker) : set;
    }),
  );
  return app;
}
