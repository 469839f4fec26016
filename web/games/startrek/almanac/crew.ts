/** The entries of the support cards. */
export const CREW = ['chapel', 'chekov', 'kirk', 'mccoy', 'rand', 'sarek', 'scott', 'spock', 'sulu', 'uhura'] as const;
