/** The almanac entries of the friendship cards. */
export const FRIENDSHIPS = [
  'green-folk',
  'scientists',
  'merchants',
  'tribute',
  'helping-hand',
  'relief',
  'fame-for-sale',
  'space-jump',
  'targeted-encounter',
  'donation',
  'conversion',
] as const;
