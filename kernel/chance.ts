import type { Chance, Rng } from './contract.ts';
import { fastRng } from './rng.ts';
import { hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

/**
 * Chance is a player and decides here: one integer below each bound. `ordinal` counts the chance entries of the game
 * from 0. The next call may refill the returned array.
 */
export type ChanceSource = (chance: Chance, ordinal: number) => readonly number[];

/** Outcomes from a generator. Arrays are kept by length and refilled, so no garbage is made. */
export function chanceFromRng(rng: Rng): ChanceSource {
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

/** The chance source of simulations: fast, and the same for the same seed. */
export const seededChance = (seed: number): ChanceSource => chanceFromRng(fastRng(seed));

/** Whether an outcome answers a chance: one integer for each bound, each below its bound. */
export const outcomeFits = (chance: Chance, outcome: readonly number[]): boolean =>
  outcome.length === chance.of.length &&
  outcome.every((value, i) => Number.isInteger(value) && value >= 0 && value < (chance.of[i] ?? 0));

/**
 * The chance source of tests: these outcomes in order, then `thereafter`. Throws when the script does not fit the game.
 */
export function scriptedChance(script: readonly (readonly number[])[], thereafter?: ChanceSource): ChanceSource {
  let next = 0;
  return (chance, ordinal) => {
    const outcome = script[next++];
    if (outcome === undefined) {
      if (thereafter) return thereafter(chance, ordinal);
      throw new Error(`the script of chance ends before ${chance.kind} below [${chance.of}]`);
    }
    if (!outcomeFits(chance, outcome)) throw new Error(`[${outcome}] is no ${chance.kind} below [${chance.of}]`);
    return outcome;
  };
}

/** The chance source of replays: the outcomes of a log, by their ordinal. */
export function recordedChance(outcomes: readonly (readonly number[])[]): ChanceSource {
  return (chance, ordinal) => {
    const outcome = outcomes[ordinal];
    if (outcome === undefined || !outcomeFits(chance, outcome)) {
      throw new Error(`the record holds no ${chance.kind} below [${chance.of}] as chance ${ordinal}`);
    }
    return outcome;
  };
}

/** The inputs of the sealed dice of one game. The server's seed stays secret until the game is over. */
export interface SealedSeeds {
  /** At least 32 random bytes, drawn by the host of the game. */
  readonly serverSeed: Uint8Array;
  /** The id of the game, so that two games with the same seed roll differently. */
  readonly id: string;
  /** One text for each seat, '' where a player adds none; no line breaks. */
  readonly clientSeeds: readonly string[];
}

/** Published before the first draw: the hash that commits the server to its seed. */
export const commitmentOf = (serverSeed: Uint8Array): string => toHex(sha256(serverSeed));

/** The same for a player's text: the hash that commits a seat to its text before any text is revealed. */
export const fingerprintOf = (clientSeed: string): string => commitmentOf(utf8(clientSeed));

const UINT32_RANGE = 0x1_0000_0000;

/**
 * The chance source of live games. Reads the words of HMAC-SHA-256(server seed, id, client seeds, ordinal, block),
 * joined by line breaks, as big-endian 32-bit numbers. Words that would favour low results are rejected.
 */
export function sealedChance({ serverSeed, id, clientSeeds }: SealedSeeds): ChanceSource {
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
      const fair = UINT32_RANGE - (UINT32_RANGE % below);
      let word = nextWord();
      while (word >= fair) word = nextWord();
      return word % below;
    });
  };
}
