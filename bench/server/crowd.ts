import { findGame } from '@orrery/catalog';
import { fastRng, type Game, type Kinded } from '@orrery/kernel';
import { TableMaker } from './host.ts';
import { BenchPlayer, SharedTable } from './seat.ts';

/** The task of a crowd of clients. */
export interface CrowdTask {
  readonly url: string;
  readonly game: string;
  readonly tables: number;
  /** Moves per second at each table; null for as fast as possible. */
  readonly pace: number | null;
  /** Length of each window. */
  readonly seconds: number;
  /** Number of consecutive windows. */
  readonly windows: number;
  /** How long it plays before measuring; 0 to include the first moves of a fresh server. */
  readonly warmUpMs: number;
  /** Another server at which the clients play first, until their own code is compiled; null for none. */
  readonly practiceUrl: string | null;
  /** Token for the server's /metrics. */
  readonly token: string;
}

/** The measurements. Times in milliseconds, from sending a move to the confirmation that it is stored. */
export interface CrowdFigures {
  readonly moves: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /** CPU time of server and clients per move, in microseconds. */
  readonly serverCpu: number;
  readonly clientCpu: number;
}

const MAX_PARALLEL_STARTS = 8;
/** How many games the clients play elsewhere first, and for how long. */
const PRACTICE_TABLES = 50;
const PRACTICE_MS = 8000;

/** Plays many games at the same time and measures how long moves take, in several windows. */
export async function runCrowd(task: CrowdTask): Promise<readonly CrowdFigures[]> {
  const held = await findGame(task.game)?.editions.at(-1)?.load();
  if (held === undefined) throw new Error(`unknown game ${task.game}`);
  return held.use((game) => measure(game, task));
}

async function measure<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  task: CrowdTask,
): Promise<readonly CrowdFigures[]> {
  const { url, tables, seconds, windows, warmUpMs, practiceUrl, token } = task;
  if (practiceUrl !== null) {
    const practice = await seatCrowd(game, { ...task, url: practiceUrl, tables: PRACTICE_TABLES });
    await pause(PRACTICE_MS);
    await practice.stop();
  }
  const crowd = await seatCrowd(game, { ...task, url, tables });
  await pause(warmUpMs);
  const measured: CrowdFigures[] = [];
  for (let i = 0; i < windows; i++) {
    const before = await cpuOf(url, token);
    crowd.takeTimes();
    const begun = performance.now();
    await pause(seconds * 1000);
    const taken = crowd.takeTimes();
    const took = (performance.now() - begun) / 1000;
    const after = await cpuOf(url, token);
    const each = (cpu: number): number => Math.round(cpu / Math.max(1, taken.length));
    measured.push({
      ...summarizeTimes(taken, took),
      serverCpu: each(after.server - before.server),
      clientCpu: each(after.clients - before.clients),
    });
  }
  await crowd.stop();
  return measured;
}

/** Tables at which games are played until they are stopped. */
interface Crowd {
  /** How long each move took since the last call. */
  takeTimes(): readonly number[];
  stop(): Promise<void>;
}

async function seatCrowd<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { url, tables, pace, game: name }: Pick<CrowdTask, 'url' | 'tables' | 'pace' | 'game'>,
): Promise<Crowd> {
  let times: number[] = [];
  let isOn = true;
  const host = new TableMaker(url, name, game.seats[0]);

  const sit = async (seed: number) => {
    const { id, cookies } = await host.startTable();
    const address = `${url.replace('http', 'ws')}/live/${id}`;
    const board = new SharedTable();
    const players = cookies.map(
      (cookie, seat) => new BenchPlayer(game, board, { address, cookie, rng: fastRng(seed * 10 + seat) }),
    );
    await Promise.all(players.map((player) => waitUntil(player, () => player.isWelcome || player.isOver)));
    return players;
  };

  const playOn = async (players: Awaited<ReturnType<typeof sit>>, seed: number): Promise<void> => {
    const rng = fastRng(seed);
    if (pace !== null) await pause(rng(1000 / pace));
    let due = performance.now();
    while (isOn) {
      const [first] = players;
      if (first === undefined || players.some(({ isOver }) => isOver)) {
        for (const player of players) player.close();
        players = await sit(rng(1_000_000));
        continue;
      }
      const mover = players.find(({ isAsked }) => isAsked);
      if (mover === undefined) {
        await anyNews(players);
        continue;
      }
      const begun = performance.now();
      await mover.answer();
      times.push(performance.now() - begun);
      if (pace === null) continue;
      due = Math.max(due + 1000 / pace, performance.now() - 1000 / pace);
      await pause(due - performance.now());
    }
    for (const player of players) player.close();
  };

  const seated: Awaited<ReturnType<typeof sit>>[] = [];
  for (let i = 0; i < tables; i += MAX_PARALLEL_STARTS) {
    const group = Array.from({ length: Math.min(MAX_PARALLEL_STARTS, tables - i) }, (_, k) => sit(i + k));
    seated.push(...(await Promise.all(group)));
  }
  const games = seated.map((players, i) => playOn(players, i));
  return {
    takeTimes() {
      const taken = times;
      times = [];
      return taken;
    },
    async stop() {
      isOn = false;
      await Promise.race([Promise.all(games), pause(2000)]);
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, Math.max(0, ms)));

interface NewsSource {
  onNews: () => void;
}

const anyNews = (players: readonly NewsSource[]): Promise<void> =>
  new Promise((go) => {
    for (const player of players) player.onNews = go;
  });

async function waitUntil(player: NewsSource, isSo: () => boolean): Promise<void> {
  while (!isSo()) await anyNews([player]);
}

/** CPU time of the server and of this process so far, in microseconds. */
async function cpuOf(url: string, token: string): Promise<{ readonly server: number; readonly clients: number }> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const [, seconds = '0'] = /^orrery_process_cpu_seconds_total (\S+)/m.exec(await answer.text()) ?? [];
  const { user, system } = process.cpuUsage();
  return { server: Number(seconds) * 1e6, clients: user + system };
}

function summarizeTimes(times: readonly number[], seconds: number): Omit<CrowdFigures, 'serverCpu' | 'clientCpu'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return {
    moves: sorted.length,
    perSecond: Math.round(sorted.length / seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  };
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;
