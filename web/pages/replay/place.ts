/** Where a replay is shown: on a page of its own, or in a frame of another site. */
export type ReplayPlace = 'page' | 'frame';
