import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { makeApi } from './api.ts';
import { makeApp } from './app.ts';
import type { Desk } from './desk.ts';
import { Doorkeeper, REVOKED_CHANNEL } from './doorkeeper.ts';
import { Doorway } from './doorway.ts';
import { Limiter } from './http/limits.ts';
import { testClockRoutes } from './http/test-clock.ts';
import { pushKeys } from './notify/keys.ts';
import { Notices } from './notify/notices.ts';
import { makeSenders } from './notify/senders.ts';
import { Metrics } from './ops/metrics.ts';
import { sweep } from './ops/sweep.ts';
import { noteLooks } from './people/logins.ts';
import { Persons } from './people/persons.ts';
import { WORK } from './people/scrypt.ts';
import { PlayHouse } from './play/play.ts';
import type { Settings } from './settings.ts';
import { openSockets } from './sockets.ts';
import type { Db } from './storage/db.ts';
import { Lobby } from './tables/lobby.ts';
import { TablesDesk } from './tables/tables.ts';
import { TIME_CHANNEL, Time } from './time.ts';
import { warmUp } from './warm-up.ts';

const SWEEP_MS = 3_600_000;
/** How long answers that are under way may take when the node goes. */
const PATIENCE_MS = 5_000;
const READY_WITHIN_MS = 2_000;
/** Sockets that one network may open: so many at once, and so many a second. Each asks the database who comes. */
const UPGRADES = { burst: 200, each: 100 };

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
  // Moves go by the urgent way, one after the other: where a commit hangs, this waits behind it.
  const asked = Promise.all([db.query('SELECT 1'), db.urgent.query('SELECT 1')]).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

/** Asks again only when the last answer is older than this: whoever asks often costs the database nothing. */
const READY_HOLDS_MS = 500;

/** Whether the database answers, asked at most twice a second however often it is wanted. */
function readiness(db: Db): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  return () => {
    if (performance.now() - asked < READY_HOLDS_MS) return answer;
    asked = performance.now();
    answer = answers(db);
    return answer;
  };
}

export interface HouseParts {
  readonly settings: Settings;
  readonly db: Db;
  /** The folder of the built programs: threads and pages are found from there. */
  readonly programs: URL;
  readonly log: Logger;
  /** Whether the node says that it is ready only after it has done what the first games would wait for. */
  readonly warmsUp?: boolean;
  /** How long a bot waits at least before it moves, for those who watch; the standard is play's. */
  readonly botPace?: number;
}

export async function openHouse({ settings, db, programs, log, botPace, warmsUp = false }: HouseParts): Promise<House> {
  const time = new Time();
  const { clock } = time;
  const desk: Desk = { db, clock };
  const mourn = (error: unknown) => log.error({ err: error }, 'a fault of ours');
  await noteLooks(desk);
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
  let isWarm = !warmsUp;
  const isHeard = readiness(db);
  const { origin, proxies, metricsToken } = settings;
  const reach = { origin, proxies };
  const doorkeeper = new Doorkeeper([lobby, play.bots, play.door]);
  const doorway = new Doorway(settings.sockets);
  const api = makeApi({
    desk,
    persons,
    tables,
    play,
    programs: { desk: play.bots, doorway, doorkeeper },
    reach,
    work: WORK,
    mail: senders.mail,
    pushKey: keys.publicKey,
    mourn,
  });
  const app = makeApp({
    webFolder: fileURLToPath(new URL('../web', programs)),
    api,
    isReady: async () => !isGoing && isWarm && (await isHeard()),
    metrics,
    metricsToken,
    isSecure: origin?.startsWith('https:') ?? false,
    testClock: settings.testClock ? testClockRoutes(db, time) : null,
  });
  const server = createServer(getRequestListener(app.fetch));
  openSockets(server, {
    people: persons,
    doors: [doorkeeper],
    origin,
    proxies,
    doorway,
    upgrades: settings.sockets === 0 ? null : new Limiter(UPGRADES, clock),
  });
  await db.listen(REVOKED_CHANNEL, (person) => doorkeeper.dismiss(person));
  await play.open();
  await lobby.listen();
  if (settings.testClock) {
    await db.listen(TIME_CHANNEL, (ahead) => {
      time.moveTo(Number(ahead));
      play.timeMoved();
    });
  }
  if (warmsUp) {
    warmUp({ db, persons, tables, play })
      .catch((error: unknown) => isGoing || mourn(error))
      .finally(() => {
        isWarm = true;
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
