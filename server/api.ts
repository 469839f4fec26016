import { Hono } from 'hono';
import type { ServerContext } from './context.ts';
import { daysOffRoutes } from './days-off/routes.ts';
import { exportRoutes } from './export/export-routes.ts';
import { friendsRoutes } from './friends/routes.ts';
import { referenceRoutes } from './http/api-reference/routes.ts';
import { guard, type OriginConfig } from './http/guard.ts';
import { type ApiEnv, problemResponse } from './http/handlers.ts';
import { networkRoutes } from './http/network-routes.ts';
import { RateLimiter } from './http/rate-limiter.ts';
import { currentRequestId, requestId } from './http/request-id.ts';
import type { LocalNetwork } from './local-network.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { type NotifyRoutesDeps, notifyRoutes } from './notify/routes.ts';
import type { Senders } from './notify/senders.ts';
import { pairingRoutes } from './pairing/routes.ts';
import { accountRoutes } from './people/account-routes.ts';
import { adminRoutes } from './people/admin-routes.ts';
import { QueueFullError } from './people/fair-queue.ts';
import type { PersonService } from './people/person-service.ts';
import type { ScryptParams } from './people/scrypt.ts';
import { socialRoutes } from './people/social-routes.ts';
import { type BotRoutesDeps, botRoutes } from './play/bot-routes.ts';
import type { Games, Notifier, Tables } from './ports.ts';
import { type ReviewRoutesDeps, reviewRoutes } from './review/routes.ts';
import { tableRoutes } from './tables/routes.ts';
import { textFailure } from './texts.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import type { TournamentService } from './tournaments/tournament-service.ts';

/** Dependencies of the routes under /api. */
export interface ApiDeps {
  readonly context: ServerContext;
  readonly persons: PersonService;
  readonly tables: Tables;
  readonly play: Games;
  readonly tournaments: Pick<TournamentService, 'advance'>;
  readonly reviews: ReviewRoutesDeps['reviews'];
  /** External bots; null: disabled. */
  readonly externalBots: BotRoutesDeps | null;
  readonly originConfig: OriginConfig;
  readonly scryptParams: ScryptParams;
  /** How others in the local network reach the server; null: not its concern. */
  readonly network: LocalNetwork | null;
  /** How mail is sent; null: no mail. */
  readonly sendMail: Senders['mail'];
  /** The public key that browsers need for web push. */
  readonly pushKey: string;
  readonly notifier: Pick<Notifier, 'notifyInvitation'> & NotifyRoutesDeps['notifier'];
  /** Reports an internal error. */
  readonly reportError: (error: unknown) => void;
}

/** Limit per address. */
const REQUEST_RATE = { burst: 300, refillMs: 50 };

/** Everything under /api. */
export function makeApi(deps: ApiDeps): Hono<ApiEnv> {
  const { context, persons, originConfig } = deps;
  const app = new Hono<ApiEnv>();
  app.use(requestId, ...guard(persons, originConfig, new RateLimiter(REQUEST_RATE, context.clock)));
  app.route(
    '/',
    accountRoutes({
      ...deps,
      origin: originConfig.origin,
      isSecure: originConfig.origin?.startsWith('https:') ?? false,
    }),
  );
  app.route('/', exportRoutes(context, deps.play));
  app.route('/', socialRoutes(context));
  app.route('/', friendsRoutes(deps));
  app.route('/', daysOffRoutes(context));
  app.route('/', adminRoutes(deps));
  app.route('/', moderationRoutes(deps));
  app.route('/', tableRoutes(deps));
  app.route('/', reviewRoutes(deps));
  app.route('/', tournamentRoutes(deps));
  app.route('/', pairingRoutes(deps));
  if (deps.externalBots !== null) app.route('/', botRoutes(deps.externalBots));
  if (deps.network !== null) app.route('/', networkRoutes(deps.network));
  app.route('/', notifyRoutes(deps));
  app.route('/', referenceRoutes(app));
  app.all('*', (c) => problemResponse(c, textFailure('api.not-found').problem));
  app.onError((error, c) => {
    if (error instanceof QueueFullError) return problemResponse(c, textFailure('api.busy').problem);
    deps.reportError(error);
    return problemResponse(c, textFailure('api.internal-error', { id: currentRequestId() ?? '' }).problem);
  });
  return app;
}
