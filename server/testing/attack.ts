import { setTimeout as pause } from 'node:timers/promises';
import { BackgroundPlayers } from './attack/background-players.ts';
import { readCorruptLog } from './attack/files.ts';
import { fuzzSocket, fuzzStream } from './attack/fuzz-sockets.ts';
import { Fuzzer } from './attack/fuzzer.ts';
import { HeapInspector } from './attack/heap.ts';
import { fuzzRequest } from './attack/requests.ts';
import { type AttackTargets, createTargets } from './attack/targets.ts';
import { startPostgres } from './postgres.ts';
import { ServerProcess } from './server-process.ts';

export interface AttackOptions {
  /** Minimum number of messages: requests, socket messages, streams and files together. */
  readonly messages: number;
  /** Number of waves; memory use is reported after each. */
  readonly waves: number;
  readonly seed: number;
  readonly say: (sentence: string) => void;
}

export interface AttackReport {
  readonly messages: number;
  readonly seconds: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /**
   * What must not happen: responses with status 500, errors in the log, exits of the process, files that crash the
   * reader.
   */
  readonly faults: readonly string[];
  /** What two people noticed who played meanwhile, and how long their moves took. */
  readonly witness: {
    readonly moves: number;
    readonly troubles: readonly string[];
    readonly p50: number;
    readonly p99: number;
  };
  /** Megabytes of the server's objects with their buffers, before and after. */
  readonly heap: { readonly before: number; readonly after: number };
  readonly slowestFileMs: number;
}

/** Allowed memory growth: compiled code, statements, and rate limiters that remember recent callers. */
export const HEAP_GROWTH_MB = 16;

/** Number of concurrent attackers. */
const ATTACKER_COUNT = 8;
/**
 * This share of the messages is sent before memory is measured: by then everything is loaded and every cache is full.
 */
const WARM_UP_SHARE = 0.1;
/** Time for the server to release what attackers held. */
const SETTLE_MS = 1000;
const SETTLE_LIMIT_S = 15;

/** Counts the messages and responses so far. */
class AttackTally {
  messages = 0;
  slowestFileMs = 0;
  readonly faults: string[] = [];
  readonly statuses: Record<string, number> = {};

  answered(status: number | null): void {
    this.messages++;
    const key = String(status ?? 'none');
    this.statuses[key] = (this.statuses[key] ?? 0) + 1;
    // 503: too many password hashes at once, which is reported as such.
    if (status !== null && status >= 500 && status !== 503) this.faults.push(`an answer of ${status}`);
  }
}

/** Attacks until enough messages have been sent. */
async function attackUntil(
  enough: number,
  fuzzer: Fuzzer,
  targets: AttackTargets,
  tally: AttackTally,
  node: ServerProcess,
): Promise<void> {
  while (tally.messages < enough && tally.faults.length === 0) {
    if (!node.isRunning) throw new Error('the server has ended');
    const choice = fuzzer.rng(40);
    if (choice < 10) tally.messages += await fuzzSocket(fuzzer, targets);
    else if (choice < 36) tally.answered(await fuzzRequest(fuzzer, targets));
    else if (choice < 39) tally.answered(await fuzzStream(fuzzer, targets));
    else {
      tally.messages++;
      const ms = await readCorruptLog(fuzzer).catch((error: unknown) => {
        tally.faults.push(`a file broke its reader: ${String(error)}`);
        return 0;
      });
      tally.slowestFileMs = Math.max(tally.slowestFileMs, Math.round(ms));
    }
  }
}

/**
 * A debugger that is connected keeps a process that crashes from ending, and its message from being printed. This
 * prints the message and ends the process.
 */
const END_ON_CRASH = `data:text/javascript,${encodeURIComponent(`
  process.on('uncaughtExceptionMonitor', (error) => {
    console.error(JSON.stringify({ crash: String(error?.stack ?? error) }));
    process.abort(); // unlike exit and kill, this does not wait for the debugger
  });
`)}`;

/** Number of watchers, from the server's own metrics. */
async function watchersOf(url: string): Promise<number> {
  const measures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^orrery_subscribers (\d+)$/m.exec(measures)?.[1]);
}

/** Attacks a server of its own with everything at once while two people play, and returns the result. */
export async function attack({ messages, waves, seed, say }: AttackOptions): Promise<AttackReport> {
  const begun = Date.now();
  const postgres = await startPostgres();
  const node = new ServerProcess({ DATABASE_URL: postgres.address }, [
    '--inspect=127.0.0.1:0',
    '--import',
    END_ON_CRASH,
  ]);
  await node.start();
  const heap = await HeapInspector.connect(node.inspector);
  const tally = new AttackTally();
  const witness = new BackgroundPlayers(node.url);
  const wave = async (until: number, n: number): Promise<void> => {
    const targets = await createTargets(node.url);
    const attackers = Array.from({ length: ATTACKER_COUNT }, (_, i) => new Fuzzer(seed + n * ATTACKER_COUNT + i));
    await Promise.all(attackers.map((fuzzer) => attackUntil(until, fuzzer, targets, tally, node)));
    await pause(SETTLE_MS);
  };
  try {
    await wave(messages * WARM_UP_SHARE, 0);
    const before = await heap.used();
    witness.start();
    for (let n = 1; n <= waves && tally.faults.length === 0; n++) {
      await wave(messages * (WARM_UP_SHARE + ((1 - WARM_UP_SHARE) * n) / waves), n);
      say(`${tally.messages} messages, ${Math.round(await heap.used())} MB`);
    }
    await witness.stop();
    await pause(SETTLE_MS);
    const after = await heap.used();
    let kept = await watchersOf(node.url);
    // A server that is far behind may not have noticed yet that the last have gone.
    for (let i = 0; i < SETTLE_LIMIT_S && kept !== 0; i++) {
      await pause(1000);
      kept = await watchersOf(node.url);
    }
    if (kept !== 0) tally.faults.push(`${kept} who have gone are still told of games`);
    if (!node.isRunning) tally.faults.push('the server ended');
    if (!(await fetch(`${node.url}/readyz`)).ok) tally.faults.push('the server is not ready');
    tally.faults.push(...node.errors);
    return {
      messages: tally.messages,
      seconds: Math.round((Date.now() - begun) / 1000),
      statuses: tally.statuses,
      faults: tally.faults,
      witness: {
        moves: witness.latenciesMs.length,
        troubles: witness.problems,
        p50: Math.round(witness.percentile(50)),
        p99: Math.round(witness.percentile(99)),
      },
      heap: { before: Math.round(before), after: Math.round(after) },
      slowestFileMs: tally.slowestFileMs,
    };
  } catch (error) {
    throw node.isRunning ? error : new Error(`the server ended: ${node.errors.join('\n')}`);
  } finally {
    heap.close();
    await node.kill();
    postgres.stop();
  }
}
