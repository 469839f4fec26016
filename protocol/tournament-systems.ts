/** round-robin: everybody meets everybody; swiss: those with equal points meet. */
export const TOURNAMENT_SYSTEMS = ['round-robin', 'swiss'] as const;
export type TournamentSystem = (typeof TOURNAMENT_SYSTEMS)[number];
