import { useSyncExternalStore } from 'react';

/** Whose route somebody wants to see on the board: said by the honours, heard by the board. */
class Spotlight {
  #seat: number | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): number | null => this.#seat;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  turn(seat: number | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    for (const changed of this.#listeners) changed();
  }
}

export const spotlight = new Spotlight();

export const useSpotlight = (): number | null =>
  useSyncExternalStore(spotlight.subscribe, spotlight.get, spotlight.get);
