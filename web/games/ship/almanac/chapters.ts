/** Almanac entries that both games share, by chapter. */
export const SHIP_CHAPTERS = {
  places: ['stacks', 'cards'],
  build: ['hangar', 'boosters', 'cannons', 'build-centres', 'centres'],
  flight: ['flight', 'speed', 'actions', 'found-colony', 'found-station'],
  danger: ['pirates', 'fight', 'losses'],
} as const;
