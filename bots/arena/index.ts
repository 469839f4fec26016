/** Statistics of games between bots (shares, ratings and tests), computed from game records. */

export { anyBotKitOf } from './any-kit.ts';
export { ratings } from './elo.ts';
export { wilsonInterval } from './interval.ts';
export type { GameMetrics } from './metrics.ts';
export { OfferCounter, type OfferCounts, sumOffers } from './offer-counts.ts';
export type { Forfeit, GameRecord } from './record.ts';
export { type RoleShare, roleShares } from './roles.ts';
export { SPRT_BOUND, Sprt, type SprtResult } from './sprt.ts';
export {
  type BotStanding,
  botStandings,
  type EntrantField,
  entrantField,
  type GamesSummary,
  summarizeGames,
} from './standing.ts';
