import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { makeApi } from './api.ts';
import { makeApp } from './app.ts';
import { ConnectionLimiter } from './connection-limiter.ts';
import { ConnectionRegistry, REVOKED_CHANNEL } from './connection-registry.ts';
import type { ServerContext } from './context.ts';
import { RateLimiter } from './http/rate-limiter.ts';
import { testClockRoutes } from './http/test-clock.ts';
import { wellKnownRoutes } from './http/well-known.ts';
import { LocalNetwork } from './local-network.ts';
import { DailyMail } from './notify/digest.ts';
import { PersonNotifier } from './notify/person-notifier.ts';
import { loadPushKeys } from './notify/push-keys.ts';
import { makeSenders } from './notify/senders.ts';
import { UndeliveredError } from './notify/undelivered.ts';
import { OpenConnections } from './open-connections.ts';
import { deleteExpired } from './ops/delete-expired.ts';
import type { ComponentLoggers, LogComponent } from './ops/logs.ts';
import { Metrics } from './ops/metrics.ts';
import { backfillSkeletons } from './people/logins.ts';
import { PersonService } from './people/person-service.ts';
import { DEFAULT_SCRYPT_PARAMS } from './people/scrypt.ts';
import { GameService } from './play/game-service.ts';
import { ReviewRooms } from './review/review-rooms.ts';
import { ReviewService } from './review/review-service.ts';
import { OwnPort, type ServerPort } from './server-port.ts';
import type { Settings } from './settings.ts';
import { PictureService } from './share/picture-service.ts';
import { sharePages } from './share/share-pages.ts';
import { handleUpgrades } from './sockets.ts';
import type { ProcessPlace } from './spread/place-of-table.ts';
import type { Database } from './storage/db.ts';
import { MigrationWatch } from './storage/migration-watch.ts';
import { Lobby } from './tables/lobby.ts';
import { TableService } from './tables/table-service.ts';
import { NodeTime, TIME_CHANNEL } from './time.ts';
import { TournamentService } from './tournaments/tournament-service.ts';
import { warmUp } from './warm-up.ts';

const SWEEP_INTERVAL_MS = 3_600_000;
/** How often a node looks for daily mails to send. */
const DAILY_MAIL_CHECK_MS = 300_000;
/** How long responses in progress may take when the node shuts down. */
const SHUTDOWN_TIMEOUT_MS = 5_000;
const READY_TIMEOUT_MS = 2_000;
/** Limit of new sockets per network. Each one queries the database for its person. */
const UPGRADE_RATE = { burst: 200, refillMs: 100 };

/** A node: all parts of the server on one database. */
export interface ServerNode {
  readonly server: Server;
  readonly metrics: Metrics;
  /** Resolves, with a sentence, once a newer program has changed the database so that this one cannot go on. */
  readonly outdated: Promise<string>;
  /** Accepts nothing new, says goodbye to pages, finishes the work in progress, and closes the database. */
  close(): Promise<void>;
}

const sleep = (ms: number): Promise<void> =>
  new Promise((go) => {
    setTimeout(go, ms).unref();
  });

async function isDatabaseUp(db: Database): Promise<boolean> {
  const late = sleep(READY_TIMEOUT_MS).then(() => false);
  // Moves use the priority connection, one after the other: if a commit hangs, this query waits behind it.
  const asked = Promise.all([db.query('SELECT 1'), db.priority.query('SELECT 1')]).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

/** The result is reused for this long, so that frequent checks cost the database nothing. */
const READY_CACHE_MS = 500;

/** Whether the database answers; queried at most twice a second, however often it is called. */
function makeReadinessCheck(db: Database): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  return () => {
    if (performance.now() - asked < READY_CACHE_MS) return answer;
    asked = performance.now();
    answer = isDatabaseUp(db);
    return answer;
  };
}

/** What the process that has the port knows and does for all processes. */
export interface SharedParts {
  readonly port: ServerPort;
  /** The metrics of all processes. */
  readonly readMetrics: () => Promise<string>;
}

export interface ServerNodeDeps {
  readonly settings: Settings;
  readonly db: Database;
  /** The folder of the built programs, which contains the worker scripts and pages. */
  readonly distFolder: URL;
  readonly logFor: ComponentLoggers;
  /** Whether the node only reports ready after preparing what the first games would wait for. */
  readonly warmsUp?: boolean;
  /** The addresses of this machine in its networks, for tests. */
  readonly localAddresses?: () => readonly string[];
  /** Minimum delay of a bot's move, for the spectators' sake; the default is defined in play/. */
  readonly minBotDelayMs?: number;
  /** Which of several processes of one machine this is; null: the only one. */
  readonly place?: ProcessPlace | null;
  /** What several processes have in common; null: this is the only one. */
  readonly shared?: SharedParts | null;
}

