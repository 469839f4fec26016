/** The database of the games on this device. */
export const GAMES_DATABASE = 'orrery';
/** Notifies other windows that the games have changed. */
export const GAMES_CHANGE_CHANNEL = 'orrery.games';
