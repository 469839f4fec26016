/** How long another window may take to let go of a game it has just left, in milliseconds. */
const GRACE = 500;

/**
 * Takes a game for this window alone; gives the way to let go of it, or null when another window has it. A browser
 * without locks lets everybody in: the store still refuses whoever comes second with a move.
 */
export async function takeGame(id: string): Promise<(() => void) | null> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return () => undefined;
  return new Promise((resolve, reject) => {
    const held = (): Promise<void> => new Promise((letGo) => resolve(() => letGo()));
    navigator.locks
      .request(`orrery.game.${id}`, { signal: AbortSignal.timeout(GRACE) }, held)
      .catch((error: unknown) => (isTooLate(error) ? resolve(null) : reject(error)));
  });
}

const isTooLate = (error: unknown): boolean => error instanceof DOMException && /Timeout|Abort/.test(error.name);
