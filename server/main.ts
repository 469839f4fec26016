import { fileURLToPath } from 'node:url';
import { destination } from 'pino';
import { readErrand } from './commands.ts';
import { openHouse } from './house.ts';
import { listen } from './listen.ts';
import { makeLogger } from './ops/logs.ts';
import { firstAdminLink } from './people/admin.ts';
import { readSettings, type Settings } from './settings.ts';
import { openDatabase, openExisting } from './storage/open.ts';
import { UNHURRIED } from './storage/postgres.ts';

const PROGRAMS = new URL('./', import.meta.url);
const HOME = fileURLToPath(new URL('../..', PROGRAMS));
const STDERR = 2;
const MAJOR = Number(process.versions.node.split('.')[0]);
/** The oldest node that those who make it still maintain. */
const MAINTAINED = 22;

/** A sentence for the one who started us, who can do something about it. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const say = (sentence: string) => console.log(sentence);
const DATABASE_PROGRAM = new URL('./database.worker.js', PROGRAMS);

/** Does something with the database and goes. */
async function runErrand(settings: Settings, line: readonly string[]): Promise<void> {
  const errand = readErrand(line);
  if (typeof errand === 'string') refuse(errand);
  const open = errand.opens === 'existing' ? openExisting : openDatabase;
  const db = await open(settings, DATABASE_PROGRAM, say, UNHURRIED);
  if (typeof db === 'string') refuse(db);
  const { isDone, sentence } = await errand.run({ db, clock: Date.now });
  await db.close();
  if (!isDone) refuse(sentence);
  say(sentence);
  process.exit(0);
}

async function serve(settings: Settings): Promise<void> {
  const log = makeLogger(settings.logLevel, destination({ fd: STDERR, sync: true }));
  const db = await openDatabase(settings, DATABASE_PROGRAM, say);
  if (typeof db === 'string') refuse(db);
  const house = await openHouse({ settings, db, programs: PROGRAMS, log, warmsUp: true });
  const listening = await listen(house.server, settings);
  if (typeof listening === 'string') {
    await house.close();
    refuse(listening);
  }
  say(`Orrery is open at ${listening.url}`);
  if (process.env.ADMIN) say('ADMIN is no setting any more: see “Those who run the house” in docs/hosting.md.');
  if (MAJOR < MAINTAINED) say(`Node ${process.versions.node} gets no more security updates: use 24 or 22.`);
  const first = await firstAdminLink({ db, clock: Date.now });
  if (first !== null)
    say(`Nobody runs this house yet. Within an hour one member can, by ${settings.origin ?? listening.url}${first}`);

  let isGoing = false;
  const go = (signal: string) => {
    if (isGoing) process.exit(1); // asked twice: at once
    isGoing = true;
    log.debug({ signal }, 'going');
    house.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'could not go in peace');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', go);
  process.on('SIGTERM', go);
}

// Whatever we lay down holds secrets: nobody but the user we run as may read it.
process.umask(0o077);
const settings = readSettings(process.env, HOME);
if (typeof settings === 'string') refuse(settings);
const line = process.argv.slice(2);
await (line.length === 0 ? serve(settings) : runErrand(settings, line));
