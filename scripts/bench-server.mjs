// Measures the built server under load: `npm run bench:server`. Clients run in separate processes.
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMain, root } from './repo.mjs';
import { withSources } from './sources.mjs';

const HELP = `npm run bench:server -- [--store embedded|postgres] [--game NAME] [--seconds N] [--quick] [--first] [--processes N] [--profile]

  --store S    one store only; both unless told
  --game NAME  duel unless told
  --seconds N  how long each window is; 10 unless told
  --quick      rough figures: one window of 5 seconds each, not recorded
  --first      the first moves only: 200 games on a fresh server on PostgreSQL
  --processes N  only 50 games, at a server that is spread over N processes on PostgreSQL
  --profile    50 games only, and leave a CPU profile of the server in .cache/profiles

Every figure is measured in three windows, one behind the other. What else a machine does only ever slows it down, so
the best of them is what it can do, and that is held against the bars; all of them are recorded. At the end it says
which bars hold, and ends with 1 when one does not: they are for a quiet machine.

The first moves are another matter: 200 games at 4 moves a second begin on a fresh server on PostgreSQL that says that it
is ready, and are measured from their first move on, with nothing before. There the first window counts. The clients have played on
another server before.
`;
const CLIENTS = path.join(root, 'dist', 'bench', 'crowd.worker.js');
const SERVER = path.join(root, 'dist', 'server', 'main.js');
const RECORD = path.join(root, 'bench', 'results', 'server.json');
const PROFILES = path.join(root, '.cache', 'profiles');
const TOKEN = 'for the bench alone';
const WINDOWS = 3;
/** Warm-up until the engines of both sides are fully compiled. */
const WARM_UP_MS = 8000;
const READY_WITHIN_MS = 120_000;
const OPEN = /Orrery is open at (http:\S+)/;

/** @typedef {{moves: number, perSecond: number, p50: number, p95: number, p99: number, max: number, serverCpu: number, clientCpu: number}} Measured */

/**
 * A client process that runs one task.
 * @template Answer
 * @param {unknown} order
 * @returns {Promise<{answer: Answer, end: () => void}>}
 */
function send(order) {
  const child = fork(CLIENTS, { stdio: 'inherit' });
  return new Promise((settle, fail) => {
    child.on('message', (/** @type {any} */ said) => {
      if ('fault' in said) fail(new Error(said.fault));
      else settle({ answer: said.measured, end: () => child.kill() });
    });
    child.once('exit', (code) => fail(new Error(`the client process exited with ${code}`)));
    child.send(/** @type {any} */ (order));
  });
}

/**
 * @param {Record<string, string>} env
 * @param {boolean} isProfiled
 */
async function startServer(env, isProfiled) {
  const flags = isProfiled ? ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`] : [];
  const child = spawn(process.execPath, [...flags, SERVER], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'error',
      MESSAGES_PER_SECOND: '100000',
      MAX_SOCKETS: '0',
      METRICS_TOKEN: TOKEN,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const url = await new Promise((open, fail) => {
    child.stdout.on('data', (text) => {
      said += text;
      const [, found] = OPEN.exec(said) ?? [];
      if (found !== undefined) open(found);
    });
    child.once('exit', () => fail(new Error(`the server exited: ${said}`)));
  });
  const stop = () =>
    new Promise((gone) => {
      child.once('exit', gone);
      child.kill('SIGTERM');
    });
  return { url: String(url), stop };
}

/**
 * The server's resident memory in bytes, and its CPU time in seconds.
 * @param {string} url
 */
async function effort(url) {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  const read = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return { resident: read('orrery_process_resident_memory_bytes'), cpu: read('orrery_process_cpu_seconds_total') };
}

/**
 * A line of a table: what was measured, and the figures under their headings. The last two are the CPU time per move of
 * server and clients.
 * @param {string} what
 * @param {readonly (string | number)[]} cells
 */
const row = (what, cells) => `  ${what.padEnd(30)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;

/**
 * The best of several windows, and all of them: with a fixed pace the one with the lowest latency, otherwise the one
 * with the most moves.
 * @param {readonly Measured[]} windows
 * @param {number | null} pace
 */
function bestOf(windows, pace) {
  const rank = (/** @type {Measured} */ { p99, perSecond }) => (pace === null ? -perSecond : p99);
  const [best] = windows.toSorted((a, b) => rank(a) - rank(b));
  if (best === undefined) throw new Error('nothing was measured');
  return { ...best, windows: windows.map(({ perSecond, p99 }) => ({ perSecond, p99 })) };
}

/**
 * Waits until the server is warmed up: it opens its port before that, and reports when it is ready.
 * @param {string} url
 */
async function untilReady(url) {
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`${url}/readyz`)).ok) {
    if (Date.now() > end) throw new Error('the server is not ready');
    await new Promise((go) => setTimeout(go, 50));
  }
}

