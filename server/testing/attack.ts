import { setTimeout as pause } from 'node:timers/promises';
import { readSpoilt } from './attack/files.ts';
import { Grammar } from './attack/grammar.ts';
import { Heap } from './attack/heap.ts';
import { stream, talk } from './attack/lines.ts';
import { request } from './attack/requests.ts';
import { settle, type Town } from './attack/town.ts';
import { Witness } from './attack/witness.ts';
import { startPostgres } from './postgres.ts';
import { Program } from './program.ts';

export interface Attack {
  /** How much is said at least: requests, messages on sockets, streams and files together. */
  readonly messages: number;
  /** It is said after each of so many parts how much memory is in use. */
  readonly waves: number;
  readonly seed: number;
  readonly say: (sentence: string) => void;
}

export interface AttackReport {
  readonly messages: number;
  readonly seconds: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** What must not happen: answers of 500, faults in the log, ends of the process, files that break the reader. */
  readonly faults: readonly string[];
  /** What two people noticed who played meanwhile, and how long their moves took. */
  readonly witness: {
    readonly moves: number;
    readonly troubles: readonly string[];
    readonly p50: number;
    readonly p99: number;
  };
  /** Megabytes of objects in the server with their buffers, before and after. */
  readonly heap: { readonly before: number; readonly after: number };
  readonly slowestFileMs: number;
}

/** Memory may grow by so much: compiled code, statements, and limits that remember who asked lately. */
export const HEAP_GROWTH_MB = 16;

/** So many attackers at once. */
const AT_ONCE = 8;
/** A part of all messages comes before memory is measured: by then everything is loaded and every cache is filled. */
const WARM_UP = 0.1;
/** The server lets go of what attackers held. */
const CALM_MS = 1000;

/** What was said and answered so far. */
class Tally {
  messages = 0;
  slowestFileMs = 0;
  readonly faults: string[] = [];
  readonly statuses: Record<string, number> = {};

  answered(status: number | null): void {
    this.messages++;
    const key = String(status ?? 'none');
    this.statuses[key] = (this.statuses[key] ?? 0) + 1;
    // 503: too many passwords at once, which is said so.
    if (status !== null && status >= 500 && status !== 503) this.faults.push(`an answer of ${status}`);
  }
}

/** Attacks until so much was said. */
async function attackUntil(enough: number, grammar: Grammar, town: Town, tally: Tally): Promise<void> {
  while (tally.messages < enough && tally.faults.length === 0) {
    const deed = grammar.rng(40);
    if (deed < 10) tally.messages += await talk(grammar, town);
    else if (deed < 36) tally.answered(await request(grammar, town));
    else if (deed < 39) tally.answered(await stream(grammar, town));
    else {
      tally.messages++;
      const ms = await readSpoilt(grammar).catch((error: unknown) => {
        tally.faults.push(`a file broke its reader: ${String(error)}`);
        return 0;
      });
      tally.slowestFileMs = Math.max(tally.slowestFileMs, Math.round(ms));
    }
  }
}

/** How many are told what happens in games, as the server itself says it. */
async function watchersOf(url: string): Promise<number> {
  const measures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^orrery_watchers (\d+)$/m.exec(measures)?.[1]);
}

/** Attacks a server of its own with everything at once while two people play, and says what came of it. */
export async function attack({ messages, waves, seed, say }: Attack): Promise<AttackReport> {
  const begun = Date.now();
  const postgres = await startPostgres();
  const node = new Program({ DATABASE_URL: postgres.address }, ['--inspect=127.0.0.1:0']);
  await node.start();
  const heap = await Heap.of(node.inspector);
  const tally = new Tally();
  const witness = new Witness(node.url);
  const wave = async (until: number, n: number): Promise<void> => {
    const town = await settle(node.url);
    const attackers = Array.from({ length: AT_ONCE }, (_, i) => new Grammar(seed + n * AT_ONCE + i));
    await Promise.all(attackers.map((grammar) => attackUntil(until, grammar, town, tally)));
    await pause(CALM_MS);
  };
  try {
    await wave(messages * WARM_UP, 0);
    const before = await heap.used();
    witness.start();
    for (let n = 1; n <= waves && tally.faults.length === 0; n++) {
      await wave(messages * (WARM_UP + ((1 - WARM_UP) * n) / waves), n);
      say(`${tally.messages} messages, ${Math.round(await heap.used())} MB`);
    }
    await witness.stop();
    await pause(CALM_MS);
    const after = await heap.used();
    const kept = await watchersOf(node.url);
    if (kept !== 0) tally.faults.push(`${kept} who have gone are still told of games`);
    if (!node.isRunning) tally.faults.push('the server ended');
    if (!(await fetch(`${node.url}/readyz`)).ok) tally.faults.push('the server is not ready');
    tally.faults.push(...node.complaints);
    return {
      messages: tally.messages,
      seconds: Math.round((Date.now() - begun) / 1000),
      statuses: tally.statuses,
      faults: tally.faults,
      witness: {
        moves: witness.waits.length,
        troubles: witness.troubles,
        p50: Math.round(witness.percentile(50)),
        p99: Math.round(witness.percentile(99)),
      },
      heap: { before: Math.round(before), after: Math.round(after) },
      slowestFileMs: tally.slowestFileMs,
    };
  } finally {
    heap.close();
    await node.kill();
    postgres.stop();
  }
}
