/** What a puzzle is about: what its solution comes to. */
export const PUZZLE_THEMES = [
  'win', // the solution ends the game
  'building',
  'founding',
  'trade',
  'routes',
  'cards',
  'support',
  'cruiser',
  'flight',
  'pirates',
  'tasks',
  'mothership',
  'peoples',
  'encounters',
  'timing', // when to go on and when to stop
] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];
