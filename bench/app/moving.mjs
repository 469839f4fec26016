// Measures frames while pieces and cards fly over the tables.
import { countingFrames, worked } from './frames.mjs';
import { median, quantile, watchBots } from './visitor.mjs';

/** @typedef {import('./visitor.mjs').Visit} Visit */

/** How long each table is watched, in milliseconds. */
const WATCHED_MS = 25_000;
/** A frame later than this counts as late, in milliseconds. */
const LATE = 20;

/** Notes the time between frames while something flies; runs inside the page. */
function noteFlyingFrames() {
  /** @type {{between: number[], all: number}} */
  const flying = { between: [], all: 0 };
  Object.assign(globalThis, { flying });
  let before = 0;
  /** @param {number} now */
  const step = (now) => {
    const isFlying = document.querySelector('.flights > *') !== null;
    flying.all++;
    if (isFlying && before > 0) flying.between.push(now - before);
    before = isFlying ? now : 0;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/**
 * Frames of a table at which Captains play, at the normal pace and with motion, while something flies.
 * @param {Visit} visit
 * @param {string} game
 */
export async function watchMoves(visit, game) {
  const page = await visit({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('pace', 'normal'));
  await watchBots(page, game, 'Captain');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(noteFlyingFrames);
  const before = await worked(session);
  const { counts } = await countingFrames(session, () => page.waitForTimeout(WATCHED_MS));
  const after = await worked(session);
  /** @type {{between: readonly number[], all: number}} */
  const { between, all } = await page.evaluate(() => Reflect.get(globalThis, 'flying'));
  await page.context().close();
  return {
    game,
    frames: between.length,
    median: median(between),
    p95: quantile(between, 0.95),
    late: between.filter((time) => time > LATE).length / between.length,
    shown: (counts.shown * 1_000) / WATCHED_MS,
    thread: ((after.thread - before.thread) * 1_000) / all,
  };
}
