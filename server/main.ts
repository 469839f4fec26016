import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDatabaseCommand } from './commands.ts';
import { listen } from './listen.ts';
import { makeLoggers } from './ops/logs.ts';
import { openLogOutput, surviveLostOutput } from './ops/output.ts';
import { firstAdminLink } from './people/admin.ts';
import { startServerNode } from './server-node.ts';
import { readSettings, type Settings } from './settings.ts';
import { ProcessSpread } from './spread/primary.ts';
import { PrimaryLink, readPlace, serveConnections, tellReady } from './spread/worker.ts';
import { openDatabase, openExisting } from './storage/open.ts';
import { COMMAND_TIMEOUTS } from './storage/postgres.ts';

const DIST_FOLDER = new URL('./', import.meta.url);
/** A release has its programs beside its package.json, a repository in `dist`. */
const IS_RELEASE = existsSync(new URL('../package.json', DIST_FOLDER));
const ROOT_FOLDER = fileURLToPath(new URL(IS_RELEASE ? '..' : '../..', DIST_FOLDER));
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
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

/** What the operator should know, besides the link of the first administrator. */
function startNotes(): readonly string[] {
  const notes: string[] = [];
  if (process.env.ADMIN) notes.push('The setting ADMIN no longer exists: see “Administrators” in docs/hosting.md.');
  if (NODE_MAJOR < MIN_NODE_MAJOR)
    notes.push(`Node ${process.versions.node} gets no more security updates: use 24 or 22.`);
  return notes;
}

function printStart(settings: Settings, url: string, adminPath: string | null): void {
  print(`Orrery is open at ${url}`);
  for (const note of startNotes()) print(note);
  if (adminPath !== null)
    print(
      `This server has no administrator yet. A member can become one within an hour: ${settings.origin ?? url}${adminPath}`,
    );
}

async function serve(settings: Settings): Promise<void> {
  const place = readPlace(settings.processes);
  // In a container a signal without a handler is lost: until a node runs, there is nothing to close.
  const endAtOnce = () => process.exit(0);
  if (place === null) for (const signal of SIGNALS) process.on(signal, endAtOnce);
  const logFor = makeLoggers(settings.logLevel, openLogOutput());
  const db = await openDatabase(settings, DATABASE_WORKER, print);
  if (typeof db === 'string') exitWithError(db);
  const primary = new PrimaryLink();
  const node = await startServerNode({
    settings,
    db,
    distFolder: DIST_FOLDER,
    logFor,
    warmsUp: true,
    place,
    shared: place === null ? null : primary,
  });
  const log = logFor('server');
  let isShuttingDown = false;
  const shutDown = (signal: string) => {
    if (isShuttingDown) return;
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
  void node.outdated.then((why) => {
    log.fatal(why);
    shutDown('outdated');
  });
  if (place !== null) {
    for (const signal of SIGNALS) process.on(signal, () => {}); // the process that has the port says when to end
    serveConnections({ ...node, primary, shutDown: () => shutDown('told to') });
    tellReady(place.place === 0 ? await firstAdminLink({ db, clock: Date.now }) : null);
    return;
  }
  for (const signal of SIGNALS) {
    process.off(signal, endAtOnce);
    process.on(signal, () => {
      if (isShuttingDown) process.exit(1); // a second signal exits at once
      shutDown(signal);
    });
  }
  const listening = await listen(node.server, settings);
  if (typeof listening === 'string') {
    await node.close();
    exitWithError(listening);
  }
  printStart(settings, listening.url, await firstAdminLink({ db, clock: Date.now }));
}

/** Several processes share the port; this one only accepts connections. */
function spread(settings: Settings): void {
  const program = new URL(import.meta.url);
  const processes = new ProcessSpread({
    settings,
    program,
    onOpen: (url, adminPath) => printStart(settings, url, adminPath),
    exit: (code) => process.exit(code),
  });
  for (const signal of SIGNALS) process.on(signal, () => processes.shutDown());
  processes.start();
}

// The files written here hold secrets: only the user running the server may read them.
process.umask(0o077);
surviveLostOutput();
const settings = readSettings(process.env, ROOT_FOLDER);
if (typeof settings === 'string') exitWithError(settings);
const args = process.argv.slice(2);
if (args.length > 0) await runDatabaseCommand(settings, args);
else if (settings.processes > 1 && readPlace(settings.processes) === null) spread(settings);
else await serve(settings);
