/** The entries of Star Trek's support cards. */
export const CREW = ['chapel', 'chekov', 'kirk', 'mccoy', 'rand', 'sarek', 'scott', 'spock', 'sulu', 'uhura'] as const;

/** The entries of Starfarers' friendship cards. */
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
