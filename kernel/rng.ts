import type { Rng } from './contract.ts';

/** One step of splitmix32: spreads a seed over the state of a better generator. */
function splitmix(seed: number): () => number {
  let x = seed | 0;
  return () => {
    x = (x + 0x9e3779b9) | 0;
    let z = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) | 0;
  };
}

/**
 * A fast generator for simulation and search (sfc32, period about 2^127): the same seed gives the same integers everywhere.
 * Not for live games: their dice are sealed.
 */
export function fastRng(seed: number): Rng {
  const next = splitmix(seed);
  let a = next();
  let b = next();
  let c = next();
  let counter = 1;
  return (below) => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    // Truncated instead of rounded down: the compiler then knows that the result is an integer.
    return (((sum >>> 0) * below) / 0x1_0000_0000) >>> 0;
  };
}
