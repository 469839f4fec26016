import { fileURLToPath } from 'node:url';
import { destination } from 'pino';
import { readErrand } from './commands.ts';
import { openHouse } from './house.ts';
import { listen } from './listen.ts';
import { makeLogger } from './ops/logs.ts';
import { readSettings, type Settings } from './settings.ts';
import { openDatabase, openExisting } from './storage/open.ts';

const PROGRAMS = new URL('./', import.meta.url);
const HOME = fileURLToPath(new URL('../..', PROGRAMS));
const STDERR = 2;

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
  const db = await open(settings, DATABASE_PROGRAM, say);
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
  const house = await openHouse({ settings, db, programs: PROGRAMS, log });
  const listening = await listen(house.server, settings);
  if (typeof listening === 'string') {
    await house.close();
    refuse(listening);
  }
  say(`Orrery is open at ${listening.url}`);

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

const settings = readSettings(process.env, HOME);
if (typeof settings === 'string') refuse(settings);
const line = process.argv.slice(2);
await (line.length === 0 ? serve(settings) : runErrand(settings, line));
