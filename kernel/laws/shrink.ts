/** Maximum number of attempts. */
const MAX_ATTEMPTS = 400;

/**
 * Removes what is not needed: halves first, then ever smaller pieces (delta debugging). `attempt` gets a shorter list
 * and returns the part of it that was used if it still shows the fault, null if it does not.
 */
export function shrink<X>(items: readonly X[], attempt: (shorter: readonly X[]) => readonly X[] | null): readonly X[] {
  let kept = items;
  let tries = 0;
  for (let size = kept.length >> 1; size >= 1; ) {
    let isShorter = false;
    for (let at = 0; at < kept.length && tries < MAX_ATTEMPTS; tries++) {
      const used = attempt([...kept.slice(0, at), ...kept.slice(at + size)]);
      if (used === null) at += size;
      else {
        kept = used;
        isShorter = true;
      }
    }
    if (tries >= MAX_ATTEMPTS) break;
    if (!isShorter) size >>= 1;
    else size = Math.max(1, Math.min(size, kept.length >> 1));
  }
  return kept;
}
