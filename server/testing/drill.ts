import { EVERY_GAME } from '@orrery/catalog';
import { fastRng, type Rng } from '@orrery/kernel';
import { type Ground, layGround, STORES, type Store } from './drill/ground.ts';
import { PATIENCE_MS, pause, Talk } from './drill/seat.ts';
import { type DrillTable, sitDown } from './drill/table.ts';

export { STORES };

export interface Drill {
  readonly store: Store;
  readonly rounds: number;
  readonly tables: number;
  readonly seed: number;
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
}

const GAMES = EVERY_GAME.filter(({ editions }) => editions.length > 0).map(({ id }) => id);
/** A round of play before something ends lasts at most so long. */
const ROUND_MS = 900;

/** Ends the server again and again while games are played, and checks that nothing that was acknowledged is lost. */
export async function drill({ store, rounds, tables, seed, say }: Drill): Promise<DrillReport> {
  const begun = Date.now();
  const ground = await layGround(store);
  const rng = fastRng(seed);
  const talk = new Talk();
  const all: DrillTable[] = [];
  let playing: readonly DrillTable[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      const fresh: DrillTable[] = [];
      while (playing.length + fresh.length < tables) {
        fresh.push(await gatherPatiently(GAMES[rng(GAMES.length)] ?? 'comet', ground, rng, talk));
      }
      all.push(...fresh);
      playing = [...playing, ...fresh];
      const games = Promise.all(playing.map((table) => table.play()));
      await Promise.race([untilUnderWay(talk, 5 * tables), games]);
      await strike(ground, rng, talk);
      for (const table of playing) table.stop();
      await games;
      for (const table of playing) await table.converge();
      // Long games make every round longer: others take their place. All are compared with the database in the end.
      for (const table of playing.filter(isDone)) table.leave();
      playing = playing.filter((table) => !isDone(table));
      say(`${store}, round ${round} of ${rounds}: ${talk.acknowledged} acknowledged, all clients agree`);
    }
    for (const table of playing) table.leave();
    await ground.end();
    const db = await ground.inspect();
    let entries = 0;
    for (const table of all) entries += await table.compare(db);
    await db.close();
    const { acknowledged, repeated, keptUnheard, refused } = talk;
    const seconds = Math.round((Date.now() - begun) / 1000);
    return { ends: rounds, acknowledged, repeated, keptUnheard, refused, tables: all.length, entries, seconds };
  } finally {
    await ground.end();
    await ground.clear();
  }
}

/** A node may still have a connection that the network has forgotten: people try again then. */
async function gatherPatiently(game: string, ground: Ground, rng: Rng, talk: Talk): Promise<DrillTable> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await sitDown(game, ground.addresses(), rng, talk);
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(500);
    }
  }
}

const isDone = ({ isOver, isLong }: DrillTable): boolean => isOver || isLong;

/** Ends something in the midst of play and starts it again. */
async function strike({ victims, commitMs, awayMs }: Ground, rng: Rng, talk: Talk): Promise<void> {
  const victim = victims[rng(victims.length)];
  if (victim === undefined) throw new Error('there is nothing to end');
  await pause(rng(ROUND_MS));
  // Most of the time while a move is on its way into the log; else at any moment.
  if (rng(3) > 0) {
    await Promise.race([talk.next(), pause(ROUND_MS)]);
    await pause(rng(commitMs));
  }
  await victim.end();
  // Those who are left go on alone for a while: other nodes, or people who find nobody.
  await pause(rng(awayMs));
  await victim.start();
  await pause(rng(300));
}

/** On a slow machine games take a while to get going, and a server that nobody asks anything loses nothing. */
async function untilUnderWay(talk: Talk, moves: number): Promise<void> {
  const enough = talk.acknowledged + moves;
  const end = Date.now() + PATIENCE_MS;
  while (talk.acknowledged < enough && Date.now() < end) await pause(10);
}
