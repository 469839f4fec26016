/**
 * For two at a table round-robin (everybody meets everybody) and swiss (those with equal points meet); for more, rounds
 * of tables with points by place.
 */
export const TOURNAMENT_SYSTEMS = ['round-robin', 'swiss', 'tables'] as const;
export type TournamentSystem = (typeof TOURNAMENT_SYSTEMS)[number];
