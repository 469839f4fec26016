/** Number of entries of each table of powers. */
const TABLE_SIZE = 256;
const INDEX_MASK = TABLE_SIZE - 1;
/** Precision of the exponent. */
const STEPS_PER_UNIT = TABLE_SIZE * TABLE_SIZE;
/** A score this far behind the best gets chance 0. */
const MAX_BEHIND = 32;

function powersOf(base: number): Float64Array {
  const powers = new Float64Array(TABLE_SIZE);
  let power = 1;
  for (let i = 0; i < TABLE_SIZE; i++) {
    powers[i] = power;
    power *= base;
  }
  return powers;
}
/** Powers of e to steps of -1, -1/256 and -1/65536. `Math.exp` differs between engines in the last digits. */
const COARSE = powersOf(0.36787944117144233);
const MIDDLE = powersOf(0.9961013694701175);
const FINE = powersOf(0.9999847413273523);

/** e to the power of -x for x >= 0, in steps of 1/65536, the same in every engine. */
function decay(x: number): number {
  if (x >= MAX_BEHIND) return 0;
  const n = Math.floor(x * STEPS_PER_UNIT);
  return (COARSE[n >> 16] ?? 0) * (MIDDLE[(n >> 8) & INDEX_MASK] ?? 0) * (FINE[n & INDEX_MASK] ?? 0);
}

/** Converts the first n scores to chances in place. */
export function softmax(scores: number[], n: number): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) best = Math.max(best, scores[i] ?? 0);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const share = decay(best - (scores[i] ?? 0));
    scores[i] = share;
    sum += share;
  }
  for (let i = 0; i < n; i++) scores[i] = (scores[i] ?? 0) / sum;
}
