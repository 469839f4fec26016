import type { Chance, Rng } from './contract.ts';
import { fastRng } from './rng.ts';
import { hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

/**
 * Chance is a player, and this is how it decides: one integer below each bound.
 * `ordinal` counts the chance entries of the game from 0. The array may be refilled by the next call.
 */
export type ChanceSource = (chance: Chance, ordinal: number) => readonly number[];

/** Outcomes from a generator, without garbage: arrays are kept by length and refilled. */
export function drawnFrom(rng: Rng): ChanceSource {
  const buffers: number[][] = [];
  return ({ of }) => {
    let outcome = buffers[of.length];
    if (outcome === undefined) {
      outcome = of.map(() => 0);
      buffers[of.length] = outcome;
    }
    for (let i = 0; i < of.length; i++) outcome[i] = rng(of[i] ?? 1);
    return outcome;
  };
}

/** The source of simulations: fast, and the same for the same seed. */
export const seededChance = (seed: number): ChanceSource => drawnFrom(fastRng(seed));

/** Whether an outcome answers a chance: as many whole numbers as bounds, each below its own. */
export const fits = (chance: Chance, outcome: readonly number[]): boolean =>
  outcome.length === chance.of.length &&
  outcome.every((value, i) => Number.isInteger(value) && value >= 0 && value < (chance.of[i] ?? 0));

/** The source of tests: these outcomes in order, then `thereafter`. A script that does not fit the game throws. */
export function scriptedChance(script: readonly (readonly number[])[], thereafter?: ChanceSource): ChanceSource {
  let next = 0;
  return (chance, ordinal) => {
    const outcome = script[next++];
    if (outcome === undefined) {
      if (thereafter) return thereafter(chance, ordinal);
      throw new Error(`the script of chance ends before ${chance.kind} below [${chance.of}]`);
    }
    if (!fits(chance, outcome)) throw new Error(`[${outcome}] is no ${chance.kind} below [${chance.of}]`);
    return outcome;
  };
}

/** The source of replays: the outcomes a log holds, by the ordinal they had. */
export function recordedChance(outcomes: readonly (readonly number[])[]): ChanceSource {
  return (chance, ordinal) => {
    const outcome = outcomes[ordinal];
    if (outcome === undefined || !fits(chance, outcome)) {
      throw new Error(`the record holds no ${chance.kind} below [${chance.of}] as chance ${ordinal}`);
    }
    return outcome;
  };
}

/** What the sealed dice of one game are made of. The server's seed stays secret until the game is over. */
export interface Seal {
  /** At least 32 random bytes, drawn by the one who runs the game. */
  readonly serverSeed: Uint8Array;
  /** The game's own name, so that two games under one seed roll differently. */
  readonly id: string;
  /** One text a seat, '' where a player adds none; no line breaks. */
  readonly clientSeeds: readonly string[];
}

/** What is published before the first draw: the hash that binds the server to its seed. */
export const commitmentOf = (serverSeed: Uint8Array): string => toHex(sha256(serverSeed));

/** The same for what a player adds: the hash that binds a seat to its text before any text is opened. */
export const fingerprintOf = (clientSeed: string): string => commitmentOf(utf8(clientSeed));

const WORDS = 0x1_0000_0000;

/**
 * The source of live games. The words of HMAC-SHA-256(server seed, id, client seeds, ordinal, block), joined by line
 * breaks, are read as big-endian 32-bit numbers; one that would favour low results is thrown away.
 */
export function sealedChance({ serverSeed, id, clientSeeds }: Seal): ChanceSource {
  const mac = hmacSha256(serverSeed);
  const head = [id, ...clientSeeds, ''].join('\n');
  return ({ of }, ordinal) => {
    let block = 0;
    let words: DataView | null = null;
    let at = 0;
    const nextWord = (): number => {
      if (words === null || at === words.byteLength) {
        words = new DataView(mac(utf8(`${head}${ordinal}\n${block++}`)).buffer);
        at = 0;
      }
      at += 4;
      return words.getUint32(at - 4);
    };
    return of.map((below) => {
      const fair = WORDS - (WORDS % below);
      let word = nextWord();
      while (word >= fair) word = nextWord();
      return word % below;
    });
  };
}
