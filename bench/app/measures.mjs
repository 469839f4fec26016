// Measures the limits of the app in a real browser.
import { gzipSync } from 'node:zlib';
import { gameOf, median, openFile, quantile, watchBots } from './visitor.mjs';

/** @typedef {import('./visitor.mjs').Page} Page */
/** @typedef {import('./visitor.mjs').Visit} Visit */

const COLD_LOADS = 7;
const CLICKS = 40;
/** The almanac is opened and closed; boards drawn as a page have no zoom. */
const CONTROLS = ['Zoom in', 'Zoom out', 'Almanac', 'Almanac'];
const PAGE_CONTROLS = ['Almanac', 'Almanac'];
const OPENINGS = 7;
const LONG_GAME = 1_000; // entries
const HEAP_AT = [50, 200, 500]; // entries

/**
 * Gzipped size of the JavaScript that the first screen loads until the network is idle, in bytes.
 * @param {Visit} visit
 */
export async function firstScreen(visit) {
  const page = await visit({ serviceWorkers: 'block' }); // the service worker would fetch everything else as well
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    }
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  await page.context().close();
  return { files: all.length, bytes: all.reduce((sum, size) => sum + size, 0) };
}

/**
 * Largest contentful paint of the first screen in a fresh browser, in milliseconds.
 * @param {Visit} visit
 */
export async function coldPaint(visit) {
  /** @type {number[]} */
  const paints = [];
  for (let n = 0; n < COLD_LOADS; n++) {
    const page = await visit();
    await page.goto('/', { waitUntil: 'load' });
    await page.getByRole('article').last().waitFor();
    paints.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            let last = 0;
            new PerformanceObserver((list) => {
              for (const { startTime } of list.getEntries()) last = startTime;
            }).observe({ type: 'largest-contentful-paint', buffered: true });
            setTimeout(() => resolve(last), 500);
          }),
      ),
    );
    await page.context().close();
  }
  return { loads: COLD_LOADS, median: median(paints), worst: Math.max(...paints) };
}

/** Records the time from each click to the next painted frame; runs inside the page. */
function noteClicks() {
  /** @type {number[]} */
  const reactions = [];
  Object.assign(globalThis, { reactions });
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel(); // delivered after the frame is painted
        port1.onmessage = () => reactions.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    true,
  );
}

/**
 * Time from a click to the next painted frame while Admirals think, in milliseconds: zoom and almanac alternate.
 * @param {Visit} visit
 * @param {string} game
 */
export async function clickWhileThinking(visit, game) {
  const page = await visit();
  await page.addInitScript(noteClicks);
  await watchBots(page, game, 'Admiral');
  const isChart = await page.getByRole('button', { name: 'Zoom in', exact: true }).isVisible();
  const controls = isChart ? CONTROLS : PAGE_CONTROLS;
  const thinking = page.locator('.presence.thinking').first(); // on a panel, or on a ship's name plate
  const reacted = () =>
    page.evaluate(() => /** @type {{reactions: number[]}} */ (/** @type {unknown} */ (globalThis)).reactions);
  const before = (await reacted()).length;
  for (let n = 0; n < CLICKS; n++) {
    await thinking.waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: controls[n % controls.length] ?? '', exact: true }).click();
  }
  await page.waitForTimeout(500); // the last frame
  const reactions = (await reacted()).slice(before);
  await page.context().close();
  /** @param {boolean} isAlmanac */
  const middle = (isAlmanac) =>
    median(reactions.filter((_, n) => (controls[n % controls.length] === 'Almanac') === isAlmanac));
  return {
    game,
    clicks: reactions.length,
    median: median(reactions),
    p95: quantile(reactions, 0.95),
    zoom: isChart ? middle(false) : null,
    almanac: middle(true),
  };
}

/**
 * Time from the click on a stored game of 1,000 entries until its table can be used, in milliseconds. All players are
 * people, so the hand-over curtain covers the table: its button is the first thing that can be used.
 * @param {Visit} visit
 */
export async function openLongGame(visit) {
  const page = await visit();
  await page.goto('/');
  await openFile(page, gameOf(LONG_GAME));
  await page.getByRole('button', { name: /show my hand$/ }).waitFor({ timeout: 60_000 });
  /** @type {number[]} */
  const openings = [];
  /** @type {number[]} */
  const liftings = [];
  for (let n = 0; n < OPENINGS; n++) {
    await page.goBack();
    await page.getByRole('link', { name: /^Continue/ }).waitFor();
    openings.push(await page.evaluate(timeToButton, ['a[href^="/table/"]', 'main.curtain button']));
    liftings.push(await page.evaluate(timeToButton, ['main.curtain button', 'section[aria-label="Board"] button']));
  }
  await page.context().close();
  return { entries: LONG_GAME, median: median(openings), worst: Math.max(...openings), curtain: median(liftings) };
}

/**
 * Clicks one element and waits for the frame in which another one is present; runs inside the page.
 * @param {readonly string[]} selectors
 * @returns {Promise<number>}
 */
function timeToButton([from = '', to = '']) {
  return new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      if (document.querySelector(to) === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve(performance.now() - start));
    };
    const link = document.querySelector(from);
    if (link instanceof HTMLElement) link.click();
    look();
  });
}

/** The number of entries of the only game on this device; runs inside the page. */
function countEntries() {
  return new Promise((resolve) => {
    const opening = indexedDB.open('orrery');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('entries').objectStore('entries').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}

/**
 * Heap of the page after a garbage collection while bots play a long game, in bytes; a shorter game is read at its end.
 * @param {Visit} visit
 * @param {string} game
 */
export async function heapOverGame(visit, game) {
  const page = await visit();
  await watchBots(page, game, 'Captain');
  const session = await page.context().newCDPSession(page);
  /** @type {{entries: number, bytes: number}[]} */
  const readings = [];
  for (const due of HEAP_AT) {
    /** @type {number} */
    let entries = 0;
    while (entries < due) {
      await page.waitForTimeout(250);
      entries = await page.evaluate(countEntries);
      if (await page.getByRole('dialog', { name: 'The game is over' }).isVisible()) break;
    }
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    readings.push({ entries, bytes: usedSize });
  }
  await page.context().close();
  const [first, last] = [readings[0], readings.at(-1)];
  const grown = (last?.bytes ?? 0) - (first?.bytes ?? 0);
  return { game, readings, bytesAnEntry: grown / Math.max(1, (last?.entries ?? 0) - (first?.entries ?? 0)) };
}
