// How quick the built app is: `npm run bench:app`. Figures beside what was promised; nothing here passes or fails.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clickWhileThinking, coldPaint, firstScreen, heapOverGame, openLongGame, pullFarChart } from './measures.mjs';
import { GAMES, root, withVisitor } from './visitor.mjs';

const RESULTS = path.join(root, 'bench/results/app.json');

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

const figures = await withVisitor(async (visit) => {
  const script = await firstScreen(visit);
  tell(
    'JavaScript of the first screen, gzipped',
    `${kilobytes(script.bytes)} in ${script.files} files`,
    'at most 250 KB',
  );
  const paint = await coldPaint(visit);
  tell(
    `largest contentful paint, median of ${paint.loads} cold loads`,
    `${milliseconds(paint.median)}, worst ${milliseconds(paint.worst)}`,
    'at most 1,500 ms',
  );
  const click = [];
  for (const game of GAMES) {
    const found = await clickWhileThinking(visit, game);
    tell(
      `${game}: click to painted frame while Admirals think, ${found.clicks}`,
      `median ${milliseconds(found.median)}, p95 ${milliseconds(found.p95)}`,
      'at most 100 ms',
    );
    const zoom = found.zoom === null ? 'no zoom' : `zoom ${milliseconds(found.zoom)}`;
    tell('  of these', `${zoom}, almanac ${milliseconds(found.almanac)}`, '');
    click.push(found);
  }
  const opening = await openLongGame(visit);
  tell(
    `opening a game of ${opening.entries} entries`,
    `median ${milliseconds(opening.median)}, worst ${milliseconds(opening.worst)}`,
    'at most 300 ms',
  );
  tell('  lifting its curtain, until the board is there', milliseconds(opening.curtain), '');
  const heap = [];
  for (const game of GAMES) {
    const found = await heapOverGame(visit, game);
    const steps = found.readings.map(({ entries, bytes }) => `${entries}: ${kilobytes(bytes)}`);
    tell(`${game}: heap by entries of a long game`, steps.join(', '), 'flat');
    tell('  grown for an entry', `${found.bytesAnEntry.toFixed(0)} bytes`, '');
    heap.push(found);
  }
  const pull = await pullFarChart(visit);
  tell(
    `frames while the far chart is pulled about, ${pull.frames} frames`,
    `median ${pull.median.toFixed(1)} ms, p95 ${pull.p95.toFixed(1)} ms`,
    'at most 16.7 ms',
  );
  tell('  later than 20 ms', `${(pull.late * 100).toFixed(1)} %`, '');
  tell('  script, style and layout for a frame', `${pull.work.toFixed(2)} ms`, '');
  tell('  all that the page’s thread does for a frame', `${pull.thread.toFixed(2)} ms`, '');
  tell('  styles for a frame, layouts in all', `${pull.styles.toFixed(2)}, ${pull.layouts}`, 'at most 1; 0');
  tell('  nodes of the board, and how often any came or went', `${pull.nodes}, ${pull.changed}`, 'at most 2,000; 0');
  return { script, paint, click, opening, heap, pull };
});

const [cpu] = os.cpus();
const load = os.loadavg().map((each) => Math.round(each * 10) / 10);
const machine = { cpu: cpu?.model ?? '', cores: os.cpus().length, load, node: process.version };
/** @param {string} _ @param {unknown} value */
const rounded = (_, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);
writeFileSync(RESULTS, `${JSON.stringify({ machine, ...figures }, rounded, 2)}\n`);
