import { Store, useStore } from '../../../app/store.ts';

/** Whose route to show on the board: set by the honours panel, read by the board. */
export const routeSpotlight = new Store<number | null>(null);

export const useRouteSpotlight = (): number | null => useStore(routeSpotlight);
