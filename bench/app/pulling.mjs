// Measures how smoothly the chart of a late game of Starfarers with four fleets can be dragged.
import { countingFrames, worked } from './frames.mjs';
import { lateFlight, median, openFile, quantile } from './visitor.mjs';

/** @typedef {import('./visitor.mjs').Visit} Visit */

/** Number of drag steps, one per frame: about five seconds. */
const DRAG_STEPS = 300;
/** A frame that takes longer than this counts as late. */
const LATE_FRAME_MS = 20;

/** The number of nodes of the board, and how often any were added or removed; runs inside the page. */
function watchBoard() {
  const board = document.querySelector('.board-box');
  const counted = { nodes: board?.querySelectorAll('*').length ?? 0, changed: 0 };
  Object.assign(globalThis, { counted });
  if (board === null) return;
  const observer = new MutationObserver((records) => {
    counted.changed += records.filter(({ type }) => type === 'childList').length;
  });
  observer.observe(board, { childList: true, subtree: true });
}

/**
 * Drags the board in a circle, one step per frame, like a hand that holds the button; runs inside the page. A driver
 * outside the page would measure its own connection to the browser.
 * @param {number} steps
 * @returns {Promise<{frames: number[], counted: {nodes: number, changed: number}}>}
 */
function pullAround(steps) {
  const board = document.querySelector('.board-box');
  const { left, top, width, height } = board?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  /** @type {number[]} */
  const frames = [];
  return new Promise((resolve) => {
    /** @param {number} now */
    const step = (now) => {
      frames.push(now);
      const angle = (frames.length / steps) * Math.PI * 6;
      const at = { clientX: x + Math.sin(angle) * width * 0.3, clientY: y + (1 - Math.cos(angle)) * height * 0.15 };
      const hand = { ...at, pointerId: 1, pointerType: 'mouse', buttons: 1, bubbles: true };
      board?.dispatchEvent(new PointerEvent('pointermove', hand));
      if (frames.length <= steps) requestAnimationFrame(step);
      else resolve({ frames, counted: Reflect.get(globalThis, 'counted') });
    };
    requestAnimationFrame(step);
  });
}

/**
 * Frames while the zoomed-in chart is dragged.
 * @param {Visit} visit
 */
export async function pullFarChart(visit) {
  const page = await visit();
  await page.goto('/');
  await openFile(page, lateFlight());
  await page.getByRole('button', { name: /show my hand$/ }).click();
  const board = page.getByRole('region', { name: 'Board', exact: true });
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await page.waitForTimeout(1_000); // redrawn at full resolution
  const box = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(watchBoard);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const before = await worked(session);
  const { result, counts } = await countingFrames(session, () => page.evaluate(pullAround, DRAG_STEPS));
  const after = await worked(session);
  await page.mouse.up();
  await page.context().close();
  const { frames, counted } = result;
  const times = frames.slice(1).map((time, n) => time - (frames[n] ?? 0));
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1_000;
  return {
    frames: times.length,
    median: median(times),
    p95: quantile(times, 0.95),
    late: times.filter((time) => time > LATE_FRAME_MS).length / times.length,
    shown: counts.shown / seconds,
    dropped: counts.dropped,
    work: ((after.work - before.work) * 1_000) / times.length,
    thread: ((after.thread - before.thread) * 1_000) / times.length,
    styles: (after.styles - before.styles) / times.length,
    layouts: after.layouts - before.layouts,
    nodes: counted.nodes,
    changed: counted.changed,
  };
}
