// Measures the speed of the built app: `npm run bench:app`. Prints figures beside their limits; only figures that do
// not depend on the machine can fail.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clickWhileThinking, coldPaint, firstScreen, heapOverGame, openLongGame } from './measures.mjs';
import { watchMoves } from './moving.mjs';
import { pullFarChart } from './pulling.mjs';
import { GAMES, root, withVisitor } from './visitor.mjs';

/** @typedef {import('./visitor.mjs').Visit} Visit */

const RESULTS = path.join(root, 'bench/results/app.json');

/**
 * Maximum number of nodes of a board: with more a phone cannot move it smoothly. The count does not depend on the
 * machine.
 */
const MAX_BOARD_NODES = 2_000;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(0)} KB`;
/** @param {number} ms */
const milliseconds = (ms) => `${ms.toFixed(0)} ms`;

/**
 * @param {string} what
 * @param {string} found
 * @param {string} promised
 */
const tell = (what, found, promised) => console.log(`${what.padEnd(58)} ${found.padEnd(34)} ${promised}`);

/** @param {Visit} visit */
async function script(visit) {
  const found = await firstScreen(visit);
  tell(
    'JavaScript of the first screen, gzipped',
    `${kilobytes(found.bytes)} in ${found.files} files`,
    'at most 250 KB',
  );
  return found;
}

/** @param {Visit} visit */
async function paint(visit) {
  const found = await coldPaint(visit);
  tell(
    `largest contentful paint, median of ${found.loads} cold loads`,
    `${milliseconds(found.median)}, worst ${milliseconds(found.worst)}`,
    'at most 1,500 ms',
  );
  return found;
}

/** @param {Visit} visit */
async function click(visit) {
  const all = [];
  for (const game of GAMES) {
    const found = await clickWhileThinking(visit, game);
    tell(
      `${game}: click to painted frame while Admirals think, ${found.clicks}`,
      `median ${milliseconds(found.median)}, p95 ${milliseconds(found.p95)}`,
      'at most 100 ms',
    );
    const zoom = found.zoom === null ? 'no zoom' : `zoom ${milliseconds(found.zoom)}`;
    tell('  of these', `${zoom}, almanac ${milliseconds(found.almanac)}`, '');
    all.push(found);
  }
  return all;
}

/** @param {Visit} visit */
async function opening(visit) {
  const found = await openLongGame(visit);
  tell(
    `opening a game of ${found.entries} entries`,
    `median ${milliseconds(found.median)}, worst ${milliseconds(found.worst)}`,
    'at most 300 ms',
  );
  tell('  lifting its curtain, until the board is there', milliseconds(found.curtain), '');
  return found;
}

/** @param {Visit} visit */
async function heap(visit) {
  const all = [];
  for (const game of GAMES) {
    const found = await heapOverGame(visit, game);
    const steps = found.readings.map(({ entries, bytes }) => `${entries}: ${kilobytes(bytes)}`);
    tell(`${game}: heap by entries of a long game`, steps.join(', '), 'flat');
    tell('  grown for an entry', `${found.bytesAnEntry.toFixed(0)} bytes`, '');
    all.push(found);
  }
  return all;
}

/** @param {Visit} visit */
async function pull(visit) {
  const found = await pullFarChart(visit);
  tell(
    `frames while the far chart is pulled about, ${found.frames} frames`,
    `median ${found.median.toFixed(1)} ms, p95 ${found.p95.toFixed(1)} ms`,
    'at most 16.7 ms',
  );
  tell('  later than 20 ms', `${(found.late * 100).toFixed(1)} %`, '');
  tell('  shown a second, and dropped in all', `${found.shown.toFixed(1)}, ${found.dropped}`, '60; 0');
  tell('  script, style and layout for a frame', `${found.work.toFixed(2)} ms`, '');
  tell('  all that the page’s thread does for a frame', `${found.thread.toFixed(2)} ms`, '');
  tell('  styles for a frame, layouts in all', `${found.styles.toFixed(2)}, ${found.layouts}`, 'at most 1; 0');
  tell('  nodes of the board, and how often any came or went', `${found.nodes}, ${found.changed}`, 'at most 2,000; 0');
  if (found.nodes > MAX_BOARD_NODES || found.changed > 0) throw new Error('dragging the chart redraws too much');
  return found;
}

/** @param {Visit} visit */
async function moving(visit) {
  const all = [];
  for (const game of GAMES) {
    const found = await watchMoves(visit, game);
    tell(
      `${game}: frames while pieces fly, ${found.frames} frames`,
      `median ${found.median.toFixed(1)} ms, p95 ${found.p95.toFixed(1)} ms`,
      'at most 16.7 ms',
    );
    tell('  later than 20 ms', `${(found.late * 100).toFixed(1)} %`, '');
    tell('  all that the page’s thread does for a frame', `${found.thread.toFixed(2)} ms`, 'at most 16.7 ms');
    all.push(found);
  }
  return all;
}

const PARTS = { script, paint, click, opening, heap, pull, moving };

const [cpu] = os.cpus();
const about = { cpu: cpu?.model ?? '', cores: os.cpus().length, node: process.version };

/** Parts named on the command line, by default all; parts not measured now keep their recorded figures. */
const wanted = process.argv.slice(2);
const record = wanted.length > 0 && existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : { machine: {} };
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`unknown part ${unknown.join(', ')}; the parts are ${Object.keys(PARTS).join(', ')}`);
await withVisitor(async (visit) => {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    record[name] = await measure(visit);
  }
});
/** @param {string} _ @param {unknown} value */
const rounded = (_, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);
record.machine = { ...about, load: os.loadavg() };
writeFileSync(RESULTS, `${JSON.stringify(record, rounded, 2)}\n`);
