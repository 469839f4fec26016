/** How long to wait for another window to release a game it has just left, in milliseconds. */
const LOCK_WAIT_MS = 500;

/**
 * Locks a game for this window; resolves to a release function, or null when another window has it. Without browser
 * locks every window is let in: the store still refuses the second one's moves.
 */
export async function lockGame(id: string): Promise<(() => void) | null> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return () => undefined;
  return new Promise((resolve, reject) => {
    const held = (): Promise<void> => new Promise((letGo) => resolve(() => letGo()));
    navigator.locks
      .request(`orrery.game.${id}`, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, held)
      .catch((error: unknown) => (isLockTimeout(error) ? resolve(null) : reject(error)));
  });
}

const isLockTimeout = (error: unknown): boolean => error instanceof DOMException && /Timeout|Abort/.test(error.name);
