import { useSyncExternalStore } from 'react';

/** Whose route to show on the board: set by the honours panel, read by the board. */
class RouteSpotlight {
  #seat: number | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): number | null => this.#seat;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  pointAt(seat: number | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    for (const changed of this.#listeners) changed();
  }
}

export const routeSpotlight = new RouteSpotlight();

export const useRouteSpotlight = (): number | null =>
  useSyncExternalStore(routeSpotlight.subscribe, routeSpotlight.get, routeSpotlight.get);
