import type { Page } from '@playwright/test';

/** The log lines of the only game on this device. */
export const storedLines = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('orrery');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );

/** The move with which a turn begins. */
const TURN_STARTS: Readonly<Record<string, RegExp>> = {
  startrek: /^roll\b/,
  starfarers: /^roll\b/,
  starship: /^fly\b/,
  duel: /^fly\b/,
};

/** The moves of a seat, and the number of its turns. */
export function countMoves(game: string, lines: readonly string[], seat: number): { moves: number; turns: number } {
  const own = lines.flatMap((line) => {
    const [, by = '', move = ''] = /^\d+ (\d+): (.*)$/.exec(line) ?? [];
    return by === String(seat) ? [move] : [];
  });
  return { moves: own.length, turns: own.filter((move) => TURN_STARTS[game]?.test(move)).length };
}
