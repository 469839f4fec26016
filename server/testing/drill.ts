import { ALL_GAMES } from '@orrery/catalog';
import { fastRng, type Rng } from '@orrery/kernel';
import { type DrillServer, STORES, type Store, startDrillServer } from './drill/drill-server.ts';
import { MoveMonitor, RECONNECT_TIMEOUT_MS, sleep } from './drill/seat.ts';
import { type DrillTable, startDrillTable } from './drill/table.ts';
import { DrillTournament } from './drill/tournament.ts';

export { STORES };

export interface DrillOptions {
  readonly store: Store;
  readonly rounds: number;
  readonly tables: number;
  readonly seed: number;
  /** Whether a Swiss tournament and an arena go on meanwhile. */
  readonly hasTournaments: boolean;
  readonly say: (sentence: string) => void;
}

export interface DrillReport {
  readonly ends: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly keptUnheard: number;
  readonly refused: number;
  readonly tables: number;
  readonly entries: number;
  readonly seconds: number;
  /** Games of tournaments whose results were taken. */
  readonly results: number;
}

const GAMES = ALL_GAMES.filter(({ editions }) => editions.length > 0).map(({ id }) => id);
/** Maximum length of a round of play before something is killed. */
const MAX_ROUND_MS = 900;

/** Kills the server again and again while games are played, and checks that nothing acknowledged is lost. */
export async function drill({ store, rounds, tables, seed, hasTournaments, say }: DrillOptions): Promise<DrillReport> {
  const begun = Date.now();
  const ground = await startDrillServer(store);
  const rng = fastRng(seed);
  const talk = new MoveMonitor();
  const all: DrillTable[] = [];
  let playing: readonly DrillTable[] = [];
  try {
    const tournaments: DrillTournament[] = [];
    const inTournaments = new Set<DrillTable>();
    for (const system of hasTournaments ? (['swiss', 'arena'] as const) : [])
      tournaments.push(await DrillTournament.start(system, ground.addresses()));
    for (let round = 1; round <= rounds; round++) {
      const fresh: DrillTable[] = [];
      while (playing.filter((table) => !inTournaments.has(table)).length + fresh.length < tables) {
        fresh.push(await gatherPatiently(GAMES[rng(GAMES.length)] ?? 'comet', ground, rng, talk));
      }
      for (const each of tournaments) {
        const next = await each.nextTables(rng, talk);
        for (const table of next) inTournaments.add(table);
        fresh.push(...next);
      }
      all.push(...fresh);
      playing = [...playing, ...fresh];
      const games = Promise.all(playing.map((table) => table.play()));
      await Promise.race([untilUnderWay(talk, 5 * tables), games]);
      await crashOne(ground, rng, talk);
      for (const table of playing) table.stop();
      await games;
      for (const table of playing) await table.converge();
      // Long games make every round longer, so new games replace them. All are compared with the database in the end.
      for (const table of playing.filter(isDone)) table.leave();
      playing = playing.filter((table) => !isDone(table));
      say(`${store}, round ${round} of ${rounds}: ${talk.acknowledged} acknowledged, all clients agree`);
    }
    for (const table of playing) table.leave();
    let results = 0;
    for (const each of tournaments) results += await each.check(all);
    await ground.end();
    const db = await ground.inspect();
    let entries = 0;
    for (const table of all) entries += await table.compare(db);
    await db.close();
    const { acknowledged, repeated, keptUnheard, refused } = talk;
    const seconds = Math.round((Date.now() - begun) / 1000);
    return {
      ends: rounds,
      acknowledged,
      repeated,
      keptUnheard,
      refused,
      tables: all.length,
      entries,
      seconds,
      results,
    };
  } catch (error) {
    for (const problem of ground.problems()) say(problem);
    throw error;
  } finally {
    await ground.end();
    await ground.clear();
  }
}

/** A node may still use a connection that the network has lost: people try again then. */
async function gatherPatiently(game: string, ground: DrillServer, rng: Rng, talk: MoveMonitor): Promise<DrillTable> {
  const end = Date.now() + RECONNECT_TIMEOUT_MS;
  for (;;) {
    try {
      return await startDrillTable(game, ground.addresses(), rng, talk);
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(500);
    }
  }
}

const isDone = ({ isOver, isLong }: DrillTable): boolean => isOver || isLong;

/** Kills something during play and restarts it. */
async function crashOne({ victims, commitMs, awayMs }: DrillServer, rng: Rng, talk: MoveMonitor): Promise<void> {
  const victim = victims[rng(victims.length)];
  if (victim === undefined) throw new Error('there is nothing to kill');
  await sleep(rng(MAX_ROUND_MS));
  // Mostly while a move is being committed; otherwise at any moment.
  if (rng(3) > 0) {
    await Promise.race([talk.next(), sleep(MAX_ROUND_MS)]);
    await sleep(rng(commitMs));
  }
  talk.isDown = true;
  await victim.end();
  // The others go on alone for a while: other nodes, or people without a server.
  await sleep(rng(awayMs));
  await victim.start();
  talk.isDown = false;
  await sleep(rng(300));
}

/** On a slow machine games take a while to get going, and an idle server cannot lose anything. */
async function untilUnderWay(talk: MoveMonitor, moves: number): Promise<void> {
  const enough = talk.acknowledged + moves;
  const end = Date.now() + RECONNECT_TIMEOUT_MS;
  while (talk.acknowledged < enough && Date.now() < end) await sleep(10);
}