/** @typedef {{game: string, seconds: number, windows: number, profile: boolean}} How */

/**
 * Plays on a server, prints every window, and returns the best.
 * @param {string} url
 * @param {How} how
 * @param {number} tables
 * @param {number | null} pace
 * @param {string | null} practiceUrl another server at which the clients play first; this one is then measured from its
 *   first move on
 */
async function play(url, { game, seconds, windows }, tables, pace, practiceUrl = null) {
  const warmUpMs = practiceUrl === null ? WARM_UP_MS : 0;
  const task = { url, game, tables, pace, seconds, windows, warmUpMs, practiceUrl, token: TOKEN };
  /** @type {{answer: readonly Measured[], end: () => void}} */
  const { answer, end } = await send({ what: 'crowd', task });
  end();
  const what = `${String(tables).padStart(3)} games, ${pace === null ? 'as fast as it goes' : `${pace} moves/s each`}`;
  console.log(row('', ['moves/s', 'p50', 'p95', 'p99', 'max ms', 'µs server', 'µs client']));
  for (const { perSecond, p50, p95, p99, max, serverCpu, clientCpu } of answer) {
    console.log(row(what, [perSecond, p50, p95, p99, max, serverCpu, clientCpu]));
  }
  return bestOf(answer, pace);
}

/**
 * The first moves on a fresh server, window by window. The clients play on another server before, so that it is the
 * server that is measured.
 * @param {Record<string, string>} env
 * @param {How} how
 */
async function measureFirst(env, how) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'orrery-bench-'));
  const practice = await startServer({ DATA_DIR: folder, DATABASE_URL: '' }, false);
  const begun = performance.now();
  const { url, stop } = await startServer(env, how.profile);
  const openMs = Math.round(performance.now() - begun);
  try {
    await untilReady(url);
    const readyMs = Math.round(performance.now() - begun);
    console.log(`  open after ${openMs} ms, ready after ${readyMs} ms`);
    const { windows } = await play(url, how, 200, 4, practice.url);
    const [{ p99 } = { p99: Number.NaN }] = windows;
    console.log(`  p99 of the first window: ${p99} ms`);
    return { p99, openMs, readyMs, windows };
  } finally {
    await stop();
    await practice.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Record<string, string>} env
 * @param {How} how
 */
async function measureStore(env, how) {
  const { url, stop } = await startServer(env, how.profile);
  try {
    const flood50 = await play(url, how, 50, null);
    if (how.profile) return { flood50 };
    const before = await effort(url);
    const pace500 = await play(url, how, 500, 4);
    const after = await effort(url);
    const flood500 = await play(url, how, 500, null);
    const residentPerGame = Math.round((after.resident - before.resident) / 450 / 1024);
    console.log(`  ${residentPerGame} KB resident a further game, with its sockets`);
    return { flood50, pace500, flood500, residentPerGame };
  } finally {
    await stop();
  }
}

/**
 * 50 games at a server of several processes. They share the cores with the database and the clients.
 * @param {Record<string, string>} env
 * @param {How} how
 * @param {string} processes
 */
async function measureSpread(env, how, processes) {
  const { url, stop } = await startServer({ ...env, PROCESSES: processes }, how.profile);
  try {
    await untilReady(url);
    return { processes: Number(processes), flood50: await play(url, how, 50, null) };
  } finally {
    await stop();
  }
}

/** The limits of the server on a quiet machine. */
const BARS = [
  { says: 'PostgreSQL, 50 games: durable moves a second', least: 8000, read: at('postgres', 'flood50', 'perSecond') },
  { says: 'PostgreSQL, 50 games: p99 in ms', most: 20, read: at('postgres', 'flood50', 'p99') },
  { says: 'PostgreSQL, 500 games at 4 a second: p99 in ms', most: 15, read: at('postgres', 'pace500', 'p99') },
  {
    says: 'several processes, 50 games: durable moves a second',
    least: 15_000,
    read: at('spread', 'flood50', 'perSecond'),
  },
  { says: 'several processes, 50 games: p99 in ms', most: 12, read: at('spread', 'flood50', 'p99') },
  { says: 'embedded, 50 games: moves a second', least: 1000, read: at('embedded', 'flood50', 'perSecond') },
  { says: 'memory of a live game in KB', most: 60, read: heaviest },
];

