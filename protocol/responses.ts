import type { z } from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';
import type {
  friendsResponseSchema,
  invitationsResponseSchema,
  invitedResponseSchema,
  presenceResponseSchema,
} from './schemas/friends.ts';
import type {
  auditResponseSchema,
  moderatedTableResponseSchema,
  sanctionsResponseSchema,
} from './schemas/moderation.ts';
import type { pushNoticeSchema } from './schemas/push.ts';
import type * as schemas from './schemas/responses.ts';
import type { reviewResponseSchema } from './schemas/review.ts';
import type { tournamentResponseSchema, tournamentsResponseSchema } from './schemas/tournaments.ts';

type Response<S extends z.ZodMiniType> = DeepReadonly<z.output<S>>;

/** Response bodies of the routes under /api; `schemas/responses.ts` explains them. */
export type ProblemResponse = Response<typeof schemas.problemResponseSchema>;
export type Me = Response<typeof schemas.meSchema>;
export type MeResponse = Response<typeof schemas.meResponseSchema>;
export type MailResponse = Response<typeof schemas.mailResponseSchema>;
export type MailConfirmedResponse = Response<typeof schemas.mailConfirmedResponseSchema>;
export type ResetLinkResponse = Response<typeof schemas.resetLinkResponseSchema>;
export type AutoAnswersResponse = Response<typeof schemas.autoAnswersResponseSchema>;
export type SessionsResponse = Response<typeof schemas.sessionsResponseSchema>;
export type FactorStatusResponse = Response<typeof schemas.factorStatusResponseSchema>;
export type NewFactorResponse = Response<typeof schemas.newFactorResponseSchema>;
export type PasskeyChallengeResponse = Response<typeof schemas.passkeyChallengeResponseSchema>;
export type RatingSummary = Response<typeof schemas.ratingSummarySchema>;
export type ProfileResponse = Response<typeof schemas.profileResponseSchema>;
export type BlocksResponse = Response<typeof schemas.blocksResponseSchema>;
export type HandleResponse = Response<typeof schemas.handleResponseSchema>;
export type DaysOffResponse = Response<typeof schemas.daysOffResponseSchema>;
export type FriendsResponse = Response<typeof friendsResponseSchema>;
export type Contact = FriendsResponse['following'][number];
export type InvitationsResponse = Response<typeof invitationsResponseSchema>;
export type PresenceResponse = Response<typeof presenceResponseSchema>;
export type InvitedResponse = Response<typeof invitedResponseSchema>;
export type TablesResponse = Response<typeof schemas.tablesResponseSchema>;
export type TableResponse = Response<typeof schemas.tableResponseSchema>;
export type TournamentsResponse = Response<typeof tournamentsResponseSchema>;
export type TournamentResponse = Response<typeof tournamentResponseSchema>;
export type LeaderboardResponse = Response<typeof schemas.leaderboardResponseSchema>;
export type Reliability = Response<typeof schemas.reliabilitySchema>;
export type TablePeopleResponse = Response<typeof schemas.tablePeopleResponseSchema>;
export type PairingResponse = Response<typeof schemas.pairingResponseSchema>;
export type NetworkResponse = Response<typeof schemas.networkResponseSchema>;
export type PushKeyResponse = Response<typeof schemas.pushKeyResponseSchema>;
export type WebhookResponse = Response<typeof schemas.webhookResponseSchema>;
export type TokensResponse = Response<typeof schemas.tokensResponseSchema>;
export type ReportsResponse = Response<typeof schemas.reportsResponseSchema>;
export type PeopleResponse = Response<typeof schemas.peopleResponseSchema>;
export type BrokenGamesResponse = Response<typeof schemas.brokenGamesResponseSchema>;
export type SanctionsResponse = Response<typeof sanctionsResponseSchema>;
export type ModeratedTableResponse = Response<typeof moderatedTableResponseSchema>;
export type AuditResponse = Response<typeof auditResponseSchema>;
export type ReviewResponse = Response<typeof reviewResponseSchema>;
export type AdminStatsResponse = Response<typeof schemas.adminStatsResponseSchema>;

/** Any body of a success that has a value and is not a log. */
export type SuccessResponse =
  | MeResponse
  | MailResponse
  | MailConfirmedResponse
  | ResetLinkResponse
  | AutoAnswersResponse
  | SessionsResponse
  | FactorStatusResponse
  | NewFactorResponse
  | PasskeyChallengeResponse
  | ProfileResponse
  | BlocksResponse
  | HandleResponse
  | DaysOffResponse
  | FriendsResponse
  | InvitationsResponse
  | InvitedResponse
  | PresenceResponse
  | TablesResponse
  | TableResponse
  | TournamentsResponse
  | TournamentResponse
  | LeaderboardResponse
  | TablePeopleResponse
  | PairingResponse
  | NetworkResponse
  | PushKeyResponse
  | WebhookResponse
  | TokensResponse
  | ReportsResponse
  | PeopleResponse
  | BrokenGamesResponse
  | SanctionsResponse
  | ModeratedTableResponse
  | AuditResponse
  | ReviewResponse
  | AdminStatsResponse;

/** The push message of a notice; `schemas/push.ts` explains it. */
export type PushNotice = Response<typeof pushNoticeSchema>;
