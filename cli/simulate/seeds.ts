/** The seeds of one game of a series: the dice do not depend on who plays, so that two bots can get the same dice. */
export interface GameSeeds {
  readonly dice: number;
  readonly choices: number;
}

/** A bijection of 32 bits in which every input bit affects every output bit (murmur's finaliser). */
function mixBits(x: number): number {
  let z = x ^ (x >>> 16);
  z = Math.imul(z, 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return (z ^ (z >>> 16)) >>> 0;
}

/** The largest seed of a series. */
export const MAX_SEED = 0xffff_ffff;

/**
 * The seeds of game `index`, from the seed of the series only: who plays it, or when, does not matter. No two games of
 * a series share a seed, up to 2^31 games.
 */
export const gameSeeds = (series: number, index: number): GameSeeds => ({
  dice: mixBits((series + Math.imul(2 * index + 1, 0x9e3779b9)) | 0),
  choices: mixBits((series + Math.imul(2 * index + 2, 0x9e3779b9)) | 0),
});