/**
 * @param {...string} path
 * @returns {(figures: Record<string, any>) => number | null}
 */
function at(...path) {
  return (figures) => {
    const found = path.reduce((/** @type {any} */ value, name) => value?.[name], figures);
    return typeof found === 'number' ? found : null;
  };
}

/** @param {Record<string, any>} figures */
function heaviest({ kilobytesPerGame }) {
  return Math.max(...Object.values(/** @type {Record<string, number>} */ (kilobytesPerGame ?? { none: 0 })));
}

/**
 * Prints the measurements beside the limits; returns how many limits are missed.
 * @param {Record<string, any>} figures
 */
function compare(figures) {
  let broken = 0;
  console.log(`\n${'bar'.padEnd(50)}${'measured'.padStart(10)}${'promised'.padStart(11)}`);
  for (const { says, read, least, most } of BARS) {
    const value = read(figures);
    if (value === null) continue;
    const holds = least === undefined ? value <= (most ?? 0) : value >= least;
    if (!holds) broken++;
    const promised = least === undefined ? `≤ ${most}` : `≥ ${least}`;
    console.log(
      `${says.padEnd(50)}${String(value).padStart(10)}${promised.padStart(11)}  ${holds ? 'holds' : 'BROKEN'}`,
    );
  }
  return broken;
}

async function measureEcho(/** @type {number} */ seconds) {
  const server = await send({ what: 'serve' });
  const { answer, end } = await send({ what: 'echo', port: server.answer, sockets: 50, seconds });
  end();
  server.end();
  /** @type {{perSecond: number, p99: number}} */
  const measured = /** @type {any} */ (answer);
  console.log(`bare echo, 50 sockets: ${measured.perSecond}/s, p99 ${measured.p99} ms`);
  return measured;
}

/** @param {readonly string[]} words */
async function main(words) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      store: { type: 'string' },
      game: { type: 'string', default: 'duel' },
      seconds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      first: { type: 'boolean', default: false },
      processes: { type: 'string' },
      profile: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const seconds = Number(values.seconds ?? (values.quick ? 5 : 10));
  const windows = values.quick ? 1 : WINDOWS;
  const how = { game: values.game, seconds, windows, profile: values.profile };
  /** @type {Record<string, unknown>} */
  const figures = {};
  figures.echo = await measureEcho(seconds);
  await withSources(async (load) => {
    const { measureGameMemory } = await load('server/testing/game-memory.ts');
    figures.kilobytesPerGame = await measureGameMemory(500);
    console.log(`a game in memory: ${JSON.stringify(figures.kilobytesPerGame)} KB`);
    if (values.store === undefined || values.store === 'postgres') {
      const { startPostgres } = await load('server/testing/postgres.ts');
      const postgres = await startPostgres('durable');
      console.log('PostgreSQL, every commit on disk');
      const env = { DATABASE_URL: postgres.address };
      try {
        if (values.processes !== undefined) figures.spread = await measureSpread(env, how, values.processes);
        else {
          figures.first = values.profile && !values.first ? null : await measureFirst(env, how);
          if (!values.first) figures.postgres = await measureStore(env, how);
        }
      } finally {
        postgres.stop();
      }
    }
    if (
      !values.first &&
      values.processes === undefined &&
      (values.store === undefined || values.store === 'embedded')
    ) {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'orrery-bench-'));
      console.log('the embedded database');
      try {
        figures.embedded = await measureStore({ DATA_DIR: folder, DATABASE_URL: '' }, how);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  });
  const made = { at: new Date().toISOString(), node: process.versions.node, cores: os.availableParallelism(), ...how };
  const broken = compare(figures);
  const isWhole = !values.quick && !values.first && values.processes === undefined && values.store === undefined;
  if (isWhole) writeFileSync(RECORD, `${JSON.stringify({ made, ...figures }, null, 2)}\n`);
  return broken === 0 ? 0 : 1;
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
