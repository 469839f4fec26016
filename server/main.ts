import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { destination } from 'pino';
import { parseDatabaseCommand } from './commands.ts';
import { listen } from './listen.ts';
import { makeLoggers } from './ops/logs.ts';
import { firstAdminLink } from './people/admin.ts';
import { startServerNode } from './server-node.ts';
import { readSettings, type Settings } from './settings.ts';
import { openDatabase, openExisting } from './storage/open.ts';
import { COMMAND_TIMEOUTS } from './storage/postgres.ts';

const DIST_FOLDER = new URL('./', import.meta.url);
/** A release has its programs beside its package.json, a repository in `dist`. */
const IS_RELEASE = existsSync(new URL('../package.json', DIST_FOLDER));
const ROOT_FOLDER = fileURLToPath(new URL(IS_RELEASE ? '..' : '../..', DIST_FOLDER));
const STDERR = 2;
const NODE_MAJOR = Number(process.versions.node.split('.')[0]);
/** The oldest major version of Node that still gets updates. */
const MIN_NODE_MAJOR = 22;

/** Prints a sentence for the operator, who can fix the problem, and exits. */
function exitWithError(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const print = (sentence: string) => console.log(sentence);
const DATABASE_WORKER = new URL('./database.worker.js', DIST_FOLDER);

/** Runs a database command and exits. */
async function runDatabaseCommand(settings: Settings, line: readonly string[]): Promise<void> {
  const command = parseDatabaseCommand(line);
  if (typeof command === 'string') exitWithError(command);
  const open = command.opens === 'existing' ? openExisting : openDatabase;
  const db = await open(settings, DATABASE_WORKER, print, COMMAND_TIMEOUTS);
  if (typeof db === 'string') exitWithError(db);
  const { isDone, sentence } = await command.run({ db, clock: Date.now });
  await db.close();
  if (!isDone) exitWithError(sentence);
  print(sentence);
  process.exit(0);
}

async function serve(settings: Settings): Promise<void> {
  const logFor = makeLoggers(settings.logLevel, destination({ fd: STDERR, sync: true }));
  const db = await openDatabase(settings, DATABASE_WORKER, print);
  if (typeof db === 'string') exitWithError(db);
  const node = await startServerNode({ settings, db, distFolder: DIST_FOLDER, logFor, warmsUp: true });
  const listening = await listen(node.server, settings);
  if (typeof listening === 'string') {
    await node.close();
    exitWithError(listening);
  }
  print(`Orrery is open at ${listening.url}`);
  if (process.env.ADMIN) print('The setting ADMIN no longer exists: see “Administrators” in docs/hosting.md.');
  if (NODE_MAJOR < MIN_NODE_MAJOR) print(`Node ${process.versions.node} gets no more security updates: use 24 or 22.`);
  const first = await firstAdminLink({ db, clock: Date.now });
  if (first !== null)
    print(
      `This server has no administrator yet. A member can become one within an hour: ${settings.origin ?? listening.url}${first}`,
    );

  const log = logFor('server');
  let isShuttingDown = false;
  const shutDown = (signal: string) => {
    if (isShuttingDown) process.exit(1); // a second signal exits at once
    isShuttingDown = true;
    log.debug({ signal }, 'shutting down');
    node.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', shutDown);
  process.on('SIGTERM', shutDown);
  void node.outdated.then((why) => {
    log.fatal(why);
    shutDown('outdated');
  });
}

// The files written here hold secrets: only the user running the server may read them.
process.umask(0o077);
const settings = readSettings(process.env, ROOT_FOLDER);
if (typeof settings === 'string') exitWithError(settings);
const args = process.argv.slice(2);
await (args.length === 0 ? serve(settings) : runDatabaseCommand(settings, args));
