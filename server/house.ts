import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { makeApi } from './api.ts';
import { makeApp } from './app.ts';
import type { Desk } from './desk.ts';
import { Doorkeeper, REVOKED_CHANNEL } from './doorkeeper.ts';
import { testClockRoutes } from './http/test-clock.ts';
import { pushKeys } from './notify/keys.ts';
import { Notices } from './notify/notices.ts';
import { makeSenders } from './notify/senders.ts';
import { Metrics } from './ops/metrics.ts';
import { sweep } from './ops/sweep.ts';
import { appoint } from './people/admin.ts';
import { Persons } from './people/persons.ts';
import { WORK } from './people/scrypt.ts';
import { PlayHouse } from './play/play.ts';
import type { Settings } from './settings.ts';
import { openSockets } from './sockets.ts';
import type { Db } from './storage/db.ts';
import { Lobby } from './tables/lobby.ts';
import { TablesDesk } from './tables/tables.ts';
import { TIME_CHANNEL, Time } from './time.ts';

const SWEEP_MS = 3_600_000;
/** How long answers that are under way may take when the node goes. */
const PATIENCE_MS = 5_000;
const READY_WITHIN_MS = 2_000;

/** A node: everything put together on one database. */
export interface House {
  readonly server: Server;
  /** Takes nothing new, says good-bye to pages, finishes what is under way, and lets the database go. */
  close(): Promise<void>;
}

const pause = (ms: number): Promise<void> =>
  new Promise((go) => {
    setTimeout(go, ms).unref();
  });

async function answers(db: Db): Promise<boolean> {
  const late = pause(READY_WITHIN_MS).then(() => false);
  const asked = db.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

export interface HouseParts {
  readonly settings: Settings;
  readonly db: Db;
  /** The folder of the built programs: threads and pages are found from there. */
  readonly programs: URL;
  readonly log: Logger;
  /** How long a bot waits at least before it moves, for those who watch; the standard is play's. */
  readonly botPace?: number;
}

export async function openHouse({ settings, db, programs, log, botPace }: HouseParts): Promise<House> {
  const time = new Time();
  const { clock } = time;
  const desk: Desk = { db, clock };
  const mourn = (error: unknown) => log.error({ err: error }, 'a fault of ours');
  if (settings.admin !== null) await appoint(desk, settings.admin);
  const keys = await pushKeys(db);

  const persons = new Persons(desk);
  const tables = new TablesDesk(desk);
  const senders = makeSenders(settings, keys);
  const notifier = new Notices({ desk, senders, origin: settings.origin, mourn });
  const bots = new URL('./bots.worker.js', programs);
  const rate = { burst: 5 * settings.messages, perSecond: settings.messages };
  const pace = botPace === undefined ? {} : { pace: botPace };
  const play = new PlayHouse({ db, people: persons, tables, notifier, bots, rate, clock, failed: mourn, ...pace });
  const lobby = new Lobby(desk, play, mourn);
  const metrics = new Metrics(async () => {
    const now = await play.activity();
    return { ...now, sockets: now.sockets + lobby.sockets };
  });

  let isGoing = false;
  const { origin, proxies, admin, metricsToken } = settings;
  const reach = { origin, proxies };
  const api = makeApi({
    desk,
    persons,
    tables,
    play,
    bots: play.bots,
    reach,
    admin,
    work: WORK,
    mail: senders.mail,
    pushKey: keys.publicKey,
    mourn,
  });
  const app = makeApp({
    webFolder: fileURLToPath(new URL('../web', programs)),
    api,
    isReady: async () => !isGoing && (await answers(db)),
    metrics,
    metricsToken,
    testClock: settings.testClock ? testClockRoutes(db, time) : null,
  });
  const server = createServer(getRequestListener(app.fetch));
  const doorkeeper = new Doorkeeper([lobby, play.bots, play.door]);
  openSockets(server, { people: persons, doors: [doorkeeper], origin, proxies, mostSockets: settings.sockets });
  await db.listen(REVOKED_CHANNEL, (person) => doorkeeper.dismiss(person));
  await play.open();
  await lobby.listen();
  if (settings.testClock) {
    await db.listen(TIME_CHANNEL, (ahead) => {
      time.moveTo(Number(ahead));
      play.timeMoved();
    });
  }
  const sweeping = setInterval(() => void sweep(desk).catch(mourn), SWEEP_MS);
  sweeping.unref();

  return {
    server,
    async close() {
      isGoing = true;
      clearInterval(sweeping);
      if (settings.drain > 0) await pause(settings.drain);
      const closed = new Promise<void>((go) => server.close(() => go()));
      await lobby.drain();
      await play.close();
      server.closeIdleConnections();
      await Promise.race([closed, pause(PATIENCE_MS)]);
      server.closeAllConnections();
      await db.close();
    },
  };
}
