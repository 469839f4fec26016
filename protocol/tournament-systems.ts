/**
 * For two at a table: round-robin (everybody plays everybody) and swiss (players with equal points meet). For more:
 * table rounds, with points by place. For any number: arena, game after game for a given time.
 */
export const TOURNAMENT_SYSTEMS = ['round-robin', 'swiss', 'tables', 'arena'] as const;
export type TournamentSystem = (typeof TOURNAMENT_SYSTEMS)[number];