export async function startServerNode({
  settings,
  db,
  distFolder,
  logFor,
  minBotDelayMs,
  localAddresses,
  place = null,
  shared = null,
  warmsUp = false,
}: ServerNodeDeps): Promise<ServerNode> {
  const { origin, proxies, metricsToken } = settings;
  const time = new NodeTime();
  const { clock } = time;
  const context: ServerContext = { db, clock };
  const reportErrorIn = (component: LogComponent) => (error: unknown) =>
    logFor(component).error({ err: error }, 'unhandled error');
  const reportNotifyError = (error: unknown) => {
    if (error instanceof UndeliveredError) logFor('notify').warn({ err: error.cause }, error.message);
    else reportErrorIn('notify')(error);
  };
  await backfillSkeletons(context);
  const keys = await loadPushKeys(db);

  const persons = new PersonService(context);
  const tables = new TableService(context);
  const senders = makeSenders(settings, keys);
  const notifier = new PersonNotifier({
    context,
    senders,
    origin,
    reportError: reportNotifyError,
  });
  const bots = new URL('./bots.worker.js', distFolder);
  const rate = { burst: 5 * settings.messagesPerSecond, perSecond: settings.messagesPerSecond };
  const pace = minBotDelayMs === undefined ? {} : { pace: minBotDelayMs };
  const play = new GameService({
    db,
    people: persons,
    tables,
    notifier,
    botWorker: bots,
    rate,
    clock,
    place,
    failed: reportErrorIn('play'),
    ...pace,
  });
  const dailyMail =
    senders.mail === null
      ? null
      : new DailyMail({ context, tables, play, send: senders.mail, origin, reportError: reportNotifyError });
  const sendDailyMail = () => void dailyMail?.sendDue().catch(reportErrorIn('notify'));
  const tournaments = new TournamentService({
    context,
    tables,
    play,
    notifier,
    reportError: reportErrorIn('tournaments'),
  });
  const pictures = new PictureService(new URL('../pictures/main.js', distFolder), play);
  const reviews = new ReviewService({ context, play });
  const reviewRooms = new ReviewRooms({
    context,
    tables,
    persons,
    reviews,
    rate,
    reportError: reportErrorIn('review'),
  });
  const lobby = new Lobby(context, play, reportErrorIn('lobby'), play.lobbyPresence);
  const metrics = new Metrics(async () => {
    const now = await play.activity();
    return { ...now, sockets: now.sockets + lobby.sockets + reviewRooms.sockets };
  }, shared?.readMetrics ?? null);

  let isShuttingDown = false;
  let isWarm = !warmsUp;
  const migrations = new MigrationWatch(db);
  const isDatabaseReady = makeReadinessCheck(db);
  const reach = { origin, proxies };
  const registry = new ConnectionRegistry([lobby, reviewRooms, play.externalBots, play.socketRoute]);
  const connectionLimiter = new ConnectionLimiter(settings.maxSocketsPerNetwork);
  const connections = new OpenConnections();
  const ownPort = new OwnPort(makeServer);
  const network = new LocalNetwork({ settings, port: shared?.port ?? ownPort, addresses: localAddresses });
  const api = makeApi({
    context,
    network,
    persons,
    tables,
    play,
    tournaments,
    reviews,
    externalBots: { bots: play.externalBots, connectionLimiter, connections: registry },
    originConfig: reach,
    scryptParams: DEFAULT_SCRYPT_PARAMS,
    sendMail: senders.mail,
    pushKey: keys.publicKey,
    notifier,
    reportError: reportErrorIn('api'),
  });
  const webFolder = fileURLToPath(new URL('../web', distFolder));
  const docsFolder = fileURLToPath(new URL('../docs', distFolder));
  const app = makeApp({
    webFolder,
    docsFolder,
    api,
    sharePages: sharePages({ context, tables, pictures, originConfig: reach, webFolder }),
    wellKnown: wellKnownRoutes(settings.securityContact, clock),
    isReady: async () => !isShuttingDown && !migrations.isOutdated && isWarm && (await isDatabaseReady()),
    metrics,
    metricsToken,
    isSecure: origin?.startsWith('https:') ?? false,
    testClock: settings.testClock ? testClockRoutes(db, time) : null,
  });
  const answer = getRequestListener(app.fetch);
  const upgradeLimiter = settings.maxSocketsPerNetwork === 0 ? null : new RateLimiter(UPGRADE_RATE, clock);
  function makeServer(): Server {
    const made = createServer((request, response) => void answer(request, response));
    connections.watch(made);
    handleUpgrades(made, {
      people: persons,
      routes: [registry],
      origin,
      proxies,
      connectionLimiter,
      upgradeLimiter,
      reportError: reportErrorIn('sockets'),
    });
    return made;
  }
  const server = ownPort.makeFirst();
  await migrations.open(reportErrorIn('server'));
  await db.listen(REVOKED_CHANNEL, (person) => registry.disconnect(person));
  await play.open();
  await lobby.listen();
  await reviewRooms.listen();
  await tournaments.open();
  if (settings.testClock) {
    await db.listen(TIME_CHANNEL, (ahead) => {
      time.advanceTo(Number(ahead));
      play.onTimeMoved();
      tournaments.checkTime();
      sendDailyMail();
    });
  }
  if (warmsUp) {
    warmUp({ db, persons, tables, play, botWorker: bots, clock })
      .catch((error: unknown) => isShuttingDown || reportErrorIn('warm-up')(error))
      .finally(() => {
        isWarm = true;
      });
  }
  const cleanupTimer = setInterval(
    () => void deleteExpired(context).catch(reportErrorIn('cleanup')),
    SWEEP_INTERVAL_MS,
  );
  cleanupTimer.unref();
  const mailTimer = setInterval(sendDailyMail, DAILY_MAIL_CHECK_MS);
  mailTimer.unref();

  return {
    server,
    metrics,
    outdated: migrations.outdated,
    async close() {
      isShuttingDown = true;
      clearInterval(cleanupTimer);
      clearInterval(mailTimer);
      if (settings.drainMs > 0) await sleep(settings.drainMs);
      connections.refuse();
      await tournaments.close();
      await lobby.drain();
      await reviewRooms.drain();
      await play.close();
      await pictures.close();
      await connections.end(SHUTDOWN_TIMEOUT_MS);
      await db.close();
    },
  };
}
